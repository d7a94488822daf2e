import { median } from '../median.ts';
import { measure, type LoadOptions, type Measurement, type Target } from './load.ts';

/** Two servers under the same load; which of them is the reference the line says. */
export interface Pair {
  readonly reference: Target;
  readonly ours: Target;
}

export interface RoundOptions extends LoadOptions {
  readonly rounds: number;
}

/** As many on either side: a server is measured when its compiler has seen the path, however busy the machine is. */
const warmUpRequests = 6_000;

/** Rounds in turn, each side first in every other one, so that a busy minute of the machine hits both; then medians. */
export async function compare(
  pair: Pair,
  options: RoundOptions,
): Promise<{ reference: Measurement; ours: Measurement }> {
  const found: Record<keyof Pair, Measurement[]> = { reference: [], ours: [] };
  for (const side of ['reference', 'ours'] as const) await measure(pair[side], { ...options, amount: warmUpRequests });
  for (let round = 0; round < options.rounds; round += 1) {
    const order = round % 2 === 0 ? (['reference', 'ours'] as const) : (['ours', 'reference'] as const);
    for (const side of order) found[side].push(await measure(pair[side], options));
  }
  return { reference: middle(found.reference), ours: middle(found.ours) };
}

/** The median of each figure by itself. */
function middle(measurements: readonly Measurement[]): Measurement {
  const of = (figure: (one: Measurement) => number) => median(measurements.map(figure));
  const hasDatabase = measurements.every(({ databaseMicroseconds }) => databaseMicroseconds !== undefined);
  return {
    requestsPerSecond: of((one) => one.requestsPerSecond),
    p50Ms: of((one) => one.p50Ms),
    p99Ms: of((one) => one.p99Ms),
    nodeMicroseconds: of((one) => one.nodeMicroseconds),
    databaseMicroseconds: hasDatabase ? of((one) => one.databaseMicroseconds ?? 0) : undefined,
  };
}
