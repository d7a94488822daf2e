import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';

/** What DATA_DIR/postgres.json keeps of the embedded cluster. */
export type ClusterRecord = z.infer<typeof schema>;

const schema = z.object({
  /** Absolute, or relative to DATA_DIR where it lies inside: so that the folder can be moved. */
  cluster: z.string(),
  /** False until the cluster was once complete: only then may a missing one be made anew. */
  made: z.boolean(),
  port: z.number(),
  passwords: z.object({ postgres: z.string(), owner: z.string(), app: z.string(), jobs: z.string() }),
});

const RECORD_FILE = 'postgres.json';

export function readClusterRecord(dataDir: string): ClusterRecord | undefined {
  const path = join(dataDir, RECORD_FILE);
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
}

/** Whole or not at all: a record lost in a power cut would be a database without its password. */
export function writeClusterRecord(dataDir: string, record: ClusterRecord): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const path = join(dataDir, RECORD_FILE);
  const file = openSync(`${path}.new`, 'w', 0o600);
  try {
    writeSync(file, `${JSON.stringify(record, null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  ownLikeFolder(dataDir, `${path}.new`);
  renameSync(`${path}.new`, path);
}

export function clusterFolder(dataDir: string, record: ClusterRecord): string {
  return resolve(dataDir, record.cluster);
}

export function recordedFolder(dataDir: string, cluster: string): string {
  return cluster.startsWith(dataDir + sep) ? relative(dataDir, cluster) : cluster;
}

export function newPasswords(): ClusterRecord['passwords'] {
  const password = () => randomBytes(24).toString('base64url');
  return { postgres: password(), owner: password(), app: password(), jobs: password() };
}

/** A start by root must not lock out the account to which DATA_DIR belongs. */
export function ownLikeFolder(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}
