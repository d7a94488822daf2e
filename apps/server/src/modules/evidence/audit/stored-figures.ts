import {
  budgetAccount,
  budgetCost,
  demand,
  demandLifecycle,
  plan,
  planLifecycle,
  sealKey,
  type auditCheck,
  type EndpointOutput,
} from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { recordByNobody } from '../../../platform/audit/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export type StrangeFigure = EndpointOutput<typeof auditCheck>['stored'][number];

/** Lines of budgets whose accounts are not what their postings come to: available, reserved, committed, spent, allotted. */
const lines = `
  select 'budgetLine' as kind, b.id::text, b.line_name as name,
    concat_ws(' / ', (b.available_money / 100.0)::numeric(20, 2), (b.reserved_money / 100.0)::numeric(20, 2),
      (b.committed_money / 100.0)::numeric(20, 2), (b.spent_money / 100.0)::numeric(20, 2),
      (b.allotted_money / 100.0)::numeric(20, 2)) as stored,
    concat_ws(' / ', (n.a / 100.0)::numeric(20, 2), (n.r / 100.0)::numeric(20, 2), (n.c / 100.0)::numeric(20, 2),
      (n.s / 100.0)::numeric(20, 2), (n.l / 100.0)::numeric(20, 2)) as recorded
  from budget_cost b
  cross join lateral (
    select coalesce(sum(p.money * ((p.to_account in ${budgetAccount.sql('available')})::int - (p.from_account in ${budgetAccount.sql('available')})::int)), 0) as a,
      coalesce(sum(p.money * ((p.to_account in ${budgetAccount.sql('reserved')})::int - (p.from_account in ${budgetAccount.sql('reserved')})::int)), 0) as r,
      coalesce(sum(p.money * ((p.to_account in ${budgetAccount.sql('committed')})::int - (p.from_account in ${budgetAccount.sql('committed')})::int)), 0) as c,
      coalesce(sum(p.money * ((p.to_account in ${budgetAccount.sql('spent')})::int - (p.from_account in ${budgetAccount.sql('spent')})::int)), 0) as s,
      coalesce(sum(p.money * ((p.to_account in ${budgetAccount.sql('allotted')})::int - (p.from_account in ${budgetAccount.sql('allotted')})::int)), 0) as l
    from budget_posting p where p.tenant_id = b.tenant_id and p.budget_cost_id = b.id) n
  where b.tenant_id = $1
    and (b.available_money, b.reserved_money, b.committed_money, b.spent_money, b.allotted_money)
      is distinct from (n.a, n.r, n.c, n.s, n.l)
  order by b.id limit $2`;

/** Rows whose state is not the one that their last move led to; one that was never moved is a draft. */
const plans = `
  select 'plan' as kind, r.id::text, r.plan_name as name, r.plan_status::text as stored, last.state as recorded
  from purchase_plan r
  cross join lateral (select coalesce((
    select s.to_state from state_change s where s.tenant_id = r.tenant_id and s.entity = 'plan' and s.row_id = r.id
    order by s.id desc limit 1), $3) as state) last
  where r.tenant_id = $1 and r.is_deleted = 0 and last.state <> r.plan_status::text order by r.id limit $2`;
const demands = `
  select 'demand' as kind, r.id::text, r.demand_name as name, r.demand_status::text as stored, last.state as recorded
  from purchase_demand r
  cross join lateral (select coalesce((
    select s.to_state from state_change s where s.tenant_id = r.tenant_id and s.entity = 'demand' and s.row_id = r.id
    order by s.id desc limit 1), $3) as state) last
  where r.tenant_id = $1 and r.is_deleted = 0 and last.state <> r.demand_status::text order by r.id limit $2`;

/** Keys of holders and bidders that are not as their owners registered them. */
const keys = `
  select 'sealKey' as kind, k.id::text, coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name,
    k.public_key as stored, coalesce(v.payload ->> 'publicKey', '') as recorded
  from seal_key k left join user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id
  left join lateral (select e.payload::jsonb as payload from evidence e
    where e.tenant_id = k.tenant_id and e.stream = 'admin' and e.subject = k.id::text and e.action = 'sealKey.add'
    order by e.seq limit 1) v on true
  where k.tenant_id = $1 and (k.public_key, k.key_kind::text, k.user_id::text) is distinct from
    (v.payload ->> 'publicKey', v.payload ->> 'keyKind', v.payload -> 'actor' ->> 'id')
  order by k.id limit $2`;

/** At most so many are named. */
const named = 100;

/** Sums and states that nobody brought about by the product: what is stored against what was posted and moved. */
export async function compareStored(db: Db, tenantId: string): Promise<StrangeFigure[]> {
  const [draftPlan, draftDemand] = [String(planLifecycle.code.draft), String(demandLifecycle.code.draft)];
  return [
    ...(await db.query<StrangeFigure>(keys, [tenantId, named])),
    ...(await db.query<StrangeFigure>(lines, [tenantId, named])),
    ...(await db.query<StrangeFigure>(plans, [tenantId, named, draftPlan])),
    ...(await db.query<StrangeFigure>(demands, [tenantId, named, draftDemand])),
  ];
}

const sources = {
  budgetLine: { entity: budgetCost, name: 'lineName' },
  plan: { entity: plan, name: 'planName' },
  sealKey: { entity: sealKey, name: 'userId' },
  demand: { entity: demand, name: 'demandName' },
} as const;

/** As this reader may see them: of what has fields that are kept from him he learns that it differs, not from what to what. */
export function seenFigures(user: Ctx['user'], figures: readonly StrangeFigure[]): StrangeFigure[] {
  return figures.map((figure) => {
    const { entity, name } = sources[figure.kind];
    const hidden = hiddenFields(user, entity);
    if (hidden.length === 0) return figure;
    return { ...figure, stored: '', recorded: '', ...(hidden.includes(name) && { name: '' }) };
  });
}

/** The same every night, each written down once, by nobody, for as long as it stays as it was found. */
export async function noteStored(db: Db, { tenantId, now }: { tenantId: string; now: string }): Promise<number> {
  const strange = await compareStored(db, tenantId);
  let fresh = 0;
  for (const { kind, id, name, stored, recorded } of strange) {
    const subject = `${kind}:${id}`;
    const [last] = await db.query<{ payload: string }>(lastNoted, [tenantId, subject]);
    if (last && storedIn(last.payload) === stored) continue;
    const payload = { name, stored, recorded };
    await recordByNobody(db, { tenantId, now, action: 'stored.strange', subject, payload });
    fresh += 1;
  }
  return fresh;
}

const lastNoted = `
  select payload from evidence where tenant_id = $1 and stream = 'admin' and action = 'stored.strange' and subject = $2
  order by seq desc limit 1`;

function storedIn(payload: string): unknown {
  return Object(JSON.parse(payload)).stored;
}
