import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clusterFolder, readClusterRecord, recordedFolder, writeClusterRecord } from './cluster-record.ts';

interface Replacement {
  readonly dataDir: string;
  /** What lies in the data directory now and makes place. */
  readonly present: readonly string[];
  /** What comes instead. */
  readonly unpacked: { readonly data: string; readonly cluster: string };
  /** Where the new cluster belongs. */
  readonly cluster: string;
}

interface Move {
  readonly from: string;
  readonly to: string;
}

/** Stays when the data directory is replaced: the lock is ours, the archive may lie among the backups. */
const KEPT = /^(lock.*|backups|restoring|replaced|postgres\.(restoring|replaced))$/;

export function replaceable(dataDir: string, backupDir: string): string[] {
  return readdirSync(dataDir).filter((name) => !KEPT.test(name) && join(dataDir, name) !== resolve(backupDir));
}

/** Moves the old aside and the new in; the old is removed last, and comes back when a move fails. */
export function replaceData({ dataDir, present, unpacked, cluster }: Replacement): void {
  const record = readClusterRecord(unpacked.data);
  if (!record) throw new Error('The backup holds no postgres.json: its database could not be opened.');
  writeClusterRecord(unpacked.data, { ...record, cluster: recordedFolder(dataDir, cluster), made: true });

  const before = readClusterRecord(dataDir);
  const oldCluster = before && clusterFolder(dataDir, before);
  const aside = join(dataDir, 'replaced');
  const clusterAside = `${oldCluster ?? cluster}.replaced`;
  // What an interrupted restore left; it was about to be replaced then.
  for (const folder of [aside, clusterAside]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(aside, { mode: 0o700 });
  const isOutside = oldCluster && !oldCluster.startsWith(join(dataDir, '/')) && existsSync(oldCluster);
  moveAll([
    ...(isOutside ? [{ from: oldCluster, to: clusterAside }] : []),
    ...present.map((name) => ({ from: join(dataDir, name), to: join(aside, name) })),
    { from: unpacked.cluster, to: cluster },
    ...readdirSync(unpacked.data).map((name) => ({ from: join(unpacked.data, name), to: join(dataDir, name) })),
  ]);
  for (const folder of [aside, clusterAside]) rmSync(folder, { recursive: true, force: true });
}

function moveAll(moves: readonly Move[]): void {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      renameSync(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    for (const { from, to } of done.reverse()) renameSync(to, from);
    throw error;
  }
}
