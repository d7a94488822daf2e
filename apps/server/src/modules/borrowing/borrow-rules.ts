import { borrow, borrowLifecycle, isBlank, project, user } from '@zhaocai/model';
import type { Move, Values } from '../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { demandReference, lockRows, nextNumber, numberSeries } from '../../platform/rows/index.ts';
import { demandNotInFlow, isReturnedToCaller } from './borrow-business.ts';
import { demandOpen, lent } from './lend.ts';

/** `JY-2026-0001`, counted in a year. */
const borrowNos = numberSeries({
  entity: borrow,
  field: 'borrowNo',
  prefix: (now) => `JY-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Its times in order, papers that are no secret any more, and somebody of the unit who answers for it. */
export async function completeBorrow(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing) await demandEditable(ctx, existing);
  await demandReference(ctx, project, { name: 'projectId', values, existing });
  await demandReference(ctx, user, { name: 'borrowerId', values, existing });
  const [from, until] = [String(values.borrowTime), String(values.planRevertTime)];
  if (until <= from) refuse('borrowing.timesOrder');
  if (until <= ctx.now) refuse('borrowing.planPast');
  await demandOpen(ctx, values);
  const borrowerId = isBlank(values.borrowerId) ? ctx.user.userId : values.borrowerId;
  if (existing) return { borrowerId };
  return {
    borrowerId,
    borrowNo: await nextNumber(ctx, borrowNos),
    borrowStatus: borrowLifecycle.code.pending,
    returnedCopies: 0,
    faultCopies: 0,
  };
}

async function demandEditable(ctx: Ctx, { id, borrowStatus }: Values): Promise<void> {
  if (borrowLifecycle.is(borrowStatus, 'rejected', 'withdrawn')) return;
  if (borrowLifecycle.is(borrowStatus, 'pending') && (await isReturnedToCaller(ctx, String(id)))) return;
  refuse('borrowing.notEditable');
}

/** A flow decides where one is bound; whoever lends is the keeper of what is out. */
export async function beforeMove(ctx: Ctx, { row, action, reason }: Move<typeof borrow>): Promise<Values> {
  await demandNotInFlow(ctx, row.id);
  if (action === 'withdraw' && row.createUser !== ctx.user.userId) refuse('borrowing.notYours');
  if (action === 'reject') return { rejectReason: reason ?? null };
  return action === 'approve' ? lent(ctx, row) : {};
}

/** Only what never left the shelf is removed. */
export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const { borrowStatus } of await lockRows(ctx, borrow, { ids, mode: 'remove' }))
    if (!borrowLifecycle.is(borrowStatus, 'rejected', 'withdrawn')) refuse('platform.removeState');
}
