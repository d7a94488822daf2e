import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { dataHolder, lockData } from './data-lock.ts';
import { clusterFolder, readClusterRecord } from './cluster-record.ts';
import { withClient } from './connection-urls.ts';
import { superuserUrl } from './postmaster.ts';
import { startPostgres } from './start-postgres.ts';

/** Emptied or written anew by PostgreSQL itself at its start; its log (pg_wal) is added at the end. */
const NOT_COPIED = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/;
const NOT_FILES = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*|tablespace_map.*)$/;
/** The book of roots, copied before the database, so that it names no row that the copy lacks. */
const ROOTS = 'evidence';
/** Of one start only, copied before, or the backups themselves. */
const NOT_DATA =
  /^(postgres|backups|evidence|lock.*|server\.process|postgres\.log.*|postgres\.json\.new|restoring|replaced)$/;

export interface DataFolders {
  readonly dataDir: string;
  readonly backupDir: string;
}

/** Writes BACKUP_DIR/zhaocai-<time>.tar.gz; it has this name only when it is complete. */
export async function writeBackup({ dataDir, backupDir }: DataFolders): Promise<string> {
  mkdirSync(backupDir, { recursive: true, mode: 0o700 });
  const path = join(backupDir, `zhaocai-${timeForName()}.tar.gz`);
  const unfinished = `${path}.unfinished`;
  try {
    await withRunningCluster(dataDir, async (url, cluster) => {
      const archive = createArchive(unfinished);
      const roots = join(dataDir, ROOTS);
      if (existsSync(roots)) await copyFolder(archive, { from: roots, to: `data/${ROOTS}`, skip: () => false });
      await withClient(url, (client) => copyCluster(client, cluster, archive));
      // After the database: a file lies there before the row that names it, so that no row lacks its file.
      await copyFolder(archive, {
        from: dataDir,
        to: 'data',
        skip: (name, isTop) => isTop && NOT_DATA.test(name),
        avoid: backupDir,
      });
      await archive.finish();
    });
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return path;
}

/** The cluster of the server that runs, or our own for the time of the backup. */
async function withRunningCluster(
  dataDir: string,
  work: (url: string, cluster: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres.json'))) throw new Error(`There is no database in ${dataDir} yet.`);
  if (dataHolder(dataDir)) {
    const record = readClusterRecord(dataDir);
    if (!record) throw new Error(`There is no database in ${dataDir} yet.`);
    return work(superuserUrl(record.port, record.passwords.postgres), clusterFolder(dataDir, record));
  }
  const lock = lockData(dataDir);
  try {
    const postgres = await startPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });
    try {
      await work(postgres.superuserUrl, clusterFolder(dataDir, postgres.record));
    } finally {
      await postgres.stop();
    }
  } finally {
    lock.release();
  }
}

/** The order is PostgreSQL's: begin, copy what changes meanwhile, end, then the log that makes it consistent. */
async function copyCluster(client: pg.Client, cluster: string, archive: ArchiveWriter): Promise<void> {
  // Keeps the log from being recycled while we copy; it goes with this connection.
  await client.query(`select pg_create_physical_replication_slot('zhaocai_backup', true, true)`);
  await client.query(`select pg_backup_start('zhaocai', fast => true)`);
  await copyFolder(archive, {
    from: cluster,
    to: 'cluster',
    skip: (name, isTop) => (isTop && NOT_COPIED.test(name)) || NOT_FILES.test(name),
  });
  const { rows } = await client.query<{ label: string; last: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)`,
  );
  const [end] = rows;
  if (!end) throw new Error('PostgreSQL did not end the backup.');
  await archive.addText('cluster/backup_label', end.label);
  for (const name of emptyFolders(cluster)) await archive.addFolder(`cluster/${name}`);
  await copyLog(archive, cluster, { first: firstLogFile(end.label), last: end.last });
}

async function copyLog(archive: ArchiveWriter, cluster: string, range: { first: string; last: string }): Promise<void> {
  await archive.addFolder('cluster/pg_wal');
  for (const name of readdirSync(join(cluster, 'pg_wal')).sort()) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name)
      ? name >= range.first && name <= range.last
      : name.endsWith('.history');
    if (isNeeded) await archive.addFile(`cluster/pg_wal/${name}`, join(cluster, 'pg_wal', name));
  }
}

function firstLogFile(label: string): string {
  const name = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/m.exec(label)?.[1];
  if (!name) throw new Error('The label of the backup does not name its first log file.');
  return name;
}

function emptyFolders(cluster: string): string[] {
  return readdirSync(cluster).filter((name) => NOT_COPIED.test(name) && name !== 'pg_wal');
}

interface FolderCopy {
  readonly from: string;
  readonly to: string;
  readonly skip: (name: string, isTop: boolean) => boolean;
  readonly avoid?: string;
}

async function copyFolder(archive: ArchiveWriter, copy: FolderCopy, isTop = true): Promise<void> {
  await archive.addFolder(copy.to);
  for (const entry of readdirSync(copy.from, { withFileTypes: true })) {
    const from = join(copy.from, entry.name);
    if (copy.skip(entry.name, isTop) || (copy.avoid && resolve(from) === resolve(copy.avoid))) continue;
    const to = `${copy.to}/${entry.name}`;
    if (entry.isDirectory()) await copyFolder(archive, { ...copy, from, to }, false);
    else if (entry.isFile()) await archive.addFile(to, from);
  }
}

/** In the machine's own time, which the operator reads; sorted by name is sorted by time. */
function timeForName(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}
