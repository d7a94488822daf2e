import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The LibreOffice of this machine, where there is one. */
export function findOffice(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/lib/libreoffice/program',
    '/opt/libreoffice/program',
  ];
  return folders.map((folder) => join(folder, 'soffice')).find((path) => existsSync(path));
}

let wrapping: readonly string[] | undefined;

/**
 * What goes before the program: no network where the system can take it away, and limits on memory (4 GB of
 * addresses), processor (90 s) and what it may write (512 MB).
 */
function wrapper(): readonly string[] {
  return (wrapping ??= [
    ...(works(['unshare', '--net', 'true']) ? ['unshare', '--net'] : []),
    ...(!works(['unshare', '--net', 'true']) && works(['unshare', '--net', '--map-root-user', 'true'])
      ? ['unshare', '--net', '--map-root-user']
      : []),
    ...(works(['prlimit', '--cpu=1', 'true'])
      ? ['prlimit', '--as=4294967296', '--cpu=90', '--fsize=536870912', '--core=0']
      : []),
  ]);
}

function works([program = '', ...rest]: readonly string[]): boolean {
  const { status: exitCode } = spawnSync(program, rest, { stdio: 'ignore', timeout: 5_000 });
  return exitCode === 0;
}

export interface OfficeRun {
  readonly program: string;
  readonly parameters: readonly string[];
  /** Its home and its temporary folder: nothing of ours is in its environment. */
  readonly home: string;
  readonly patienceMs: number;
}

/** Runs it in a group of its own and ends the whole group when it takes too long; true when it ended well. */
export function runOffice({ program, parameters, home, patienceMs }: OfficeRun): Promise<boolean> {
  const [first = program, ...rest] = [...wrapper(), program, ...parameters];
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
