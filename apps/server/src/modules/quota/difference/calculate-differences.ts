import {
  chargeOf,
  chargeTiers,
  differenceCalculate,
  heldDistributionsSql,
  sumYuan,
  whether,
  yuanToFen,
  type calculateDifferences,
  type ChargeRule,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { storeResults } from '../calculate/store-results.ts';
import { holdQuotaBook, isYearLocked } from '../locked-years.ts';
import { warnOfRooms, yearOf } from '../row-checks.ts';

interface UnitRow {
  readonly deptId: string;
  readonly quota: string;
  readonly actual: string;
  readonly roomCount: number;
}

/** Room that counts, as it is held today, by the unit's share of it (docs/estate.md C.2). */
const units = `
  select q.dept_id as "deptId", round(q.total, 2) as quota, round(coalesce(sum(h.area), 0), 2) as actual,
    count(h.area)::int as "roomCount"
  from dept_calculate q
  left join (
    select d.dept_id, coalesce(r.quota_area, r.usable_area) * d.share_ratio as area
    from room_distribution d
    join room r on r.tenant_id = d.tenant_id and r.id = d.room_id and r.is_deleted = 0 and r.quota_counted in ${whether.sql('yes')}
    where d.tenant_id = $1 and d.is_deleted = 0 and d.status in ${heldDistributionsSql} and d.start_date <= $3
      and (d.end_date is null or d.end_date >= $3)) h on h.dept_id = q.dept_id
  where q.tenant_id = $1 and q.year = $2 and q.is_deleted = 0
  group by q.dept_id, q.total order by q.dept_id`;

const standardOf = `
  select name, tier_mode as "tierMode", coalesce(base_price, 0)::numeric / 100 as "basePrice", price_unit as "priceUnit",
    months, coalesce(free_pct, 0) as "freePct", tiers, coalesce(rebate_pct, 0) as "rebatePct",
    coalesce(rebate_max_pct, 0) as "rebateMaxPct"
  from charge_standard where tenant_id = $1 and effective_date <= $2 and is_deleted = 0
  order by effective_date desc limit 1`;

const anyDifference = 'select from difference_calculate where tenant_id = $1 and year = $2 and is_deleted = 0 limit 1';

/** What each unit has against its quota and what the difference costs. With a locked year it is made once, then it stands. */
export async function calculateOveruse(
  ctx: Ctx,
  input: EndpointInput<typeof calculateDifferences>,
): Promise<EndpointOutput<typeof calculateDifferences>> {
  const { db, tenantId, now } = ctx;
  const year = yearOf(ctx, input);
  await holdQuotaBook(ctx);
  const found = await db.query<UnitRow>(units, [tenantId, year, now.slice(0, 10)]);
  if (found.length === 0) refuse('quota.calculateFirst');
  const isMade = (await db.query(anyDifference, [tenantId, year])).length > 0;
  if (isMade && (await isYearLocked(ctx, year))) refuse('quota.locked', { year });
  const { name, rule } = await readRule(ctx, year);
  const made = found.map((unit) => ({ unit, result: chargeOf(unit.quota, unit.actual, rule) }));
  const rows = made.map(({ unit, result }) => ({
    ...unit,
    diff: result.diff,
    overPct: result.overPct,
    tierMode: rule.tierMode,
    charge: yuanToFen(result.charge),
    rebate: yuanToFen(result.rebate),
    payable: yuanToFen(result.payable),
    standardName: name,
    tierLines: result.lines,
    trace: result.trace,
  }));
  await storeResults(ctx, differenceCalculate, { year, rows, isWhole: true });
  const known = found.map(({ deptId }) => deptId);
  const warnings = await warnOfRooms(ctx, known, 'quota.roomsWithoutQuota');
  const over = made.filter(({ result }) => Number(result.over) > 0).length;
  const chargeTotal = sumYuan(made.map(({ result }) => result.charge));
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'differenceCalculate.calculate',
    subject: String(year),
    payload: { year, standard: name, depts: rows.length, over, chargeTotal },
  });
  return { depts: rows.length, over, chargeTotal, warnings };
}

async function readRule({ db, tenantId }: Ctx, year: number): Promise<{ name: string; rule: ChargeRule }> {
  const [standard] = await db.query<ChargeRule & { name: string; tiers: unknown }>(standardOf, [
    tenantId,
    `${year}-12-31`,
  ]);
  if (!standard) return refuse('quota.noCharge', { year });
  const { name, tiers, ...rest } = standard;
  return { name, rule: { ...rest, tiers: chargeTiers.parse(tiers) } };
}
