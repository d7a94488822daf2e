import type { Ctx } from '../../platform/http/index.ts';
import type { Parameters } from '../../platform/rows/index.ts';

/** A time inside JSON, as the wire has times elsewhere. */
export function instantText(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
}

/** The day of a time, `yyyy-MM-dd`. */
export function dayOf(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD')`;
}

/** How many of the rows `ahead` are due on each of the coming days, today first, as JSON. */
export function countedByDay({ now }: Pick<Ctx, 'now'>, parameters: Parameters, days: number): string {
  return `(select json_agg(json_build_object('day', d.day, 'count',
        (select count(*) from ahead where ${dayOf('at')} = d.day)) order by d.day)
      from (select to_char(${parameters.bind(now.slice(0, 10))}::date + n, 'YYYY-MM-DD') as day
        from generate_series(0, ${parameters.bind(days - 1)}::int) n) d)`;
}
