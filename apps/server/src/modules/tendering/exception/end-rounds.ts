import { quoteRound, quoteRoundLifecycle, roundBidder, roundBidderLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { holdRows, transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRows } from '../../../platform/rows/index.ts';

interface Ending {
  readonly of: 'projectId' | 'evaluationId';
  readonly ids: readonly string[];
  readonly reason: string;
}

/**
 * Rounds of quotes that are not opened come to nothing: with their procurement, which was suspended or has ended, or with the
 * evaluation that goes back. Nobody reads what was handed in.
 */
export async function endRounds(ctx: Ctx, { of, ids, reason }: Ending): Promise<void> {
  const all = await findRows(ctx, quoteRound, { of, ids });
  const live = all.filter(({ roundStatus }) => quoteRoundLifecycle.is(roundStatus, 'quoting', 'closed'));
  const [first] = live;
  if (!first) return;
  const roundIds = live.map(({ id }) => id);
  const stream = first.projectId;
  await holdRows(ctx, quoteRound, roundIds);
  await transitionAll(ctx, quoteRound, {
    ids: roundIds,
    action: 'lapse',
    reason,
    stream,
    set: { cancelReason: reason, closeTime: ctx.now },
  });
  await cancelBidders(ctx, { roundIds, stream, reason });
}

interface Cancelling {
  readonly roundIds: readonly string[];
  readonly stream: string;
  readonly reason: string;
}

/** Everybody who was asked is told that the round is cancelled. */
export async function cancelBidders(ctx: Ctx, { roundIds, stream, reason }: Cancelling): Promise<void> {
  const bidders = await findRows(ctx, roundBidder, { of: 'roundId', ids: roundIds });
  const asked = bidders.filter(({ bidderStatus }) => roundBidderLifecycle.is(bidderStatus, 'called', 'submitted'));
  await transitionAll(ctx, roundBidder, { ids: asked.map(({ id }) => id), action: 'cancel', reason, stream });
}
