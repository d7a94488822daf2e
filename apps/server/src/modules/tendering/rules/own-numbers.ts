import { openStatus, type OwnNumber } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** What the buyer's configuration is found by. */
export interface OwnFacts {
  readonly manner: number;
  readonly lawRegime: number;
  readonly purchaseType?: number | null | undefined;
  readonly publishTime: string;
  /** Those that were kept when the project went out; null before. */
  readonly ownNumbers?: unknown;
}

/** The method of the first open kind of project that is bought so, under this law. */
export const configuredMethod = `
  select m.id, m.type_id from type_method m join project_type t on t.tenant_id = m.tenant_id and t.id = m.type_id
  where m.tenant_id = $1 and m.manner_code = $2 and t.law_regime = $3 and t.purchase_type = $4
    and t.open_status in ${openStatus.sql('open')} and m.is_deleted = 0 and t.is_deleted = 0
  order by t.sort nulls last, t.type_code, t.id limit 1`;

const numbers = `
  with configured as (${configuredMethod})
  select n.kind, n.value::text as value, n.day_type as "dayType" from configured c
  join type_method m on m.tenant_id = $1 and m.id = c.id
  cross join lateral (values
    ('minSuppliers', m.min_suppliers, null::smallint),
    ('minSuppliersException', m.min_suppliers_exception, null),
    ('minSuppliersServices', m.min_suppliers_exception, null),
    ('quotePeriod', m.bid_days, m.bid_day_type),
    ('salePeriod', m.sale_days, m.sale_day_type),
    ('candidatesPeriod', m.result_publicity_days, null),
    ('resultNoticePeriod', m.result_publicity_days, null),
    ('contractPeriod', m.contract_days, null)) n (kind, value, day_type)
  where n.value is not null
  union all
  select r.rule_code, r.value::text, r.day_type from configured c
  join purchase_rule r on r.tenant_id = $1 and r.is_deleted = 0
    and (r.manner_id = c.id or (r.manner_id is null and r.type_id = c.type_id))
  where r.value is not null and r.effective_from <= $5::date and (r.effective_to is null or r.effective_to >= $5::date)`;

/**
 * The numbers that the buyer has set for such a project beside the law: those of the method, and those of its rules. Of a project
 * that is out, as they were when it went out.
 */
export async function ownNumbers(ctx: Pick<Ctx, 'db' | 'tenantId'>, facts: OwnFacts): Promise<OwnNumber[]> {
  const { manner, lawRegime, purchaseType, publishTime, ownNumbers: kept } = facts;
  // Written by this function's caller at the publication, and by nobody else.
  if (kept) return kept as OwnNumber[];
  if (!purchaseType) return [];
  return ctx.db.query<OwnNumber & Record<string, unknown>>(numbers, [
    ctx.tenantId,
    manner,
    lawRegime,
    purchaseType,
    publishTime.slice(0, 10),
  ]);
}
