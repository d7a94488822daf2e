import { chownSync, createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Account, ordinaryAccount } from './account.ts';
import { readArchive } from './archive-reader.ts';
import type { DataFolders } from './backup.ts';
import { clusterFolder, readClusterRecord } from './cluster-record.ts';
import { lockData } from './data-lock.ts';
import { chooseClusterFolder, makePrivateFolder } from './placement.ts';
import { findRunning } from './postmaster.ts';
import { replaceable, replaceData } from './replace-data.ts';

export interface RestoreOptions extends DataFolders {
  readonly archive: string;
  /** Replaces what is there. */
  readonly force: boolean;
}

/** `npm run restore`: unpacks beside what is there, and replaces it only when the archive proved whole. */
export async function restoreBackup({ dataDir, backupDir, archive, force }: RestoreOptions): Promise<void> {
  const lock = lockData(dataDir);
  try {
    await refuseWhatRuns(dataDir);
    await replaceBy(archive, { dataDir, backupDir, force });
  } finally {
    lock.release();
  }
}

async function replaceBy(
  archive: string,
  { dataDir, backupDir, force }: Omit<RestoreOptions, 'archive'>,
): Promise<void> {
  const present = replaceable(dataDir, backupDir);
  if (present.length > 0 && !force) {
    const some = present.slice(0, 3).join(', ');
    throw new Error(`${dataDir} is not empty (${some}): restore with --force to replace what is there.`);
  }
  const account = ordinaryAccount();
  const cluster = chooseClusterFolder(dataDir, account);
  const unpacked = { data: join(dataDir, 'restoring'), cluster: `${cluster}.restoring` };
  try {
    await unpack(archive, unpacked, account);
    replaceData({ dataDir, present, unpacked, cluster });
  } finally {
    for (const folder of Object.values(unpacked)) rmSync(folder, { recursive: true, force: true });
  }
}

/** A database whose parent was killed runs on, and would write into what we replace. */
async function refuseWhatRuns(dataDir: string): Promise<void> {
  const record = readClusterRecord(dataDir);
  const found = record && (await findRunning(clusterFolder(dataDir, record), record.passwords.postgres));
  if (found)
    throw new Error(
      `PostgreSQL still runs on ${dataDir} (process ${found.identity.pid}): stop it with kill -INT first.`,
    );
}

async function unpack(
  archive: string,
  to: { data: string; cluster: string },
  account: Account | undefined,
): Promise<void> {
  for (const folder of [to.data, to.cluster]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(to.cluster), { recursive: true });
  makePrivateFolder(to.cluster, account);
  mkdirSync(to.data, { mode: 0o700 });
  await readArchive(archive, async ({ name, kind }, content) => {
    const isCluster = name.startsWith('cluster/');
    const path = join(isCluster ? to.cluster : to.data, insidePath(name));
    const owner = isCluster ? account : undefined;
    if (kind === 'folder') makePrivateFolder(path, owner);
    else {
      await pipeline(Readable.from(content), createWriteStream(path, { mode: 0o600 }));
      if (owner) chownSync(path, owner.uid, owner.gid);
    }
  });
}

/** What follows data/ or cluster/; an archive cannot name a place outside of them. */
function insidePath(name: string): string {
  const [root, ...parts] = name.replace(/\/$/, '').split('/');
  if (
    (root !== 'data' && root !== 'cluster') ||
    parts.some((part) => part === '..' || part === '' || part.includes('\\'))
  ) {
    throw new Error(`This is no backup of Zhaocai: it holds ${name}.`);
  }
  return parts.join('/');
}
