import { demand, fenToYuan, wholeBudget, type DemandPart } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';

/** From the top of the tree in which a demand stands down to its last part, however deep; a circle, if there were one, ends it. */
const family = `
  with recursive up (id, parent_id, depth) as (
    select id, parent_id, 0 from ${demand.table} where tenant_id = $1 and id = $2 and is_deleted = 0
    union all
    select d.id, d.parent_id, u.depth + 1 from up u
    join ${demand.table} d on d.tenant_id = $1 and d.id = u.parent_id and d.is_deleted = 0)
    cycle id set is_circle using way,
  top as (select id from up where not is_circle order by depth desc limit 1),
  down (id, depth) as (
    select id, 0 from top
    union all
    select d.id, w.depth + 1 from down w
    join ${demand.table} d on d.tenant_id = $1 and d.parent_id = w.id and d.is_deleted = 0)
    cycle id set is_circle using way
  select t.id::text, t.parent_id::text as "parentId", t.demand_no as "demandNo", t.demand_name as "demandName",
    t.demand_status as "demandStatus", t.budget::text as budget
  from (select id, min(depth) as depth from down group by id) w
  join ${demand.table} t on t.tenant_id = $1 and t.id = w.id
  order by w.depth, t.id`;

type Stored = Omit<DemandPart, 'wholeBudget'>;

/** Every demand of the tree in which this one stands, the top first, each with the money of itself and its parts. */
export async function familyOf(ctx: Ctx, id: string): Promise<DemandPart[]> {
  const rows = await ctx.db.query<Stored & Record<string, unknown>>(family, [ctx.tenantId, id]);
  const nodes = rows.map((row) => ({ ...row, budget: fenToYuan(row.budget) }));
  return nodes.map((node) => ({ ...node, wholeBudget: wholeBudget(nodes, node.id) }));
}
