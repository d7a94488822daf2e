import { auction, auctionBidder, auctionBidderLifecycle, auctionLifecycle } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { holdRows, transitionAll } from '../../../platform/lifecycle/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import { tellAuction } from '../opening/tell-auction.ts';

interface Ending {
  readonly projectId: string;
  readonly reason: string;
}

/** Auctions that wait or run come to nothing with their procurement: nobody bids any more, and the first prices count. */
export async function endAuctions(ctx: Ctx, { projectId, reason }: Ending): Promise<void> {
  const all = await findRows(ctx, auction, { of: 'projectId', ids: [projectId] });
  const ids = all
    .filter(({ auctionStatus }) => auctionLifecycle.is(auctionStatus, 'waiting', 'running'))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await holdRows(ctx, auction, ids);
  const set = { cancelReason: reason, closeTime: ctx.now };
  await transitionAll(ctx, auction, { ids, action: 'lapse', reason, stream: projectId, set });
  const bidders = await findRows(ctx, auctionBidder, { of: 'auctionId', ids });
  const called = bidders.filter(({ bidderStatus }) => auctionBidderLifecycle.is(bidderStatus, 'called'));
  await transitionAll(ctx, auctionBidder, { ids: called.map(({ id }) => id), action: 'cancel', stream: projectId });
  await tellAuction(ctx, projectId);
}
