import { bidApplyLifecycle, demand, demandLifecycle, fenToYuan, projectLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';

/** What projects come to that were named for the requests about a demand and take nothing of its plan by themselves. */
const named = `
  select sum(p.general_budget) from project p where p.tenant_id = d.tenant_id and p.is_deleted = 0
    and p.plan_id is distinct from d.plan_id and p.stage not in ${projectLifecycle.sql('failed', 'terminated')}
    and p.id in (select a.result_project_id from bid_apply a where a.tenant_id = d.tenant_id and a.demand_id = d.id
      and a.is_deleted = 0 and a.audit_status in ${bidApplyLifecycle.sql('projectMade')})`;
const asked = `
  select coalesce(sum(greatest(d.budget, (${named}))), 0)::text as sum from ${demand.table} d
  where d.tenant_id = $1 and d.plan_id = $2 and d.id <> $3 and d.is_deleted = 0
    and d.demand_status in ${demandLifecycle.sql('toConfirm', 'confirmed')}`;

/**
 * What demands that were handed in or confirmed ask of a plan, in yuan, without those that a project has taken up; one
 * whose project was made elsewhere what that comes to, where it is more.
 */
export async function askedOfPlan(ctx: Ctx, planId: string, but?: string): Promise<string> {
  const [row] = await ctx.db.query<{ sum: string }>(asked, [ctx.tenantId, planId, but ?? '0']);
  return fenToYuan(row?.sum ?? '0');
}

/** What of it was named for requests about demands that are confirmed: no project of the plan may take it as well. */
export async function namedOn(ctx: Ctx, planId: string): Promise<string> {
  const [row] = await ctx.db.query<{ sum: string }>(
    `select coalesce(sum((${named})), 0)::text as sum from ${demand.table} d where d.tenant_id = $1 and d.plan_id = $2
     and d.is_deleted = 0 and d.demand_status in ${demandLifecycle.sql('confirmed')}`,
    [ctx.tenantId, planId],
  );
  return fenToYuan(row?.sum ?? '0');
}

/** Holds every demand that stands on a plan: asked before the plan itself is held, as whoever hands one in holds them. */
export async function holdDemandsOf(ctx: Ctx, planId: string): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select id::text from ${demand.table} where tenant_id = $1 and plan_id = $2 and is_deleted = 0`,
    [ctx.tenantId, planId],
  );
  await lockThere(ctx, demand, { ids: rows.map(({ id }) => id), reach: 'tenant' });
}

/**
 * What stands on a plan stands on the one in its place: an archived demand too, for it may be opened again. Nobody has
 * written it by that, so no writer is noted. Answers the numbers of those that went over.
 */
export async function carryDemands(
  ctx: Ctx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<string[]> {
  const rows = await ctx.db.query<{ demandNo: string }>(
    `update ${demand.table} set plan_id = $3, version = version + 1, update_user = $4, update_time = $5
     where tenant_id = $1 and plan_id = $2 and is_deleted = 0 returning demand_no as "demandNo"`,
    [ctx.tenantId, from, to, ctx.user.userId, ctx.now],
  );
  return rows.map(({ demandNo }) => demandNo).toSorted();
}
