import { budgetAdjust } from '@zhaocai/model';
import { isOver, type FlowEnd } from '../../../platform/flows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { refusalReason, withAuthority } from '../../workflow/index.ts';
import { reviewFlows, type Level } from '../review/review-levels.ts';
import { adjustFlows, askAdjustReview } from './adjust-flow.ts';
import { carryOutMove } from './move-adjust.ts';
import { adjustWords } from './adjust-words.ts';

/** A flow for each level, as the declaration has them. */
export const adjustBusinesses = reviewFlows(
  { entity: budgetAdjust, flows: adjustFlows, words: adjustWords },
  (level) => ({ onFlowFinished: (ctx, end) => settle(ctx, level, end) }),
);

async function settle(ctx: Ctx, level: Level, { businessId, outcome, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['budgetPro_submit', 'budgetPro_firstAudit', 'budgetPro_secondAudit']);
  const action = ({ finished: level.pass, rejected: level.reject, withdrawn: 'withdraw' } as const)[outcome];
  const reason = outcome === 'rejected' ? refusalReason(ctx, remark) : undefined;
  const row = await carryOutMove(acting, { id: businessId, action, reason, reach: 'tenant' });
  if (action === 'passFirst') await askAdjustReview(ctx, row, 'second');
}
