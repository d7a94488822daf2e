import { budgetCause, budgetOperation, purchaseContractLifecycle, type contract, type Row } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { commit, holdingOf, release, reverse, spend, type Cause } from '../../budget/index.ts';
import { followProjects } from '../../plan/index.ts';
import { findProject } from '../../tendering/index.ts';
import type { HeldPayment } from './hold-payment.ts';

type Contract = Row<typeof contract>;

const causeOf = ({ id, contractNo, contractName }: Contract): Cause => ({
  type: 'contract',
  id,
  no: contractNo,
  name: contractName,
});

/** Contracts of a project were signed or ended, or a payment of theirs reversed: its plan follows, before the budget does. */
export async function followPlan(ctx: Ctx, { projectId }: Pick<Contract, 'projectId'>): Promise<void> {
  const { planId } = await findProject(ctx, projectId);
  await followProjects(ctx, [planId], 'plan.overByContract');
}

/** What a contract takes of the line that its plan has reserved; a project without a plan draws on none. */
export async function commitBudget(ctx: Ctx, row: Contract): Promise<void> {
  const { planId } = await findProject(ctx, row.projectId);
  if (!planId || (await committedFor(ctx, row)) !== undefined) return;
  await commit(ctx, { planId, money: row.contractMoney, cause: causeOf(row) });
}

/** A payment takes what its contract has committed. One that was signed before contracts did so commits first. */
export async function spendBudget(ctx: Ctx, { row, payment }: HeldPayment): Promise<void> {
  const { planId } = await findProject(ctx, row.projectId);
  if (!planId) return;
  await commitBudget(ctx, row);
  const cause: Cause = { type: 'payment', id: payment.id, no: payment.payNo, name: row.contractName };
  await spend(ctx, { planId, money: payment.applyMoney, cause });
}

/** Takes back what a payment has spent; of a contract that was ended it is not paid again, and goes on to the plan. */
export async function reverseBudget(
  ctx: Ctx,
  { row, payment }: HeldPayment,
  reason: string | undefined,
): Promise<void> {
  const [spent] = await ctx.db.query<{ id: string }>(
    `select id::text from budget_posting where tenant_id = $1 and cause_id = $2 and cause_type in ${budgetCause.sql('payment')}
       and operation in ${budgetOperation.sql('spend')} order by id limit 1`,
    [ctx.tenantId, payment.id],
  );
  if (!spent) return;
  const cause: Cause = { type: 'payment', id: payment.id, no: payment.payNo, name: row.contractName };
  await reverse(ctx, { postingId: spent.id, cause, ...(reason && { reason }) });
  if (purchaseContractLifecycle.is(row.contractStatus, 'terminated')) await releaseBudget(ctx, row, payment.applyMoney);
}

/** What an ended contract will not pay any more goes back to its plan. */
export async function releaseBudget(ctx: Ctx, row: Contract, left: string): Promise<void> {
  const { planId } = await findProject(ctx, row.projectId);
  if (!planId || !(await holdingOf(ctx, planId)) || (await committedFor(ctx, row)) === undefined) return;
  await release(ctx, { planId, from: 'committed', money: left, cause: causeOf(row) });
}

async function committedFor(ctx: Ctx, { id }: Contract): Promise<string | undefined> {
  const [found] = await ctx.db.query<{ id: string }>(
    `select id::text from budget_posting where tenant_id = $1 and cause_id = $2 and cause_type in ${budgetCause.sql('contract')}
       and operation in ${budgetOperation.sql('commit')} limit 1`,
    [ctx.tenantId, id],
  );
  return found?.id;
}
