import { columnOf, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';

/** Numbers that are given one after the other: which field they fill, and how they begin at a certain time. */
export interface NumberSeries {
  readonly entity: Pick<Entity, 'table' | 'fields'>;
  readonly field: string;
  /** What stands before the counted digits, `CG-JH-2026-`: a new one begins at 1. */
  readonly prefix: (now: string) => string;
  readonly digits: number;
}

export function numberSeries(series: NumberSeries): NumberSeries {
  return series;
}

/** The next number of a series. */
export async function nextNumber(ctx: Pick<Ctx, 'db' | 'tenantId' | 'now'>, series: NumberSeries): Promise<string> {
  const [number] = await nextNumbers(ctx, series, 1);
  if (number === undefined) throw new Error('a series gave no number');
  return number;
}

/**
 * The next numbers of a series, without gaps and never twice: who asks at the same time waits until this transaction
 * ends, and gets the same ones where it is taken back. Ask for it last, for the wait is everybody's.
 */
export async function nextNumbers(
  { db, tenantId, now }: Pick<Ctx, 'db' | 'tenantId' | 'now'>,
  { entity, field, prefix, digits }: NumberSeries,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const begin = prefix(now);
  const column = columnOf(entity.fields, field);
  const values = [tenantId, `${entity.table}.${column} ${begin}`, count, now];
  const [counted] = await db.query<{ last: string }>(countOn, values);
  const { last } = counted ?? (await firstOf(db, { values, begin, table: entity.table, column }));
  const first = Number(last) - count + 1;
  return Array.from({ length: count }, (_, index) => `${begin}${String(first + index).padStart(digits, '0')}`);
}

const countOn = `
  update number_series set last = last + $3, update_time = $4 where tenant_id = $1 and series = $2
  returning last::text`;

interface Beginning {
  readonly values: readonly unknown[];
  readonly begin: string;
  readonly table: string;
  readonly column: string;
}

/** A series goes on after the rows that have such a number already. Two that begin it at once wait for each other. */
async function firstOf(db: Ctx['db'], { values, begin, table, column }: Beginning): Promise<{ last: string }> {
  const [begun] = await db.query<{ last: string }>(
    `insert into number_series (tenant_id, series, last, create_time, update_time)
     select $1, $2, coalesce(max(substr(${column}, length($5) + 1)::bigint), 0) + $3, $4, $4
     from ${table} where tenant_id = $1 and starts_with(${column}, $5) and substr(${column}, length($5) + 1) ~ '^\\d{1,15}$'
     on conflict (tenant_id, series) do update set last = number_series.last + $3, update_time = $4
     returning last::text`,
    [...values, begin],
  );
  if (!begun) throw new Error('a series could not be begun');
  return begun;
}
