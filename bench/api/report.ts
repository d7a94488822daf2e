import { describeTarget, judge, type Target, type Verdict } from '../budget.ts';
import type { Measurement } from './load.ts';

export interface Row {
  readonly line: string;
  readonly reference: Measurement;
  readonly ours: Measurement;
  readonly value: number;
  readonly target: Target;
}

const heading = [
  '| line | reference req/s | ours req/s | value | target | | p50/p99 ms ref | ours | node µs ref | ours | database µs ref | ours |',
  '|---|--:|--:|--:|--:|---|--:|--:|--:|--:|--:|--:|',
];

/** A table in Markdown, each row printed as soon as it is known. */
export function printHeading(): void {
  console.log(heading.join('\n'));
}

export function printRow(row: Row): Verdict {
  const verdict = judge(row.value, row.target);
  console.log(`| ${cells(row, verdict).join(' | ')} |`);
  return verdict;
}

function cells({ line, reference, ours, value, target }: Row, verdict: Verdict): string[] {
  const times = ({ p50Ms, p99Ms }: Measurement) => `${p50Ms}/${p99Ms}`;
  const database = ({ databaseMicroseconds }: Measurement) => databaseMicroseconds?.toFixed(0) ?? '–';
  return [
    line,
    reference.requestsPerSecond.toFixed(0),
    ours.requestsPerSecond.toFixed(0),
    value.toFixed(2),
    describeTarget(target),
    verdict,
    times(reference),
    times(ours),
    reference.nodeMicroseconds.toFixed(0),
    ours.nodeMicroseconds.toFixed(0),
    database(reference),
    database(ours),
  ];
}
