import type { budgetAdjust, budgetPro } from '@zhaocai/model';
import { decidedBy, type FlowBusiness } from '../../../platform/flows/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { isSeen } from '../../../platform/rows/index.ts';
import { isBeingApproved } from '../../workflow/index.ts';

/**
 * A flow for each level: the two levels are two offices, either may have a flow of its own or decide by hand, and what the
 * first has said stands in the state before the second is asked.
 */
const levels = {
  first: { state: 'firstReview', pass: 'passFirst', reject: 'rejectFirst' },
  second: { state: 'secondReview', pass: 'passSecond', reject: 'rejectSecond' },
} as const;

export type LevelName = keyof typeof levels;
export type Level = (typeof levels)[LevelName];
type OfLevels<T> = Readonly<Record<LevelName, T>>;

/** How flows call the review of each level, what becomes of what is rejected, and what conditions and forms may name. */
export type ReviewWords = Pick<FlowBusiness, 'afterReject' | 'variables'> &
  OfLevels<Pick<FlowBusiness, 'label' | 'withoutFlow'>>;

interface Reviewed {
  readonly entity: typeof budgetPro | typeof budgetAdjust;
  readonly flows: OfLevels<string>;
  readonly words: ReviewWords;
}

/** What is reviewed on two levels, as flows speak of it. */
export function reviewFlows(
  { entity, flows, words: { first, second, ...both } }: Reviewed,
  of: (level: Level) => Pick<FlowBusiness, 'handInAgain' | 'onFlowFinished'>,
): FlowBusiness[] {
  const words = { first, second };
  return (['first', 'second'] as const).map((name) => ({
    type: flows[name],
    isBindable: true,
    ...decidedBy(entity, levels[name].pass),
    ...both,
    ...words[name],
    mayRead: async (reader, businessId) =>
      reader.user.permissions.has('budgetPro_view') && isSeen(reader, entity, businessId),
    ...of(levels[name]),
  }));
}

/** While the flow of a level decides nobody else does. */
export async function demandNotInFlows(ctx: Ctx, id: string, flows: OfLevels<string>): Promise<void> {
  for (const businessType of Object.values(flows))
    if (await isBeingApproved(ctx, { businessType, businessId: id })) refuse('budget.inReview');
}
