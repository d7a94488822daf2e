import { columnOf, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';

/** Numbers that are given one after the other: which field they fill, and how they begin at a certain time. */
export interface NumberSeries {
  readonly entity: Pick<Entity, 'table' | 'fields'>;
  readonly field: string;
  /** What stands before the counted digits, `CG-JH-2026-`: a new one begins at 1. */
  readonly prefix: (now: string) => string;
  readonly digits: number;
  /** People may give a number of their own: the series goes on after theirs. */
  readonly mayBeTyped?: boolean;
}

export function numberSeries(series: NumberSeries): NumberSeries {
  return series;
}

/** The next number of a series. */
export async function nextNumber(ctx: Asking, series: NumberSeries): Promise<string> {
  const [number] = await nextNumbers(ctx, series, 1);
  if (number === undefined) throw new Error('a series gave no number');
  return number;
}

/**
 * The next numbers of a series, without gaps and never twice: who asks at the same time waits until this transaction
 * ends, and gets the same ones where it is taken back. Ask for it last, for the wait is everybody's.
 */
export async function nextNumbers(ctx: Asking, series: NumberSeries, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { db, tenantId, now } = ctx;
  const { name, begin } = placeOf(ctx, series);
  const [counted] = series.mayBeTyped ? [] : await db.query<{ last: string }>(countOn, [tenantId, name, count, now]);
  const last = counted?.last ?? (await begun(ctx, series, count));
  const first = Number(last) - count + 1;
  return Array.from({ length: count }, (_, index) => numberOf(series, begin, first + index));
}

async function begun(ctx: Asking, series: NumberSeries, count: number): Promise<string> {
  const values = [ctx.tenantId, placeOf(ctx, series).name, count, ctx.now, await lastInRows(ctx, series)];
  const [row] = await ctx.db.query<{ last: string }>(goOn, values);
  if (!row) throw new Error('a series could not be begun');
  return row.last;
}

/** What the next number would be, for somebody to look at: it is not taken. */
export async function proposedNumber(ctx: Asking, series: NumberSeries): Promise<string> {
  return numberOf(series, placeOf(ctx, series).begin, Number(await lastInRows(ctx, series)) + 1);
}

type Asking = Pick<Ctx, 'db' | 'tenantId' | 'now'>;

const countOn = `
  update number_series set last = last + $3, update_time = $4 where tenant_id = $1 and series = $2
  returning last::text`;

/** After the rows that have such a number already. Two that do so at once wait for each other. */
const goOn = `
  insert into number_series (tenant_id, series, last, create_time, update_time)
  values ($1, $2, $5::bigint + $3, $4, $4)
  on conflict (tenant_id, series) do update set last = greatest(number_series.last, $5::bigint) + $3, update_time = $4
  returning last::text`;

function placeOf({ now }: Asking, { entity, field, prefix }: NumberSeries) {
  const begin = prefix(now);
  const column = columnOf(entity.fields, field);
  return { begin, column, name: `${entity.table}.${column} ${begin}` };
}

async function lastInRows(ctx: Asking, series: NumberSeries): Promise<string> {
  const { begin, column } = placeOf(ctx, series);
  const [found] = await ctx.db.query<{ last: string }>(
    `select coalesce(max(substr(${column}, length($2) + 1)::bigint), 0)::text as last from ${series.entity.table}
     where tenant_id = $1 and starts_with(${column}, $2) and substr(${column}, length($2) + 1) ~ '^\\d{1,15}$'`,
    [ctx.tenantId, begin],
  );
  return found?.last ?? '0';
}

function numberOf({ digits }: NumberSeries, begin: string, count: number): string {
  return `${begin}${String(count).padStart(digits, '0')}`;
}
