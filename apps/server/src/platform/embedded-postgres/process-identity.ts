import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Boot and start time; empty where the system does not tell (then the number alone decides). */
  readonly started: string;
}

interface ProcessState {
  /** One letter of /proc/PID/stat: Z and X are dead, whatever `kill 0` says. */
  readonly letter: string;
  readonly started: string;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, started: readState(pid)?.started ?? '' };
}

/** Zombies are dead: a first process that reaps late keeps them for seconds. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !answersSignals(pid)) return false;
  const state = readState(pid);
  if (!state) return process.platform !== 'linux';
  if (state.letter === 'Z' || state.letter === 'X') return false;
  return started === '' || started === state.started;
}

/** The name of the program that runs under this number, where the system tells. */
export function programName(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Signals a process that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Waits until the process is gone; false when it still lives after the time. */
export async function waitUntilGone(identity: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (isAlive(identity)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readState(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces and brackets of its own.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { letter: fields[0] ?? '', started: `${boot}/${fields[19] ?? ''}` };
  } catch {
    return undefined;
  }
}
