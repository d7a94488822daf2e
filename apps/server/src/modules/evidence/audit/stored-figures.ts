import {
  budgetAccount,
  demand,
  demandLifecycle,
  plan,
  planLifecycle,
  type auditCheck,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordByNobody } from '../../../platform/audit/index.ts';
import type { Db } from '../../../platform/db/index.ts';

export type StrangeFigure = EndpointOutput<typeof auditCheck>['stored'][number];

const { available, reserved, committed, spent, allotted } = budgetAccount.code;

const net = (account: number) =>
  `coalesce(sum(money * ((to_account = ${account})::int - (from_account = ${account})::int)), 0)`;
const yuan = (fen: string) => `(${fen} / 100.0)::numeric(20, 2)`;

/** Lines of budgets whose accounts are not what their postings come to: available, reserved, committed, spent, allotted. */
const lines = `
  with net as (
    select budget_cost_id, ${net(available)} as a, ${net(reserved)} as r, ${net(committed)} as c, ${net(spent)} as s,
      ${net(allotted)} as l
    from budget_posting where tenant_id = $1 group by budget_cost_id)
  select 'budgetLine' as kind, b.id::text, b.line_name as name,
    concat_ws(' / ', ${[
      'b.available_money',
      'b.reserved_money',
      'b.committed_money',
      'b.spent_money',
      'b.allotted_money',
    ]
      .map(yuan)
      .join(', ')}) as stored,
    concat_ws(' / ', ${['n.a', 'n.r', 'n.c', 'n.s', 'n.l'].map((one) => yuan(`coalesce(${one}, 0)`)).join(', ')}) as recorded
  from budget_cost b left join net n on n.budget_cost_id = b.id
  where b.tenant_id = $1
    and (b.available_money, b.reserved_money, b.committed_money, b.spent_money, b.allotted_money)
      is distinct from (coalesce(n.a, 0), coalesce(n.r, 0), coalesce(n.c, 0), coalesce(n.s, 0), coalesce(n.l, 0))`;

interface Stated {
  readonly entity: typeof plan | typeof demand;
  readonly name: string;
  readonly column: string;
  /** The state of a row that was never moved. */
  readonly first: number;
}

/** Rows whose state is not the one that their last move led to. */
const states = ({ entity, name, column, first }: Stated) => `
  select '${entity.name}' as kind, r.id::text, r.${name} as name, r.${column}::text as stored,
    coalesce(last.to_state, '${first}') as recorded
  from ${entity.table} r
  left join lateral (
    select s.to_state from state_change s where s.tenant_id = r.tenant_id and s.entity = '${entity.name}' and s.row_id = r.id
    order by s.id desc limit 1) last on true
  where r.tenant_id = $1 and r.is_deleted = 0 and coalesce(last.to_state, '${first}') <> r.${column}::text`;

const all = [
  lines,
  states({ entity: plan, name: 'plan_name', column: 'plan_status', first: planLifecycle.code.draft }),
  states({ entity: demand, name: 'demand_name', column: 'demand_status', first: demandLifecycle.code.draft }),
].join('\nunion all\n');

/** At most so many are named. */
const named = 100;

/** Sums and states that nobody brought about by the product: what is stored against what was posted and moved. */
export function compareStored(db: Db, tenantId: string): Promise<StrangeFigure[]> {
  return db.query<StrangeFigure>(`select * from (${all}) found order by kind, id limit ${named}`, [tenantId]);
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
