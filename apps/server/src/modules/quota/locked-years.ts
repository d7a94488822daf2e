import { columnOf, quotaLifecycle, type Entity } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { findRows } from '../../platform/rows/index.ts';

const openBook = 'insert into quota_book (tenant_id) values ($1) on conflict do nothing';
const holdBook = 'select from quota_book where tenant_id = $1';

/** Alone: nobody else calculates, publishes or locks quotas, and nobody changes what they are made of, until this is done. */
export async function holdQuotaBook({ db, tenantId }: Ctx): Promise<void> {
  await db.write(openBook, [tenantId]);
  // oxlint-disable-next-line house/locks-are-ordered -- no entity: one row, before all others
  await db.query(`${holdBook} for no key update`, [tenantId]);
}

/** With others who change facts and standards: no year is calculated or locked meanwhile. */
async function shareQuotaBook({ db, tenantId }: Ctx): Promise<void> {
  await db.write(openBook, [tenantId]);
  await db.query(`${holdBook} for share`, [tenantId]);
}

const lockedYear = `
  select from dept_calculate
  where tenant_id = $1 and year = $2 and status in ${quotaLifecycle.sql('locked')} and is_deleted = 0 limit 1`;

/** Of a year that the caller holds. */
export async function isYearLocked({ db, tenantId }: Ctx, year: number): Promise<boolean> {
  return (await db.query(lockedYear, [tenantId, year])).length > 0;
}

/** Which locked year a row belongs to, if any. */
type LockedYearOf = (ctx: Ctx, row: Values) => Promise<number | undefined>;

/** Facts belong to their own year. */
export const ownYear: LockedYearOf = async (ctx, { year }) =>
  (await isYearLocked(ctx, Number(year))) ? Number(year) : undefined;

/** A standard belongs to its year and to later ones that have none of their own (`docs/estate.md` C.1). */
export function standingYear(entity: Entity, keys: readonly string[]): LockedYearOf {
  const { table, fields } = entity;
  const same = keys.map((key, place) => `and s.${columnOf(fields, key)}::text = $${place + 4}`).join(' ');
  const sql = `
    select q.year from dept_calculate q
    where q.tenant_id = $1 and q.year >= $2 and q.status in ${quotaLifecycle.sql('locked')} and q.is_deleted = 0
      and not exists (select from ${table} s where s.tenant_id = q.tenant_id and s.is_deleted = 0 and s.id <> $3
        and s.year > $2 and s.year <= q.year ${same})
    order by q.year limit 1`;
  return (ctx, row) => firstYear(ctx, sql, [row.year, row.id ?? '0', ...keys.map((key) => String(row[key]))]);
}

/** Charges belong to the locked years whose over-use was calculated by them; until it was, they may be set. */
export const chargedYear: LockedYearOf = (ctx, { effectiveDate, id }) =>
  firstYear(ctx, chargedSql, [String(effectiveDate).slice(0, 4), id ?? '0', effectiveDate]);
const chargedSql = `
  select q.year from dept_calculate q
  where q.tenant_id = $1 and q.year >= $2::int and q.status in ${quotaLifecycle.sql('locked')} and q.is_deleted = 0
    and exists (select from difference_calculate d where d.tenant_id = q.tenant_id and d.year = q.year and d.is_deleted = 0)
    and not exists (select from charge_standard s where s.tenant_id = q.tenant_id and s.is_deleted = 0 and s.id <> $3
      and s.effective_date > $4::date and s.effective_date <= make_date(q.year, 12, 31))
  order by q.year limit 1`;

async function firstYear({ db, tenantId }: Ctx, sql: string, asked: readonly unknown[]): Promise<number | undefined> {
  const [found] = await db.query<{ year: number }>(sql, [tenantId, ...asked]);
  return found?.year;
}

/** The same hooks, for rows that nobody changes, adds or removes once a year that goes by them is locked (SM18). */
export function readOnlyOnceLocked(entity: Entity, lockedYearOf: LockedYearOf, hooks: WriteHooks): WriteHooks {
  const demandOpen = async (ctx: Ctx, rows: readonly Values[]) => {
    await shareQuotaBook(ctx);
    for (const row of rows) {
      const year = await lockedYearOf(ctx, row);
      if (year !== undefined) refuse('quota.yearLocked', { year });
    }
  };
  return {
    ...hooks,
    async beforeSave(ctx, values, existing) {
      await demandOpen(ctx, existing ? [existing, { ...values, id: existing.id }] : [values]);
      return (await hooks.beforeSave?.(ctx, values, existing)) ?? {};
    },
    async beforeRemove(ctx, ids) {
      const rows = await findRows(ctx, entity, { ids });
      await demandOpen(
        ctx,
        rows.map((row) => ({ ...row })),
      );
      await hooks.beforeRemove?.(ctx, ids);
    },
  };
}
