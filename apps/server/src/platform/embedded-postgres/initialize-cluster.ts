import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { program } from './binaries.ts';
import { configuration, INCLUDES } from './configuration.ts';
import { makePrivateFolder, type Placement } from './placement.ts';

interface NewCluster extends Placement {
  readonly account: Account | undefined;
  readonly password: string;
}

const run = promisify(execFile);

export function clusterExists(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'));
}

/** Makes the cluster beside its place and moves it there when complete: a broken start leaves none behind. */
export async function initializeCluster(wanted: NewCluster): Promise<void> {
  const { account, cluster } = wanted;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateFolder(unfinished, account);
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, wanted.password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    await initdb(wanted, unfinished, passwordFile);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  appendFileSync(join(unfinished, 'postgresql.conf'), INCLUDES);
  renameSync(unfinished, cluster);
}

/** Our settings are written at every start, the operator's file only where it is missing. */
export function writeConfiguration(
  cluster: string,
  { account, connections }: { readonly account: Account | undefined; readonly connections?: number | undefined },
): void {
  const files = { 'zhaocai.conf': configuration(connections), 'local.conf': '# Your own settings: they win.\n' };
  for (const [name, text] of Object.entries(files)) {
    const path = join(cluster, name);
    if (name === 'local.conf' && existsSync(path)) continue;
    writeFileSync(path, text, { mode: 0o600 });
    if (account) chownSync(path, account.uid, account.gid);
  }
}

/**
 * Texts sort by code point and the same on every system (builtin provider). The character classes come
 * from the system's own UTF-8 locale, because under "C" pg_trgm takes no Chinese character for a letter.
 */
async function initdb({ native, account }: NewCluster, folder: string, passwordFile: string): Promise<void> {
  const common = ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const ctype = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const builtin = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const options = { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  try {
    await run(program(native, 'initdb'), [...common, ...builtin, `--lc-ctype=${ctype}`], options);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`The database could not be made in ${folder}: ${said.split('\n').slice(-3).join(' ')}`, {
      cause: error,
    });
  }
}
