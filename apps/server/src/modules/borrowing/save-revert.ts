import {
  borrow,
  borrowLifecycle,
  awayStates,
  borrowReturn,
  revertType,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type Row,
  type saveRevert as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { transition } from '../../platform/lifecycle/index.ts';
import { insertRow, lockRow } from '../../platform/rows/index.ts';

/**
 * Receives papers again, never more than are out: whoever receives some of the same loan at the same time waits for its
 * lock, and counts what came before.
 */
export async function saveRevert(
  ctx: Ctx,
  { borrowId, ...given }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const row = await lockRow(ctx, borrow, { id: borrowId });
  if (!borrowLifecycle.is(row.borrowStatus, ...awayStates)) refuse('borrowing.notOut');
  const revertTime = given.revertTime ?? ctx.now;
  const remark = given.remark || null;
  demandRight(ctx, row, { ...given, revertTime, remark });
  const returned = Number(row.returnedCopies ?? 0) + given.copies;
  const isFault = !revertType.is(given.revertType, 'intact');
  const receiver = given.receiver || ctx.user.nickName || ctx.user.account;
  const values = { borrowId, revertType: given.revertType, copies: given.copies, revertTime, receiver, remark };
  const id = await insertRow(ctx, borrowReturn, { values });
  const { state } = await transition(ctx, borrow, {
    subject: row,
    action: moveOf(row, returned),
    set: {
      returnedCopies: returned,
      ...(isFault && { faultCopies: Number(row.faultCopies ?? 0) + given.copies }),
      ...(returned === row.copies && { allRevertTime: revertTime }),
    },
    payload: { borrowNo: row.borrowNo, copies: given.copies, left: row.copies - returned },
  });
  await recordEvidence(ctx, { stream: 'admin', action: 'borrowReturn.add', subject: id, payload: { after: values } });
  return { id, borrowStatus: state, returnedCopies: returned };
}

type Given = Pick<EndpointInput<typeof endpoint>, 'revertType' | 'copies'> & {
  readonly revertTime: string;
  readonly remark: string | null;
};

function demandRight(
  ctx: Ctx,
  { copies: lent, returnedCopies, outTime }: Row<typeof borrow>,
  { revertType: condition, copies, revertTime, remark }: Given,
): void {
  if (!revertType.named(condition)) refuse('borrowing.revertType');
  if (!revertType.is(condition, 'intact') && remark === null) refuse('borrowing.remarkMissing');
  if (revertTime > ctx.now) refuse('borrowing.revertFuture');
  if (outTime && revertTime < outTime) refuse('borrowing.revertEarly');
  const left = lent - Number(returnedCopies ?? 0);
  if (copies > left) refuse('borrowing.moreThanLeft', { left });
}

/** What is late stays late until the last of it is back. */
function moveOf({ borrowStatus, copies }: Row<typeof borrow>, returned: number): EntityAction<typeof borrow> {
  if (returned === copies) return 'returnAll';
  return borrowLifecycle.is(borrowStatus, 'overdue') ? 'returnLate' : 'returnPart';
}
