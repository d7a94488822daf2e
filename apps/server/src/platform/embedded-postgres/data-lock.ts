import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

export interface DataLock {
  release(): void;
}

/** Another process works on this data directory: the message is the line to show. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

const holderSchema = z.object({ pid: z.number(), started: z.string() });
/** A takeover lasts milliseconds; one that is older belongs to a process that died in it. */
const TAKEOVER_MS = 5_000;

/**
 * One process at a time may work on a data directory, or do what another name of a lock stands for. What a killed one left
 * behind does not count.
 */
export function lockData(dataDir: string, name = 'lock'): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const path = join(dataDir, name);
  const own = `${path}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify(process.pid)), { mode: 0o644 });
  try {
    // A link appears with its content and never over another one: there is no moment in which it could be read half.
    if (!link(own, path)) takeOver(path, own, dataDir);
  } finally {
    rmSync(own, { force: true });
  }
  let isHeld = true;
  return {
    release() {
      // Once only: a second time it could be the lock of whoever came after us.
      if (isHeld) rmSync(path, { force: true });
      isHeld = false;
    },
  };
}

/** Who holds the data directory now, if anybody alive does. */
export function dataHolder(dataDir: string): ProcessIdentity | undefined {
  return liveHolder(join(dataDir, 'lock'));
}

/** Two starts may both find a dead holder: only one of them may put itself in its place. */
function takeOver(path: string, own: string, dataDir: string): void {
  const takeover = `${path}.takeover`;
  const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > TAKEOVER_MS) rmSync(takeover, { force: true });
  const holder = liveHolder(path);
  if (holder || !link(own, takeover)) throw inUse(dataDir, holder);
  try {
    const since = liveHolder(path);
    if (since) throw inUse(dataDir, since);
    renameSync(own, path);
  } finally {
    rmSync(takeover, { force: true });
  }
}

function liveHolder(path: string): ProcessIdentity | undefined {
  try {
    const holder = holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function inUse(dataDir: string, holder: ProcessIdentity | undefined): DataInUseError {
  const who = holder ? ` (process ${holder.pid})` : '';
  return new DataInUseError(`Zhaocai already runs on ${dataDir}${who}. 该数据目录已有实例在运行。`);
}
