import {
  bidApplyLifecycle,
  compareYuan,
  demandLifecycle,
  fenToYuan,
  planLifecycle,
  planModifyLifecycle,
  projectLifecycle,
  type ProjectWaits,
} from '@zhaocai/model';
import { holdersOf } from '../../../platform/access/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import type { StoredDemand } from './demand-rules.ts';

const isDown = `p.plan_status in ${planLifecycle.sql('handedDown', 'inExecution', 'done')}`;
const isAdjusting = `p.plan_status in ${planLifecycle.sql('handedDown')} and exists (
  select from plan_modify m where m.tenant_id = p.tenant_id and m.plan_id = p.id and m.is_deleted = 0
    and m.audit_status in ${planModifyLifecycle.sql('inApproval')})`;
/** By whom it was handed down to, by whoever hands plans down, or by who procures again what his project gave back. */
const isTaker = (user: string, handsDown: string) => `(${handsDown} or p.receiver_id is null or p.receiver_id = ${user}
  or exists (select from project j where j.tenant_id = p.tenant_id and j.plan_id = p.id and j.is_deleted = 0
    and j.handler_id = ${user} and j.stage in ${projectLifecycle.sql('resultPublished', 'failed', 'terminated')}))`;

/** Of confirmed demands, under `t`, those whose project the reader can make; of all others there is nothing to make. */
export const projectsToMake: ScopeHook = ({ user: { userId, permissions } }, parameters) => {
  const taker = isTaker(
    `${parameters.bind(userId)}::bigint`,
    `${parameters.bind(permissions.has('planManage_down'))}::boolean`,
  );
  return `(t.demand_status not in ${demandLifecycle.sql('confirmed')} or ${permissions.has('project_add')} and (
    t.plan_id is null or exists (select from purchase_plan p where p.tenant_id = t.tenant_id and p.id = t.plan_id
      and ${isDown} and not (${isAdjusting}) and ${taker})))`;
};

/** Of accepted requests, under `t`, those of which a project can be made: one about a demand is answered by that one's project. */
export const projectsOfRequests: ScopeHook = () =>
  `(t.audit_status not in ${bidApplyLifecycle.sql('approved')} or t.demand_id is null or exists (
    select from purchase_demand d where d.tenant_id = t.tenant_id and d.id = t.demand_id and d.is_deleted = 0
      and d.demand_status in ${demandLifecycle.sql('confirmed')}))`;

const standing = `
  select case when not ${isDown} then 'notDown' when ${isAdjusting} then 'adjusting'
      when not ${isTaker('$3', '$4')} then 'withOther' end as reason,
    (select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u
     where u.tenant_id = p.tenant_id and u.id = p.receiver_id) as name,
    (p.budget_money - coalesce(p.used_money, 0) - coalesce(p.released_money, 0))::text as fen
  from purchase_plan p where p.tenant_id = $1 and p.id = $2 and p.is_deleted = 0`;

/** Why the reader makes no project of a confirmed demand now, and whose move it is; null where nothing is in the way. */
export async function projectWaits(
  ctx: Ctx,
  { demandStatus, planId, budget }: StoredDemand,
): Promise<ProjectWaits | null> {
  if (!planId || !demandLifecycle.is(demandStatus, 'confirmed')) return null;
  const values = [ctx.tenantId, planId, ctx.user.userId, ctx.user.permissions.has('planManage_down')];
  const [found] = await ctx.db.query<{ reason: ProjectWaits['reason'] | null; name: string; fen: string }>(
    standing,
    values,
  );
  if (!found) return { reason: 'planGone', names: [], money: null };
  const { reason, name } = found;
  const money = fenToYuan(found.fen);
  if (!reason) return compareYuan(budget, money) > 0 ? { reason: 'overBalance', names: [], money } : null;
  if (reason === 'withOther') return { reason, names: [name], money };
  const { people } = await holdersOf(ctx, reason === 'notDown' ? 'planManage_down' : 'planManage_audit');
  return { reason, names: people.slice(0, 3).map((one) => one.name), money };
}
