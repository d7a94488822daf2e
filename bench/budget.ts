import { readFileSync } from 'node:fs';

/** The target of one line: at least so many times its reference, or at most. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** What one bench measured, under the name that budget.json knows. */
export interface BenchLine {
  readonly name: string;
  readonly value: number;
}

export type Verdict = 'met' | 'missed' | 'failed';

function readBudget(): Readonly<Record<string, Target>> {
  return JSON.parse(readFileSync(new URL('./budget.json', import.meta.url), 'utf8')) as Record<string, Target>;
}

export function targetOf(line: string): Target {
  const target = readBudget()[line];
  if (!target) throw new Error(`budget.json has no line «${line}»`);
  return target;
}

/** A shared machine is a noisy judge: a missed target is said, only one missed twice over fails (decisions 32). */
export function judge(value: number, target: Target): Verdict {
  if ('atLeast' in target) {
    if (value >= target.atLeast) return 'met';
    return value >= target.atLeast / 2 ? 'missed' : 'failed';
  }
  if (value <= target.atMost) return 'met';
  return value <= target.atMost * 2 ? 'missed' : 'failed';
}

export function describeTarget(target: Target): string {
  return 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
}
