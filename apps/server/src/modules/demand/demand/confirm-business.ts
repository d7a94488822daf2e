import { demand, demandLifecycle, purchaseTypes, type FormValues, type Row } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { isSeen, lockRow } from '../../../platform/rows/index.ts';
import { ownFlow } from '../../budget/index.ts';
import { askIfBound, refusalReason, withAuthority } from '../../workflow/index.ts';
import { demandLines } from './demand-lines.ts';
import { demandComplete } from './demand-rules.ts';
import { confirmWords } from './confirm-words.ts';

type DemandRow = Row<typeof demand>;

/** The confirmation of a demand, as flows speak of it. */
const confirmType = 'demand_confirm';
export const { demandNotInFlow, isReturnedToCaller, approval: confirmApproval } = ownFlow(confirmType, 'demand.inFlow');

export const confirmBusiness: FlowBusiness = {
  type: confirmType,
  ...confirmWords,
  isBindable: true,
  ...decidedBy(demand, 'confirm'),
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('demandManage_view') && isSeen(reader, demand, businessId),
  async handInAgain(ctx, { businessId }) {
    const row = await lockRow(ctx, demand, { id: businessId, reach: 'tenant' });
    if (!demandLifecycle.is(row.demandStatus, 'toConfirm')) return refuse('platform.badState');
    demandComplete(ctx, row, await demandLines(ctx, row.id));
    return confirmForm(ctx, row);
  },
  onFlowFinished: settle,
};

/** Asks those whom the bound flow names; without one in force whoever holds the right confirms. */
export function askToConfirm(ctx: Ctx, row: DemandRow): Promise<boolean> {
  const title = `${row.demandNo} ${row.demandName}`;
  return askIfBound(ctx, { businessType: confirmType, businessId: row.id, title, form: () => confirmForm(ctx, row) });
}

async function confirmForm(ctx: Ctx, row: DemandRow): Promise<FormValues> {
  const { demandNo, demandName, purchaseType, budget, techReq, bizReq, files } = row;
  const kind = purchaseTypes.find(({ value }) => value === purchaseType)?.label[ctx.language] ?? '';
  const details = await demandLines(ctx, row.id);
  return {
    demandNo,
    demandName,
    purchaseType: kind,
    budget,
    techReq,
    bizReq,
    details: details.map(({ name, qty, money }) => ({ name, qty, money })),
    files: files ?? [],
  };
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['demandManage_confirm', 'demandManage_submit']);
  const row = await lockRow(acting, demand, { id: businessId, reach: 'tenant' });
  const reason = refusalReason(ctx, remark);
  const action = ({ finished: 'confirm', rejected: 'reject', withdrawn: 'recall' } as const)[outcome];
  await transition(acting, demand, {
    subject: row,
    action,
    ...(action === 'reject' && { reason, set: { rejectReason: reason } }),
    ...(action === 'confirm' && { set: { rejectReason: null, confirmTime: ctx.now } }),
    payload: { demandNo: row.demandNo, flowInstanceId },
  });
}
