import { planModify, planModifyTypes, type FormValues, type Row } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { askIfBound, refusalReason, withAuthority } from '../../workflow/index.ts';
import { carryOutModify } from '../modify/decide-modify.ts';
import { modifyType } from './modify-flow.ts';
import { keptIn } from '../modify/modify-queries.ts';
import { withdrawnWord } from '../modify/withdraw-modify.ts';
import { modifyWords } from './modify-words.ts';

type ModifyRow = Row<typeof planModify>;

export const modifyBusiness: FlowBusiness = {
  type: modifyType,
  ...modifyWords,
  isBindable: true,
  ...decidedBy(planModify, 'approve'),
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('planManage_view') && isSeen(reader, planModify, businessId),
  onFlowFinished: settle,
};

/** Asks those whom the bound flow names; without one in force whoever holds the right decides. */
export async function askForModify(ctx: Ctx, id: string): Promise<void> {
  const row = await findRow(ctx, planModify, { id });
  const title = `${row.planNo} ${row.planName}`;
  await askIfBound(ctx, { businessType: modifyType, businessId: id, title, form: () => formOf(row, ctx) });
}

function formOf(row: ModifyRow, { language }: Ctx): FormValues {
  const { before, after } = keptIn(row);
  return {
    planNo: row.planNo,
    planName: row.planName,
    modifyType: planModifyTypes.find(({ value }) => value === row.modifyType)?.label[language] ?? '',
    reason: row.reason,
    moneyBefore: String(before.budgetMoney),
    moneyAfter: after ? String(after.budgetMoney) : '0.00',
  };
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['planManage_audit', 'planManage_modify']);
  if (outcome !== 'withdrawn') {
    const reason = refusalReason(ctx, remark);
    await carryOutModify(acting, { id: businessId, agree: outcome === 'finished', reason });
    return;
  }
  const row = await lockRow(acting, planModify, { id: businessId, reach: 'tenant' });
  await transition(acting, planModify, {
    subject: row,
    action: 'withdraw',
    set: { rejectReason: withdrawnWord(ctx) },
    payload: { planNo: row.planNo, flowInstanceId },
  });
}
