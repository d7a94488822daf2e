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
import { isOver, type FlowEnd } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { approvalOf, askIfBound, refusalReason, withAuthority } from '../../workflow/index.ts';
import { demandComplete } from '../pro/demand-complete.ts';
import { costsOf } from '../pro/pro-lines.ts';
import { askerFor } from './asker.ts';
import { ownFlow } from './own-flow.ts';
import { demandNotInFlows, reviewFlows, type Level, type LevelName } from './review-levels.ts';
import { reviewWords } from './review-words.ts';

type ProjectRow = Row<typeof budgetPro>;

const flows = { first: firstReviewFlow, second: secondReviewFlow } as const;

export const reviewBusinesses = reviewFlows({ entity: budgetPro, flows, words: reviewWords }, (level) => ({
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
export function askReview(ctx: Ctx, project: ProjectRow, name: LevelName): Promise<boolean> {
  return askIfBound(ctx, {
    businessType: flows[name],
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

export function demandNotInReview(ctx: Ctx, id: string): Promise<void> {
  return demandNotInFlows(ctx, id, flows);
}

/**
 * The first level returned it to who had declared it, who changes it and hands it in again. What the second level returns
 * is taken back before it is changed, so that the first sees the change.
 */
export const { isReturnedToCaller } = ownFlow(flows.first, 'budget.inReview');

/** What the project's page shows of its review by a flow: of the level at which it stands, else of the last that was asked. */
export async function reviewApproval(ctx: Ctx, { id, budgetStatus }: ProjectRow): Promise<ObjectApproval> {
  const of = (name: LevelName) => approvalOf(ctx, { businessType: flows[name], businessId: id });
  const [first, second] = await Promise.all([of('first'), of('second')]);
  if (budgetLifecycle.is(budgetStatus, 'secondReview')) return second;
  if (budgetLifecycle.is(budgetStatus, 'draft', 'firstReview') || !second.run) return first;
  return second.run.createTime >= (first.run?.createTime ?? '') ? second : first;
}
