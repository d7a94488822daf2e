import { renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { type Account, ordinaryAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import {
  clusterFolder,
  type ClusterRecord,
  newPasswords,
  readClusterRecord,
  recordedFolder,
  writeClusterRecord,
} from './cluster-record.ts';
import { clusterExists, initializeCluster, writeConfiguration } from './initialize-cluster.ts';
import { chooseClusterFolder, placeBinaries } from './placement.ts';
import { findRunning, type Postmaster, startPostmaster, superuserUrl } from './postmaster.ts';
import { isAlive, signal, waitUntilGone } from './process-identity.ts';

/** What pino's logger and a few lines of one's own both are. */
export interface StartLog {
  info(text: string): void;
  warn(text: string): void;
}

export interface StartOptions {
  readonly dataDir: string;
  readonly log: StartLog;
  /** How many are needed at once, where that is more than usual. */
  readonly connections?: number;
}

export interface RunningPostgres {
  readonly superuserUrl: string;
  readonly port: number;
  readonly pid: number;
  readonly record: ClusterRecord;
  /** True where the postmaster of a killed parent was still there. */
  readonly reused: boolean;
  /** Ends connections, writes everything down and waits until it is gone. */
  stop(): Promise<void>;
  /** Called once when it ends without being told to. */
  onUnexpectedExit(listener: () => void): void;
}

const FAST_STOP_MS = 10_000;
const WATCH_MS = 250;
const LOG_LIMIT = 10 * 2 ** 20;

/** Starts the embedded PostgreSQL of a data directory, made at the first start; the caller holds its lock. */
export async function startPostgres({ dataDir, log, connections }: StartOptions): Promise<RunningPostgres> {
  const record = readClusterRecord(dataDir) ?? (await newRecord(dataDir));
  const cluster = clusterFolder(dataDir, record);
  const found = await findRunning(cluster, record.passwords.postgres);
  if (found) {
    log.info(`PostgreSQL still runs (process ${found.identity.pid}): it is used again.`);
    return running(found, record);
  }
  const account = clusterExists(cluster) ? ownerOf(cluster) : ordinaryAccount();
  const native = placeBinaries(findBinaries(), cluster, account);
  if (!clusterExists(cluster)) {
    if (record.made) throw new Error(`The database of ${dataDir} is missing: it was in ${cluster}. Restore a backup.`);
    log.info('Making the database 正在创建数据库');
    await initializeCluster({ native, cluster, account, password: record.passwords.postgres });
  }
  writeConfiguration(cluster, { account, connections });
  keepLogSmall(join(dataDir, 'postgres.log'));
  const port = await usablePort(record.port);
  const kept = { ...record, made: true, port };
  if (!record.made || port !== record.port) writeClusterRecord(dataDir, kept);
  const started = await startPostmaster({
    native,
    cluster,
    account,
    dataDir,
    port,
    password: record.passwords.postgres,
  });
  return running(started, kept);
}

async function newRecord(dataDir: string): Promise<ClusterRecord> {
  const cluster = recordedFolder(dataDir, chooseClusterFolder(dataDir, ordinaryAccount()));
  const record = { cluster, made: false, port: await usablePort(0), passwords: newPasswords() };
  writeClusterRecord(dataDir, record);
  return record;
}

/** PostgreSQL runs as whom its files belong to; only root can do that for somebody else. */
function ownerOf(cluster: string): Account | undefined {
  const { uid, gid } = statSync(cluster);
  const own = process.getuid?.();
  if (own === undefined || own === uid) return undefined;
  if (own !== 0) throw new Error(`${cluster} belongs to another account (${uid}): start as that account, or as root.`);
  return { uid, gid };
}

/** As whom the cluster of a data directory runs; undefined where there is none, or where that is ourselves. */
export function clusterAccount(dataDir: string): Account | undefined {
  const record = readClusterRecord(dataDir);
  const cluster = record && clusterFolder(dataDir, record);
  return cluster && clusterExists(cluster) ? ownerOf(cluster) : undefined;
}

function running(postmaster: Postmaster, record: ClusterRecord): RunningPostgres {
  const { identity, port } = postmaster;
  let stopping = false;
  const stopAtExit = () => isAlive(identity) && signal(identity.pid, 'SIGINT');
  process.once('exit', stopAtExit);
  return {
    superuserUrl: superuserUrl(port, record.passwords.postgres),
    port,
    pid: identity.pid,
    record,
    reused: postmaster.child === undefined,
    async stop() {
      stopping = true;
      process.off('exit', stopAtExit);
      await stopPostmaster(postmaster);
    },
    onUnexpectedExit(listener) {
      watch(postmaster, () => {
        process.off('exit', stopAtExit);
        if (!stopping) listener();
      });
    },
  };
}

/** Fast: connections are ended, everything is written. Immediate only where that takes too long. */
async function stopPostmaster({ identity }: Postmaster): Promise<void> {
  if (!isAlive(identity)) return;
  signal(identity.pid, 'SIGINT');
  if (await waitUntilGone(identity, FAST_STOP_MS)) return;
  signal(identity.pid, 'SIGQUIT');
  if (!(await waitUntilGone(identity, FAST_STOP_MS)))
    throw new Error(`PostgreSQL (process ${identity.pid}) does not stop.`);
}

/** Only a child tells its end; one that was found is looked at. */
function watch({ child, identity }: Postmaster, onExit: () => void): void {
  if (child) {
    if (child.exitCode !== null || child.signalCode !== null) setImmediate(onExit);
    else child.once('exit', onExit);
    return;
  }
  const timer = setInterval(() => {
    if (isAlive(identity)) return;
    clearInterval(timer);
    onExit();
  }, WATCH_MS);
  timer.unref();
}

/** The remembered port, so that the server's connections find the database again; another one where it is taken. */
function usablePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) resolve(usablePort(0));
      else reject(error);
    });
    probe.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      probe.close(() => resolve(port));
    });
  });
}

function keepLogSmall(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT) renameSync(path, join(dirname(path), 'postgres.log.1'));
}
