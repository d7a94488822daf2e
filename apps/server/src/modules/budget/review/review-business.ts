import {
  budgetLifecycle,
  budgetPro,
  budgetProType,
  moneyType,
  type FormValues,
  type ObjectApproval,
  type Row,
} from '@zhaocai/model';
import type { FlowBusiness, FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, isSeen, lockRow } from '../../../platform/rows/index.ts';
import {
  approvalOf,
  askApproval,
  boundFlow,
  isBeingApproved,
  refusalReason,
  returnedTo,
  withAuthority,
} from '../../workflow/index.ts';
import { demandComplete } from '../pro/demand-complete.ts';
import { costsOf } from '../pro/pro-lines.ts';

type ProjectRow = Row<typeof budgetPro>;

/** The review of a budget project, as flows speak of it: a bound flow decides in place of the two who review. */
const reviewType = 'budget_declare';

export const reviewBusiness: FlowBusiness = {
  type: reviewType,
  label: { zh: '预算项目申报', en: 'Declare a budget project' },
  isBindable: true,
  withoutFlow: { zh: '由两级审核人在平台依次审核', en: 'two reviewers in turn' },
  afterReject: {
    zh: '驳回后预算项目退回申报人，修改后可重新提交。',
    en: 'The project goes back to who declared it, to be changed and handed in again.',
  },
  variables: [
    { name: 'proNo', type: 'text', label: { zh: '项目编号', en: 'Number' } },
    { name: 'proName', type: 'text', label: { zh: '项目名称', en: 'Name' } },
    { name: 'proType', type: 'text', label: { zh: '项目类型', en: 'Kind' } },
    { name: 'totalMoney', type: 'number', label: { zh: '项目总额（元）', en: 'Total (CNY)' } },
    { name: 'basis', type: 'text', label: { zh: '立项依据', en: 'Grounds' } },
    { name: 'goal', type: 'text', label: { zh: '绩效目标', en: 'Goal' } },
    { name: 'costs', type: 'list', label: { zh: '经费', en: 'Lines' } },
    { name: 'costs.source', type: 'text', label: { zh: '资金来源', en: 'Source' } },
    { name: 'costs.year', type: 'number', label: { zh: '年度', en: 'Year' } },
    { name: 'costs.money', type: 'number', label: { zh: '金额（元）', en: 'Amount (CNY)' } },
    { name: 'files', type: 'list', label: { zh: '附件', en: 'Files' } },
  ],
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('budgetPro_view') && isSeen(reader, budgetPro, businessId),
  async makers(ctx, businessId) {
    const { createUser } = await findRow(ctx, budgetPro, { id: businessId, reach: 'tenant' });
    return createUser ? [createUser] : [];
  },
  async handInAgain(ctx, { businessId }) {
    const project = await lockRow(ctx, budgetPro, { id: businessId, reach: 'tenant' });
    if (!budgetLifecycle.is(project.budgetStatus, 'firstReview')) return refuse('platform.badState');
    await demandComplete(ctx, project);
    return reviewForm(ctx, project);
  },
  onFlowFinished: settle,
};

/** Asks those whom the bound flow names; without one in force the two who review decide. */
export async function askReview(ctx: Ctx, project: ProjectRow): Promise<boolean> {
  const flow = await boundFlow(ctx, reviewType);
  if (!flow) return false;
  const title = `${project.proNo} ${project.proName}`;
  const form = await reviewForm(ctx, project);
  await askApproval(ctx, { businessType: reviewType, businessId: project.id, flow, title, form });
  return true;
}

async function reviewForm(ctx: Ctx, project: ProjectRow): Promise<FormValues> {
  const costs = await costsOf(ctx, project.id);
  return {
    proNo: project.proNo,
    proName: project.proName,
    proType: budgetProType.named(project.proType)?.label[ctx.language] ?? '',
    totalMoney: project.totalMoney,
    basis: project.basis,
    goal: project.goal,
    costs: costs.map((cost) => ({
      source: moneyType.named(cost.moneyType)?.label[ctx.language] ?? '',
      year: String(cost.year),
      money: cost.money,
    })),
    files: project.files ?? [],
  };
}

async function settle(ctx: Ctx, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (outcome !== 'finished' && outcome !== 'rejected' && outcome !== 'withdrawn') return;
  const acting = withAuthority(ctx, ['budgetPro_submit', 'budgetPro_firstAudit']);
  const project = await lockRow(acting, budgetPro, { id: businessId, reach: 'tenant' });
  const reason = refusalReason(ctx, remark);
  const action = ({ finished: 'approve', rejected: 'rejectFirst', withdrawn: 'recall' } as const)[outcome];
  await transition(acting, budgetPro, {
    subject: project,
    action,
    ...(action === 'rejectFirst' && { reason: remark ?? reason, set: { rejectReason: reason } }),
    payload: { proNo: project.proNo, flowInstanceId },
  });
}

/** While a flow decides nobody else does. */
export async function demandNotInReview(ctx: Ctx, id: string): Promise<void> {
  if (await isBeingApproved(ctx, { businessType: reviewType, businessId: id })) refuse('budget.inReview');
}

/** It was returned to who had declared it, who changes it and hands it in again. */
export async function isReturnedToCaller(ctx: Ctx, id: string): Promise<boolean> {
  return (await returnedTo(ctx, { businessType: reviewType, businessId: id })) === 'caller';
}

/** What the project's page shows of its review by a flow. */
export function reviewApproval(ctx: Ctx, id: string): Promise<ObjectApproval> {
  return approvalOf(ctx, { businessType: reviewType, businessId: id });
}
