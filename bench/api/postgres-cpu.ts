import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in ticks of 10 ms on every Linux that Node supports. */
const microsecondsPerTick = 10_000;

/**
 * Processor time of PostgreSQL in microseconds: the postmaster, its living children and those that it has buried.
 * Undefined where there is no /proc.
 */
export function postgresCpu(postmasterPid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const postmaster = readStat(String(postmasterPid));
  if (!postmaster) return undefined;
  let ticks = postmaster.own + postmaster.buriedChildren;
  for (const pid of readdirSync('/proc')) {
    const stat = /^\d+$/.test(pid) ? readStat(pid) : undefined;
    if (stat?.parent === postmasterPid) ticks += stat.own;
  }
  return ticks * microsecondsPerTick;
}

interface Stat {
  readonly parent: number;
  readonly own: number;
  readonly buriedChildren: number;
}

/** Fields of /proc/PID/stat behind the name, which may hold blanks: 4 parent, 14 and 15 own, 16 and 17 children. */
function readStat(pid: string): Stat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (number: number) => fields[number - 3] ?? 0;
  return { parent: at(4), own: at(14) + at(15), buriedChildren: at(16) + at(17) };
}
