import { formatMoney } from '../../kit/widgets/money.tsx';
import { instantToMs, msToInstant } from '../../kit/clock/server-clock.ts';
import type { ChartLine } from './chart/chart-line.ts';

interface Named<V> {
  readonly value: V;
  readonly label: string;
}

/** How many rows stand at each value, in the order of the values. */
export function countBy<R>(
  rows: readonly R[],
  values: readonly Named<number>[],
  valueOf: (row: R) => number | null,
): ChartLine[] {
  return values.map(({ value, label }) => {
    const count = rows.filter((row) => valueOf(row) === value).length;
    return { key: String(value), label, value: count, shown: String(count) };
  });
}

/** The money of the rows at each value; summed in fen, for a sum of fractions drifts. */
export function sumBy<R>(
  rows: readonly R[],
  values: readonly Named<number>[],
  read: { readonly value: (row: R) => number | null; readonly money: (row: R) => string | null },
): ChartLine[] {
  return values.map(({ value, label }) => {
    const fen = rows.filter((row) => read.value(row) === value).reduce((sum, row) => sum + fenOf(read.money(row)), 0);
    return { key: String(value), label, value: fen / 100, shown: formatMoney((fen / 100).toFixed(2)) };
  });
}

function fenOf(yuan: string | null): number {
  return yuan ? Math.round(Number(yuan) * 100) : 0;
}

const dayMs = 86_400_000;

/** How much is due on each of the coming days, today first. */
export function countByDay(instants: readonly string[], now: string, days: number): ChartLine[] {
  const startMs = instantToMs(`${now.slice(0, 10)} 00:00:00`);
  return Array.from({ length: days }, (_, offset) => {
    const day = msToInstant(startMs + offset * dayMs).slice(0, 10);
    const count = instants.filter((at) => at > now && at.startsWith(day)).length;
    return { key: day, label: day.slice(5), value: count, shown: String(count) };
  });
}
