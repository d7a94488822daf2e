import {
  borrow,
  borrowLifecycle,
  borrowType,
  project,
  type FormValues,
  type ObjectApproval,
  type Row,
} from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { transition } from '../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../platform/rows/index.ts';
import {
  approvalOf,
  askIfBound,
  isBeingApproved,
  refusalReason,
  returnedTo,
  withAuthority,
} from '../workflow/index.ts';
import { lent } from './lend.ts';
import { borrowWords } from './borrow-words.ts';

type BorrowRow = Row<typeof borrow>;

/** Lending, as flows speak of it. */
const businessType = 'borrow';

export const borrowBusiness: FlowBusiness = {
  type: businessType,
  ...borrowWords,
  isBindable: true,
  ...decidedBy(borrow, 'approve'),
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('borrow_view') && isSeen(reader, borrow, businessId),
  async handInAgain(ctx, { businessId }) {
    const row = await lockRow(ctx, borrow, { id: businessId, reach: 'tenant' });
    if (!borrowLifecycle.is(row.borrowStatus, 'pending')) return refuse('platform.badState');
    return borrowForm(ctx, row);
  },
  onFlowFinished: settle,
};

/** Asks those whom the bound flow names; without one in force whoever holds the right decides. */
export async function askToLend(ctx: Ctx, id: string): Promise<void> {
  const row = await findRow(ctx, borrow, { id, reach: 'tenant' });
  const title = `${row.borrowNo ?? ''} ${row.borrower}`;
  await askIfBound(ctx, { businessType, businessId: id, title, form: () => borrowForm(ctx, row) });
}

async function borrowForm(ctx: Ctx, row: BorrowRow): Promise<FormValues> {
  const { projectName } = await findRow(ctx, project, { id: row.projectId, reach: 'tenant' });
  const { borrowNo, papers, copies, borrower, dept, borrowTime, planRevertTime, purpose } = row;
  return {
    borrowNo,
    projectName,
    borrowType: borrowType.named(row.borrowType)?.label[ctx.language] ?? '',
    papers,
    copies,
    borrower,
    dept,
    borrowTime,
    planRevertTime,
    purpose,
  };
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['borrow_approve', 'borrow_add']);
  const row = await lockRow(acting, borrow, { id: businessId, reach: 'tenant' });
  const reason = refusalReason(ctx, remark);
  const action = ({ finished: 'approve', rejected: 'reject', withdrawn: 'withdraw' } as const)[outcome];
  await transition(acting, borrow, {
    subject: row,
    action,
    ...(action === 'reject' && { reason, set: { rejectReason: reason } }),
    ...(action === 'approve' && { set: await lent(ctx, row) }),
    payload: { borrowNo: row.borrowNo, flowInstanceId },
  });
}

/** While a flow decides nobody else does. */
export async function demandNotInFlow(ctx: Ctx, id: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType, businessId: id })) refuse('borrowing.inFlow');
}

/** It was returned to who had asked, who changes it and hands it in again. */
export async function isReturnedToCaller(ctx: Ctx, id: string): Promise<boolean> {
  return (await returnedTo(ctx, { businessType, businessId: id })) === 'caller';
}

export function lendingApproval(ctx: Ctx, id: string): Promise<ObjectApproval> {
  return approvalOf(ctx, { businessType, businessId: id });
}
