import { createHash } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, canUse } from './account.ts';
import { type Binaries, program } from './binaries.ts';

/** Where PostgreSQL's files lie so that the account which runs it can reach them. */
export interface Placement {
  readonly cluster: string;
  readonly native: string;
}

/**
 * DATA_DIR/postgres where the account can go there. Root may keep the clone in a folder that nobody
 * else may enter: then the cluster lies under /var/lib/zhaocai (or /var/tmp), one folder per DATA_DIR.
 */
export function chooseClusterFolder(dataDir: string, account: Account | undefined): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  if (canUse(account, dataDir, 'enter')) return join(dataDir, 'postgres');
  return join(outsideFolder(dataDir), 'postgres');
}

/** The programs themselves, copied once per version to where the account can run them. */
export function placeBinaries(binaries: Binaries, cluster: string, account: Account | undefined): string {
  if (canUse(account, program(binaries.native, 'postgres'), 'run')) return binaries.native;
  const copy = join(dirname(cluster), `programs-${binaries.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(binaries.native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !path.endsWith('.a'),
  });
  renameSync(unfinished, copy);
  return copy;
}

/** Makes a folder that only the account may use. */
export function makePrivateFolder(path: string, account: Account | undefined): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account) chownSync(path, account.uid, account.gid);
}

/** Removes a cluster that lies outside of DATA_DIR together with its folder. */
export function removeCluster(dataDir: string, cluster: string): void {
  const inside = cluster.startsWith(join(dataDir, '/'));
  rmSync(inside ? cluster : dirname(cluster), { recursive: true, force: true });
}

function outsideFolder(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const base = isWritable('/var/lib') ? '/var/lib/zhaocai' : '/var/tmp/zhaocai';
  for (const folder of [base, join(base, name)]) {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    // /var/tmp is open to all: a folder that somebody else put there must not become ours.
    const { uid } = lstatSync(folder);
    if (uid !== process.getuid?.())
      throw new Error(`${folder} belongs to another account; the database is not put there.`);
  }
  return join(base, name);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
