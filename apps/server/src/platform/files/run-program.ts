import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The LibreOffice of this machine, where there is one. */
export function findOffice(): string | undefined {
  return findProgram(['soffice'], ['/usr/lib/libreoffice/program', '/opt/libreoffice/program']);
}

/** The first of these programs that lies on the path or in one of the further folders. */
export function findProgram(names: readonly string[], more: readonly string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

let wrapping: readonly string[] | undefined;

/** What goes before the program: no network where the system can take it away, and limits on processor and output. */
function wrapper(): readonly string[] {
  return (wrapping ??= [
    ...(works(['unshare', '--net', 'true']) ? ['unshare', '--net'] : []),
    ...(!works(['unshare', '--net', 'true']) && works(['unshare', '--net', '--map-root-user', 'true'])
      ? ['unshare', '--net', '--map-root-user']
      : []),
    ...(works(['prlimit', '--cpu=1', 'true']) ? ['prlimit', '--cpu=90', '--fsize=536870912', '--core=0'] : []),
  ]);
}

function works([program = '', ...rest]: readonly string[]): boolean {
  const { status: exitCode } = spawnSync(program, rest, { stdio: 'ignore', timeout: 5_000 });
  return exitCode === 0;
}

export interface ProgramRun {
  readonly program: string;
  readonly parameters: readonly string[];
  /** Its home and its temporary folder: nothing of ours is in its environment. */
  readonly home: string;
  readonly patienceMs: number;
  /** How many bytes of addresses it may take; a browser takes far more of them than of memory. */
  readonly addressBytes?: number;
}

/** Runs it in a group of its own and ends the whole group when it takes too long; true when it ended well. */
export function runProgram({ program, parameters, home, patienceMs, addressBytes }: ProgramRun): Promise<boolean> {
  const wrap = wrapper();
  const limit = addressBytes !== undefined && wrap.includes('prlimit') ? ['prlimit', `--as=${addressBytes}`] : [];
  const [first = program, ...rest] = [...wrap, ...limit, program, ...parameters];
  const child = spawn(first, rest, {
    cwd: home,
    detached: true,
    stdio: 'ignore',
    env: { PATH: '/usr/bin:/bin', HOME: home, TMPDIR: home, LANG: 'C.UTF-8' },
  });
  return new Promise((resolve) => {
    const over = setTimeout(() => endGroup(child.pid), patienceMs);
    const end = (isGood: boolean) => {
      clearTimeout(over);
      endGroup(child.pid);
      resolve(isGood);
    };
    child.once('error', () => end(false));
    child.once('exit', (code) => end(code === 0));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
