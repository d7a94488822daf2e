import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** PostgreSQL refuses to run as root, and what serves need not: then they run as this account, which the system has already. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** None where we are an ordinary user ourselves; else who called sudo, or postgres, or nobody. */
export function ordinaryAccount(environment = process.env): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const uid = Number(environment['SUDO_UID']);
  const gid = Number(environment['SUDO_GID']);
  if (uid > 0 && gid > 0) return { uid, gid };
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (!account) throw new Error('Running as root needs an ordinary account for PostgreSQL: make one called postgres.');
  return account;
}

/** Asked of the system itself, because access lists and mount options decide beside the mode bits. */
export function canUse(account: Account | undefined, path: string, access: keyof typeof tests): boolean {
  if (!account) return true;
  const options = { ...account, cwd: '/', stdio: 'ignore' } as const;
  return spawnSync('/bin/sh', ['-c', tests[access], 'sh', path], options).status === 0;
}

const tests = {
  enter: 'cd -- "$1"',
  read: 'test -r "$1"',
  run: 'test -x "$1" && test -r "$1"',
} as const;

function accountNamed(name: string): Account | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}
