import type { Field, Fields } from '@zhaocai/model/kit/field';
import type { Entity } from '@zhaocai/model/kit/entity';
import { instantToMs, msToInstant } from '../clock/server-clock.ts';

export interface Filter {
  readonly name: string;
  readonly field: Field;
}

/** Shown at once; the rest waits behind «more filters». */
export const directFilters = 4;

const filterable: ReadonlySet<Field['kind']> = new Set([
  'choice',
  'flag',
  'ref',
  'text',
  'day',
  'month',
  'dict',
  'tree',
]);

/** What a list can be filtered by: the fields it searches, its state, its choices, then the others. */
export function filtersOf({
  fields,
  search = [],
  lifecycle,
}: Pick<Entity<Fields>, 'fields' | 'search' | 'lifecycle'>): Filter[] {
  const candidates = Object.entries(fields).filter(
    ([, field]) => filterable.has(field.kind) && !field.secret && !field.detailOnly && !('masked' in field),
  );
  const rank = ([name, field]: [string, Field]): number => {
    if (search.includes(name)) return 0;
    if (name === lifecycle?.field) return 1;
    return field.kind === 'choice' || field.kind === 'flag' ? 2 : 3;
  };
  return candidates.toSorted((left, right) => rank(left) - rank(right)).map(([name, field]) => ({ name, field }));
}

export const createTimeFrom = 'createTime_dategt';
export const createTimeTo = 'createTime_datelt';
const dayMs = 86_400_000;

/**
 * Days as the wire's open interval: «after» the second before the first day and «before» the day after the last one,
 * so that both days are whole.
 */
export function rangeFilters(range: readonly [string, string] | undefined): Record<string, string> {
  if (!range) return {};
  const [from, to] = range;
  return {
    [createTimeFrom]: msToInstant(instantToMs(`${from} 00:00:00`) - 1000),
    [createTimeTo]: msToInstant(instantToMs(`${to} 00:00:00`) + dayMs),
  };
}

/** The days that a pair of filters came from. */
export function rangeOf(filters: Readonly<Record<string, string>>): [string, string] | undefined {
  const from = filters[createTimeFrom];
  const to = filters[createTimeTo];
  if (!from || !to || Number.isNaN(instantToMs(from)) || Number.isNaN(instantToMs(to))) return undefined;
  return [msToInstant(instantToMs(from) + 1000).slice(0, 10), msToInstant(instantToMs(to) - dayMs).slice(0, 10)];
}

/** For filters by year: this one is left out, the five before it are offered. */
export function previousYears(nowMs: number): number[] {
  const year = Number(msToInstant(nowMs).slice(0, 4));
  return [1, 2, 3, 4, 5].map((back) => year - back);
}
