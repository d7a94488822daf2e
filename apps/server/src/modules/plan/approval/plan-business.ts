import { budgetCost, noBudget, plan, planLifecycle, purchaseTypes, type FormValues, type Row } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import { ownFlow } from '../../budget/index.ts';
import { askIfBound, refusalReason, withAuthority } from '../../workflow/index.ts';
import { reserveFor } from '../plan/budget-line.ts';
import { demandComplete } from '../plan/demand-complete.ts';
import { planLines } from '../plan/plan-lines.ts';
import { planWords } from './plan-words.ts';

type PlanRow = Row<typeof plan>;

/** The approval of a plan, as flows speak of it. */
const planType = 'plan_submit';
export const { demandNotInFlow, isReturnedToCaller, approval: planApproval } = ownFlow(planType, 'plan.inFlow');

export const planBusiness: FlowBusiness = {
  type: planType,
  ...planWords,
  isBindable: true,
  ...decidedBy(plan, 'approve'),
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('planManage_view') && isSeen(reader, plan, businessId),
  async handInAgain(ctx, { businessId }) {
    const row = await lockRow(ctx, plan, { id: businessId, reach: 'tenant' });
    if (!planLifecycle.is(row.planStatus, 'inApproval')) return refuse('platform.badState');
    await demandComplete(ctx, row);
    return planForm(ctx, row);
  },
  onFlowFinished: settle,
};

/** Asks those whom the bound flow names; without one in force whoever holds the right decides. */
export function askForPlan(ctx: Ctx, row: PlanRow): Promise<boolean> {
  const title = `${row.planNo} ${row.planName}`;
  return askIfBound(ctx, { businessType: planType, businessId: row.id, title, form: () => planForm(ctx, row) });
}

async function planForm(ctx: Ctx, row: PlanRow): Promise<FormValues> {
  const { planNo, planName, purchaseType, budgetMoney, files } = row;
  const details = await planLines(ctx, row.id);
  const kind = purchaseTypes.find(({ value }) => value === purchaseType)?.label[ctx.language] ?? '';
  return {
    planNo,
    planName,
    purchaseType: kind,
    budgetMoney,
    budgetLine: await budgetLineOf(ctx, row),
    details: details.map(({ name, qty, money }) => ({ name, qty, money })),
    files: files ?? [],
  };
}

/** Whoever decides reads which money it is, or that there is none and why. */
async function budgetLineOf(ctx: Ctx, { budgetCostId, noBudgetReason }: PlanRow): Promise<string> {
  if (!budgetCostId) return `${noBudget[ctx.language]}${ctx.language === 'zh' ? '：' : ': '}${noBudgetReason ?? ''}`;
  const { lineName } = await findRow(ctx, budgetCost, { id: budgetCostId, reach: 'tenant' });
  return lineName ?? '';
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['planManage_audit', 'planManage_submit']);
  const row = await lockRow(acting, plan, { id: businessId, reach: 'tenant' });
  const reason = refusalReason(ctx, remark);
  const action = ({ finished: 'approve', rejected: 'reject', withdrawn: 'recall' } as const)[outcome];
  if (action === 'approve') await reserveFor(acting, row);
  await transition(acting, plan, {
    subject: row,
    action,
    ...(action === 'reject' && { reason, set: { backReason: reason } }),
    ...(action === 'approve' && { set: { backReason: null } }),
    payload: { planNo: row.planNo, flowInstanceId },
  });
}
