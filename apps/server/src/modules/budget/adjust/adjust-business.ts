import { budgetAdjust, firstAdjustFlow, secondAdjustFlow } from '@zhaocai/model';
import { decidedBy, isOver, type FlowBusiness, type FlowEnd } from '../../../platform/flows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';
import { refusalReason, withAuthority } from '../../workflow/index.ts';
import { askAdjustReview } from './adjust-flow.ts';
import { carryOutMove } from './move-adjust.ts';
import { adjustWords } from './adjust-words.ts';

/** A flow for each level, as the declaration has them. */
const levels = {
  first: {
    type: firstAdjustFlow,
    label: { zh: '预算调整一级审核', en: 'First review of a budget adjustment' },
    withoutFlow: { zh: '由一级审核人在平台审核', en: 'a first reviewer decides' },
    pass: 'passFirst',
    reject: 'rejectFirst',
  },
  second: {
    type: secondAdjustFlow,
    label: { zh: '预算调整二级审核', en: 'Second review of a budget adjustment' },
    withoutFlow: { zh: '由二级审核人在平台审核', en: 'a second reviewer decides' },
    pass: 'passSecond',
    reject: 'rejectSecond',
  },
} as const;

type Level = (typeof levels)[keyof typeof levels];

export const adjustBusinesses: readonly FlowBusiness[] = Object.values(levels).map((level) => ({
  type: level.type,
  label: level.label,
  isBindable: true,
  ...decidedBy(budgetAdjust, level.pass),
  withoutFlow: level.withoutFlow,
  ...adjustWords,
  mayRead: async (reader, businessId) =>
    reader.user.permissions.has('budgetPro_view') && isSeen(reader, budgetAdjust, businessId),
  onFlowFinished: (ctx, end) => settle(ctx, level, end),
}));

async function settle(ctx: Ctx, level: Level, { businessId, outcome, remark }: FlowEnd): Promise<void> {
  if (!isOver(outcome)) return;
  const acting = withAuthority(ctx, ['budgetPro_submit', 'budgetPro_firstAudit', 'budgetPro_secondAudit']);
  const action = ({ finished: level.pass, rejected: level.reject, withdrawn: 'withdraw' } as const)[outcome];
  const reason = outcome === 'rejected' ? refusalReason(ctx, remark) : undefined;
  const row = await carryOutMove(acting, { id: businessId, action, reason, reach: 'tenant' });
  if (action === 'passFirst') await askAdjustReview(ctx, row, 'second');
}
