import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.ts';
import { answers } from './answers.ts';
import { program } from './binaries.ts';
import { ownLikeFolder } from './cluster-record.ts';
import type { Placement } from './placement.ts';
import { identify, isAlive, type ProcessIdentity, programName } from './process-identity.ts';

/** The main process of a running PostgreSQL; a child of ours, or left over by a parent that was killed. */
export interface Postmaster {
  readonly identity: ProcessIdentity;
  readonly port: number;
  readonly child: ChildProcess | undefined;
}

export interface PostmasterStart extends Placement {
  readonly account: Account | undefined;
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
}

const RETRY_MS = 200;
const RETRY_FOR_MS = 10_000;
/** Recovery after a crash may take its time; as long as the process lives it is waited for. */
const READY_WITHIN_MS = 300_000;
const NOT_YET = [/lock file ".*" already exists/, /shared memory block .* is still in use/, /Address already in use/];

/** The postmaster that a killed parent left behind, if it answers to our password. */
export async function findRunning(cluster: string, password: string): Promise<Postmaster | undefined> {
  const file = readPidFile(cluster);
  if (!file || !isPostgres(file.pid)) return undefined;
  const identity = identify(file.pid);
  const end = performance.now() + RETRY_FOR_MS;
  while (isAlive(identity)) {
    if (await answers(superuserUrl(file.port, password))) return { identity, port: file.port, child: undefined };
    if (performance.now() > end) {
      throw new Error(
        `A PostgreSQL (process ${file.pid}) uses ${cluster} but does not answer: stop it and start again.`,
      );
    }
    await sleep(RETRY_MS);
  }
  return undefined;
}

/** Starts one. The dead one before it may hold its lock for a moment: then it tries again. */
export async function startPostmaster(start: PostmasterStart): Promise<Postmaster> {
  const end = performance.now() + RETRY_FOR_MS;
  for (;;) {
    const logFile = join(start.dataDir, 'postgres.log');
    const from = sizeOf(logFile);
    const child = spawnPostmaster(start, logFile);
    if (child.pid === undefined) throw new Error(`PostgreSQL cannot be run: ${program(start.native, 'postgres')}`);
    const identity = identify(child.pid);
    if (await becomesReady(start, identity)) return { identity, port: start.port, child };
    const said = readFileSync(logFile).subarray(from).toString('utf8').trim();
    if (performance.now() > end || !NOT_YET.some((reason) => reason.test(said))) {
      throw new Error(`PostgreSQL did not start: ${lastLine(said)} (${logFile})`);
    }
    await sleep(RETRY_MS);
  }
}

export function superuserUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** In a group of its own: Ctrl-C in the terminal reaches the parent, which stops the server before the database. */
function spawnPostmaster({ native, cluster, account, port, dataDir }: PostmasterStart, logFile: string): ChildProcess {
  const log = openSync(logFile, 'a', 0o600);
  try {
    ownLikeFolder(dataDir, logFile);
    return spawn(program(native, 'postgres'), ['-D', cluster, '-p', String(port)], {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', ...disownPid(cluster) },
    });
  } finally {
    closeSync(log);
  }
}

/**
 * After a restart of the machine the number in postmaster.pid may belong to any program, and PostgreSQL
 * would refuse for ever. It ignores the number of its grandparent; its check of the shared memory stays.
 */
function disownPid(cluster: string): Record<string, string> {
  const file = readPidFile(cluster);
  return file && !isPostgres(file.pid) ? { PG_GRANDPARENT_PID: String(file.pid) } : {};
}

async function becomesReady({ port, password }: PostmasterStart, identity: ProcessIdentity): Promise<boolean> {
  const end = performance.now() + READY_WITHIN_MS;
  while (isAlive(identity) && performance.now() < end) {
    if (await answers(superuserUrl(port, password))) return true;
    await sleep(10);
  }
  return false;
}

function readPidFile(cluster: string): { pid: number; port: number } | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

/** True also where the system does not tell which program a number belongs to. */
function isPostgres(pid: number): boolean {
  return isAlive({ pid, started: '' }) && (programName(pid) ?? 'postgres') === 'postgres';
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function lastLine(text: string): string {
  return text.split('\n').findLast((line) => /FATAL|PANIC|ERROR|could not/.test(line)) ?? text.slice(-300);
}
