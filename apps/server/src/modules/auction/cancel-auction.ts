import {
  auction,
  auctionBidder,
  auctionLifecycle,
  isReasoned,
  leastReason,
  type cancelAuction as endpoint,
  type EndpointInput,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../platform/http/index.ts';
import { transition, transitionAll } from '../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../platform/rows/index.ts';
import { areBidsTold, digestOfLog, digestOfTerms, lockProject, tellAuction } from '../tendering/index.ts';
import { stateNow } from './find-auction.ts';
import { biddersOf } from './set-auction.ts';

/**
 * Ends an auction without its result, with a reason: the prices that were opened count. What is over by the clock
 * stays over, unless somebody has changed its bids past the product.
 */
export async function cancelAuction(ctx: Ctx, { id, version, reason }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const { projectId } = await findRow(ctx, auction, { id });
  await lockProject(ctx, projectId);
  const row = await lockRow(ctx, auction, { id, version });
  const goesOn = auctionLifecycle.is(stateNow(ctx, row), 'waiting', 'running');
  // What was tampered with is never closed: this is the way out of it.
  if (!goesOn && (auctionLifecycle.is(row.auctionStatus, 'closed', 'cancelled') || (await areBidsTold(ctx, row))))
    refuse('auction.over');
  if (!isReasoned(reason)) refuse('auction.reasonShort', { characters: leastReason });
  const moved = await transition(ctx, auction, {
    subject: row,
    action: 'cancel',
    reason,
    stream: projectId,
    set: { cancelReason: reason, closeTime: ctx.now },
    payload: { packageId: row.packageId, ...(await digestOfLog(ctx, id)), termsHash: await digestOfTerms(ctx, id) },
  });
  await transitionAll(ctx, auctionBidder, { ids: await biddersOf(ctx, id), action: 'cancel', stream: projectId });
  await tellAuction(ctx, projectId);
  return { id, version: moved.version };
}
