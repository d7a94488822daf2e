import {
  addMonths,
  drawnExpertLifecycle,
  expertDraw,
  expertDrawLifecycle,
  expertLifecycle,
  type DrawnOften,
  type drawFairness,
  type EndpointOutput,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

type Clock = Pick<Ctx, 'db' | 'tenantId' | 'now'>;

interface Counted extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly workUnit: string;
  readonly drawn: number;
  readonly accepted: number;
  readonly expected: number;
}

// Draws whose evaluation has begun: before, the number of somebody's draws would tell that he was drawn (R28). What is to be
// expected of a round is its places over its candidates.
const counts = `
  with draw as (
    select d.id, r.value as round from ${expertDraw.table} d, jsonb_array_elements(coalesce(d.rounds, '[]')) as r (value)
    where d.tenant_id = $1 and d.is_deleted = 0 and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')}
      and d.review_time between $2::timestamptz and $3::timestamptz),
  chance as (
    select c.value ->> 'id' as expert_id,
      sum(least(1, (select coalesce(sum((n.value ->> 'count')::int), 0) from jsonb_array_elements(w.round -> 'needs') as n (value))
        / greatest(1, jsonb_array_length(w.round -> 'candidates'))::float8)) as expected
    from draw w, jsonb_array_elements(w.round -> 'candidates') as c (value) group by 1)
  select e.id::text, e.name, e.work_unit as "workUnit", coalesce(h.expected, 0)::float8 as expected,
    (select count(*)::int from drawn_expert r where r.tenant_id = e.tenant_id and r.expert_id = e.id and r.is_called
      and r.is_deleted = 0 and r.draw_id in (select id from draw)) as drawn,
    (select count(*)::int from drawn_expert r where r.tenant_id = e.tenant_id and r.expert_id = e.id and r.is_called
      and r.is_deleted = 0 and r.join_status in ${drawnExpertLifecycle.sql('accepted')}
      and r.draw_id in (select id from draw)) as accepted
  from expert e left join chance h on h.expert_id = e.id::text
  where e.tenant_id = $1 and e.is_deleted = 0
    and (e.expert_status in ${expertLifecycle.sql('active')} or h.expert_id is not null)
  order by drawn desc, expected desc, e.id`;
const drawCount = `
  select count(*)::int as total from ${expertDraw.table} d
  where d.tenant_id = $1 and d.is_deleted = 0 and d.info_status in ${expertDrawLifecycle.sql('notifying', 'done')}
    and d.review_time between $2::timestamptz and $3::timestamptz`;

const monthsBack = 12;
/** D.7: so many standard deviations above the mean are told to the administrators. */
const deviations = 3;
const mostShown = 200;

/** How often each expert was drawn within twelve months; a number apart from the others is marked. */
export async function readFairness(ctx: Clock): Promise<EndpointOutput<typeof drawFairness>> {
  const since = `${addMonths(ctx.now.slice(0, 10), -monthsBack)} 00:00:00`;
  const values = [ctx.tenantId, since, ctx.now];
  const [rows, [count]] = await Promise.all([
    ctx.db.query<Counted>(counts, values),
    ctx.db.query<{ total: number }>(drawCount, values),
  ]);
  const { mean, deviation } = spreadOf(rows.map(({ drawn }) => drawn));
  const limit = mean + deviations * deviation;
  const shown = rows.map((row): DrawnOften => ({
    ...row,
    expected: rounded(row.expected),
    isOften: deviation > 0 && row.drawn > limit,
  }));
  return {
    draws: count?.total ?? 0,
    experts: rows.length,
    mean: rounded(mean),
    deviation: rounded(deviation),
    limit: rounded(limit),
    spread: spreadBy(rows),
    rows: shown.slice(0, mostShown),
  };
}

/** Mean and standard deviation of a whole population; nothing of nobody. */
export function spreadOf(numbers: readonly number[]): { mean: number; deviation: number } {
  if (numbers.length === 0) return { mean: 0, deviation: 0 };
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
  return { mean, deviation: Math.sqrt(variance) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function spreadBy(rows: readonly Counted[]): { times: number; experts: number }[] {
  const byTimes = new Map<number, number>();
  for (const { drawn } of rows) byTimes.set(drawn, (byTimes.get(drawn) ?? 0) + 1);
  return [...byTimes].map(([times, experts]) => ({ times, experts })).sort((one, other) => one.times - other.times);
}
