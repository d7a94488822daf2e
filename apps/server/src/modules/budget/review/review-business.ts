import {
  budgetLifecycle,
  budgetPro,
  budgetProType,
  firstReviewFlow,
  moneyType,
  secondReviewFlow,
  type FormValues,
  type ObjectApproval,
  type Row,
} from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { isSeen, lockRow } from '../../../platform/rows/index.ts';
import {
  approvalOf,
  askIfBound,
  isBeingApproved,
  refusalReason,
  returnedTo,
  withAuthority,
} from '../../workflow/index.ts';
import { demandComplete } from '../pro/demand-complete.ts';
import { costsOf } from '../pro/pro-lines.ts';
import { askerFor } from './asker.ts';
import { reviewWords } from './review-words.ts';

type ProjectRow = Row<typeof budgetPro>;

/**
 * A flow for each level: the two levels are two offices, either may have a flow of its own or decide by hand, and what the
 * first has said stands in the state before the second is asked.
 */
const levels = {
  first: {
    type: firstReviewFlow,
    label: { zh: '预算项目一级审核', en: 'First review of a budget project' },
    withoutFlow: { zh: '由一级审核人在平台审核', en: 'a first reviewer decides' },
    state: 'firstReview',
    pass: 'passFirst',
    reject: 'rejectFirst',
  },
  second: {
    type: secondReviewFlow,
    label: { zh: '预算项目二级审核', en: 'Second review of a budget project' },
    withoutFlow: { zh: '由二级审核人在平台审核', en: 'a second reviewer decides' },
    state: 'secondReview',
    pass: 'passSecond',
    reject: 'rejectSecond',
  },
} as const;

type Level = (typeof levels)[keyof typeof levels];

export const reviewBusinesses: readonly FlowBusiness[] = Object.values(levels).map((level) => ({
  type: level.type,
  label: level.label,
  isBindable: true,
  ...decidedBy(budgetPro, level.pass),
  withoutFlow: level.withoutFlow,
  ...reviewWords,
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('budgetPro_view') && isSeen(reader, budgetPro, businessId),
  async handInAgain(ctx, { businessId }) {
    const project = await lockRow(ctx, budgetPro, { id: businessId, reach: 'tenant' });
    if (!budgetLifecycle.is(project.budgetStatus, level.state)) return refuse('platform.badState');
    await demandComplete(ctx, project);
    return reviewForm(ctx, project);
  },
  onFlowFinished: (ctx, end) => settle(ctx, level, end),
}));
/**
 * Asks those whom the flow of this level names, in the name of who declared the project; without a flow in force whoever
 * holds the right decides.
 */
export function askReview(ctx: Ctx, project: ProjectRow, name: keyof typeof levels): Promise<boolean> {
  return askIfBound(ctx, {
    businessType: levels[name].type,
    businessId: project.id,
    title: `${project.proNo} ${project.proName}`,
    form: () => reviewForm(ctx, project),
    asker: () => (name === 'second' ? askerFor(ctx, project.createUser) : ctx.user),
  });
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

async function settle(ctx: Ctx, level: Level, { businessId, outcome, flowInstanceId, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['budgetPro_submit', 'budgetPro_firstAudit', 'budgetPro_secondAudit']);
  const project = await lockRow(acting, budgetPro, { id: businessId, reach: 'tenant' });
  const reason = refusalReason(ctx, remark);
  const action = ({ finished: level.pass, rejected: level.reject, withdrawn: 'recall' } as const)[outcome];
  await transition(acting, budgetPro, {
    subject: project,
    action,
    ...(action === level.reject && { reason: remark ?? reason, set: { rejectReason: reason } }),
    payload: { proNo: project.proNo, flowInstanceId },
  });
  if (action === 'passFirst') await askReview(ctx, project, 'second');
}

/** While the flow of a level decides nobody else does. */
export async function demandNotInReview(ctx: Ctx, id: string): Promise<void> {
  for (const { type } of Object.values(levels))
    if (await isBeingApproved(ctx, { businessType: type, businessId: id })) refuse('budget.inReview');
}

/**
 * The first level returned it to who had declared it, who changes it and hands it in again. What the second level returns
 * is taken back before it is changed, so that the first sees the change.
 */
export async function isReturnedToCaller(ctx: Ctx, id: string): Promise<boolean> {
  return (await returnedTo(ctx, { businessType: levels.first.type, businessId: id })) === 'caller';
}

/** What the project's page shows of its review by a flow: of the level at which it stands, else of the last that was asked. */
export async function reviewApproval(ctx: Ctx, { id, budgetStatus }: ProjectRow): Promise<ObjectApproval> {
  const of = (level: Level) => approvalOf(ctx, { businessType: level.type, businessId: id });
  const [first, second] = await Promise.all([of(levels.first), of(levels.second)]);
  if (budgetLifecycle.is(budgetStatus, 'secondReview')) return second;
  if (budgetLifecycle.is(budgetStatus, 'draft', 'firstReview') || !second.run) return first;
  return second.run.createTime >= (first.run?.createTime ?? '') ? second : first;
}
