import { demand, demandLifecycle, fenToYuan } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { lockThere } from '../../../platform/rows/index.ts';

const asked = `
  select coalesce(sum(budget), 0)::text as sum from ${demand.table}
  where tenant_id = $1 and plan_id = $2 and id <> $3 and is_deleted = 0
    and demand_status in ${demandLifecycle.sql('toConfirm', 'confirmed')}`;

/** What demands that were handed in or confirmed ask of a plan, in yuan, without those that a project has taken up. */
export async function askedOfPlan(ctx: Ctx, planId: string, but?: string): Promise<string> {
  const [row] = await ctx.db.query<{ sum: string }>(asked, [ctx.tenantId, planId, but ?? '0']);
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
