import { isInApproval, plan, planModify, type KeptPlan, type PlanModifyAnswer, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { actionsFor, movesOf } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen } from '../../../platform/rows/index.ts';
import { modifyApproval } from '../approval/modify-flow.ts';

type ModifyRow = Row<typeof planModify>;

/** What an adjustment keeps in its JSON fields: what `askModify` put there. */
export function keptIn({ planId, before, after }: ModifyRow) {
  // Set with every adjustment by the one command that makes them.
  return { planId: planId ?? '', before: before as KeptPlan, after: after as KeptPlan | null };
}

/**
 * An adjustment with who asked for it, and whether this user may decide on it now; whoever sees the plan reads what was
 * asked to be changed of it.
 */
export async function readModify(ctx: Ctx, id: string): Promise<PlanModifyAnswer> {
  const row = await findRow(ctx, planModify, { id, reach: 'tenant' });
  if (!(await isSeen(ctx, planModify, id))) await findRow(ctx, plan, { id: keptIn(row).planId });
  const [user] = await ctx.db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nick_name) as name from user_account where tenant_id = $1 and id = $2`,
    [ctx.tenantId, row.createUser],
  );
  const [actions, approval, history] = await Promise.all([
    actionsFor(ctx, planModify, row),
    modifyApproval(ctx, id),
    movesOf(ctx, planModify, [id]),
  ]);
  const isFree = !isInApproval(approval);
  return {
    ...row,
    ...keptIn(row),
    createUserName: user?.name ?? null,
    isDecidable: isFree && actions.includes('approve'),
    isWithdrawable: isFree && actions.includes('withdraw') && isAsker(ctx, row),
    approval,
    history,
  };
}

/** Who asked takes it back, or whoever decides about such. */
function isAsker({ user }: Ctx, { createUser }: ModifyRow): boolean {
  return createUser === user.userId || user.permissions.has('planManage_audit');
}
