import { formatMoney } from '../../kit/widgets/money.tsx';
import type { ChartLine } from './chart/chart-line.ts';

interface Named<V> {
  readonly value: V;
  readonly label: string;
}

/** How many rows stand at each value, in the order of the values; what the server does not name has none. */
export function countLines(counts: ReadonlyMap<number, number>, values: readonly Named<number>[]): ChartLine[] {
  return values.map(({ value, label }) => {
    const count = counts.get(value) ?? 0;
    return { key: String(value), label, value: count, shown: String(count) };
  });
}

/** The money of the rows at each value; undefined where the reader sees no money. */
export function moneyLines(
  sums: ReadonlyMap<number, string | null>,
  values: readonly Named<number>[],
): ChartLine[] | undefined {
  if (sums.size > 0 && [...sums.values()].every((sum) => sum === null)) return undefined;
  return values.map(({ value, label }) => {
    const sum = sums.get(value) ?? '0.00';
    return { key: String(value), label, value: Number(sum), shown: formatMoney(sum) };
  });
}

/** How much is due on each of the coming days, as the server counted it. */
export function dayLines(days: readonly { readonly day: string; readonly count: number }[]): ChartLine[] {
  return days.map(({ day, count }) => ({ key: day, label: day.slice(5), value: count, shown: String(count) }));
}
