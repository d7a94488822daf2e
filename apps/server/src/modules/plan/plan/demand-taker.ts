import { planLifecycle, projectLifecycle, type plan, type Row } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** A project that this request has made; one whose packages its handler may procure again. */
const taking = `
  select coalesce(bool_or(p.create_user = $3 and p.create_time = $4), false) as "isNew",
    coalesce(bool_or(p.handler_id = $3 and p.stage in ${projectLifecycle.sql('resultPublished', 'failed', 'terminated')}), false)
      as "isAgain",
    (select coalesce(nullif(u.real_name, ''), u.nick_name) from user_account u where u.tenant_id = $1 and u.id = $5) as name
  from project p where p.tenant_id = $1 and p.plan_id = $2 and p.is_deleted = 0`;

interface Taking {
  readonly isNew: boolean;
  readonly isAgain: boolean;
  readonly name: string | null;
}

/**
 * Projects are made of a plan by whom it was handed down to, or by whoever hands plans down; who ran one that gave its
 * packages back procures those again. A project that is there is changed by whoever may. The plan is held.
 */
export async function demandTaker(ctx: Ctx, row: Row<typeof plan>): Promise<void> {
  const { userId, permissions } = ctx.user;
  if (row.receiverId === null || row.receiverId === userId || permissions.has('planManage_down')) return;
  const values = [ctx.tenantId, row.id, userId, ctx.now, row.receiverId];
  const [found] = await ctx.db.query<Taking & Record<string, unknown>>(taking, values);
  const isTaken = planLifecycle.is(row.planStatus, 'handedDown') || found?.isNew === true;
  if (isTaken && !found?.isAgain) refuse('plan.forReceiver', { name: found?.name ?? '' });
}
