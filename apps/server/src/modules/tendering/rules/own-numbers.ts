import { fenToYuan, holdsFor, openStatus, regionBreadth, type OwnNumber } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** What the buyer's configuration is found by. */
export interface KindFacts {
  readonly manner: number;
  readonly lawRegime: number;
  readonly purchaseType?: number | null | undefined;
  /** The kind that the project was made of; what is no project yet has none. */
  readonly typeId?: string | null | undefined;
  readonly publishTime?: string | null | undefined;
}

/** With what decides which of its numbers hold. */
export interface OwnFacts extends KindFacts {
  readonly publishTime: string;
  readonly generalBudget?: string | null | undefined;
  readonly regionCode?: string | null | undefined;
  /** Those that were kept when the project went out; null before. */
  readonly ownNumbers?: unknown;
}

/**
 * The method of the kind that the project was made of, open or closed since; without one, that of the first open kind by which
 * such things are bought, under this law. Takes the five values of `kindFacts`.
 */
export const configuredMethod = `
  select m.id, m.type_id from type_method m join project_type t on t.tenant_id = m.tenant_id and t.id = m.type_id
  where m.tenant_id = $1 and m.manner_code = $2 and t.law_regime = $3 and t.purchase_type = $4
    and (t.id = $5::bigint or ($5::bigint is null and t.open_status in ${openStatus.sql('open')}))
    and m.is_deleted = 0 and t.is_deleted = 0
  order by t.sort nulls last, t.type_code, t.id limit 1`;

/** No row has it. */
const noKind = '0';

/** What went out without any kind is of none, whatever is opened since. */
export function kindFacts({ tenantId }: Pick<Ctx, 'tenantId'>, facts: KindFacts): unknown[] {
  const { manner, lawRegime, purchaseType = null, typeId, publishTime } = facts;
  const isOut = typeId !== undefined && Boolean(publishTime);
  return [tenantId, manner, lawRegime, purchaseType, typeId ?? (isOut ? noKind : null)];
}

const numbers = `
  with configured as (${configuredMethod})
  select n.kind, n.value::text as value, n.day_type as "dayType", null::smallint as action,
    null::bigint as "amountFrom", null::bigint as "amountTo", null as "regionCode", null::date as "effectiveFrom",
    null::date as "effectiveTo"
  from configured c
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
  select r.rule_code, r.value::text, r.day_type, r.action, r.amount_from, r.amount_to, r.region_code,
    r.effective_from, r.effective_to
  from configured c
  join purchase_rule r on r.tenant_id = $1 and r.is_deleted = 0
    and (r.manner_id = c.id or (r.manner_id is null and (r.type_id is null or r.type_id = c.type_id)))
  where r.value is not null`;

interface Stored {
  readonly kind: string;
  readonly value: string;
  readonly dayType: number | null;
  /** Of a rule; null of what the method itself says. */
  readonly action: number | null;
  readonly amountFrom: string | null;
  readonly amountTo: string | null;
  readonly regionCode: string | null;
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
}

/**
 * The numbers that the buyer has set for such a project beside the law: those of the method, and those of its rules for this
 * amount in this region, the narrowest last. Of a project that is out, as they were when it went out.
 */
export async function ownNumbers(ctx: Pick<Ctx, 'db' | 'tenantId'>, facts: OwnFacts): Promise<OwnNumber[]> {
  const { purchaseType, ownNumbers: kept, generalBudget, regionCode } = facts;
  // Written by this function's caller at the publication, and by nobody else.
  if (kept) return kept as OwnNumber[];
  if (!purchaseType) return [];
  // Its day is asked for, whether it has been published or not.
  const of = kindFacts(ctx, { ...facts, typeId: facts.typeId ?? undefined });
  const stored = await ctx.db.query<Stored & Record<string, unknown>>(numbers, of);
  const asked = { amount: generalBudget ?? null, regionCode, day: facts.publishTime.slice(0, 10) };
  const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));
  return stored
    .filter(({ effectiveFrom, ...one }) => {
      if (effectiveFrom === null) return true;
      return holdsFor({ ...one, effectiveFrom, amountFrom: yuan(one.amountFrom), amountTo: yuan(one.amountTo) }, asked);
    })
    .toSorted((one, other) => place(one) - place(other))
    .map(({ kind, value, dayType, action }) => ({ kind, value, dayType, ...(action !== null && { action }) }));
}

function place({ action, regionCode }: Stored): number {
  return action === null ? -1 : regionBreadth(regionCode);
}
