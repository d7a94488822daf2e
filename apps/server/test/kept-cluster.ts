import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { discardPostgres } from '../src/platform/embedded-postgres/index.ts';

const server = join(import.meta.dirname, '..');
const root = join(server, '../..');
const kept = join(root, 'node_modules/.vite/migrated-postgres');
const run = promisify(execFile);

/** All that decides how a migrated cluster looks: who makes it, with what, and the migrations. */
const made = [
  'migrations',
  'src/platform/db',
  'src/platform/embedded-postgres',
  'src/platform/jobs',
  'test/global-setup.ts',
  'test/kept-cluster.ts',
];

/**
 * Lays a migrated cluster into the empty folder. Making one takes longer than most tests run, so it is kept until a
 * migration or its makers change, and copied.
 *
 * @param make makes one in the folder it is given, and leaves it stopped
 */
export async function layMigratedCluster(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const whole = join(kept, await fingerprint());
  if (!existsSync(whole)) await keep(whole, make);
  await copy(whole, folder);
  await forgetPort(folder);
}

async function keep(whole: string, make: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(kept, { recursive: true });
  const outdated = (await readdir(kept)).filter((name) => !name.startsWith('making-'));
  for (const name of outdated) await rm(join(kept, name), { recursive: true, force: true });
  const making = await mkdtemp(join(kept, 'making-'));
  try {
    // PostgreSQL may run as another account, which must be able to enter.
    await chmod(making, 0o711);
    await make(making);
    // It has its name when it is whole. Another run may have been first: its cluster is as good.
    await rename(making, whole).catch((error: unknown) => {
      if (!existsSync(whole)) throw error;
    });
  } finally {
    if (existsSync(making)) {
      discardPostgres(making);
      await rm(making, { recursive: true, force: true });
    }
  }
}

/** With owners and rights, as Node's own copy does not. */
export async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['-a', `${from}/.`, to]);
}

/** Runs side by side, each with its copy, must not choose the same one. */
export async function forgetPort(folder: string): Promise<void> {
  const path = join(folder, 'postgres.json');
  const record = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...record, port: 0 }));
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const path of made) {
    const files = path.includes('.') ? [path] : await filesIn(path);
    for (const file of files) hash.update(`\n${file}\n`).update(await readFile(join(server, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(server, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(server.length + 1))
    .sort();
}
