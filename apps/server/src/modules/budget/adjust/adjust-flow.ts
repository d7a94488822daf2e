import {
  budgetAdjustLifecycle,
  budgetCost,
  budgetPro,
  firstAdjustFlow,
  isInApproval,
  secondAdjustFlow,
  type budgetAdjust,
  type Row,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { approvalOf, askIfBound } from '../../workflow/index.ts';
import { sourceAndYear } from '../pro/line-of-parent.ts';
import { askerFor } from '../review/asker.ts';
import { demandNotInFlows, type LevelName } from '../review/review-levels.ts';

type AdjustRow = Row<typeof budgetAdjust>;

/** The reviews of an adjustment, as flows speak of them. */
export const adjustFlows = { first: firstAdjustFlow, second: secondAdjustFlow } as const;

/** Asks those whom the flow of this level names, in the name of who wants the adjustment. */
export async function askAdjustReview(ctx: Ctx, row: AdjustRow, level: LevelName): Promise<void> {
  const { proNo, proName } = await findRow(ctx, budgetPro, { id: row.budgetProId ?? '', reach: 'tenant' });
  const { moneyBefore, moneyAfter, reason } = row;
  await askIfBound(ctx, {
    businessType: adjustFlows[level],
    businessId: row.id,
    title: `${proNo} ${proName}`,
    form: async () => {
      const line = await findRow(ctx, budgetCost, { id: row.budgetCostId ?? '', reach: 'tenant' });
      return { proNo, proName, line: sourceAndYear(line, ctx), moneyBefore, moneyAfter, reason };
    },
    asker: () => (level === 'second' ? askerFor(ctx, row.createUser) : ctx.user),
  });
}

export function demandNotInAdjustFlow(ctx: Ctx, id: string): Promise<void> {
  return demandNotInFlows(ctx, id, adjustFlows);
}

/** The flow that decides about an adjustment now. */
export async function flowDeciding(ctx: Ctx, { id, adjustStatus }: AdjustRow): Promise<string | null> {
  const level = (['first', 'second'] as const).find((one) => budgetAdjustLifecycle.is(adjustStatus, `${one}Review`));
  if (!level) return null;
  const approval = await approvalOf(ctx, { businessType: adjustFlows[level], businessId: id });
  return isInApproval(approval) ? approval.flowName : null;
}
