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
import { lockProject, tellAuction } from '../tendering/index.ts';
import { stateNow } from './find-auction.ts';
import { biddersOf } from './set-auction.ts';

/** Ends an auction without its result, with a reason: the prices that were opened count. What is over by the clock stays over. */
export async function cancelAuction(ctx: Ctx, { id, version, reason }: EndpointInput<typeof endpoint>): Promise<Saved> {
  const { projectId } = await findRow(ctx, auction, { id });
  await lockProject(ctx, projectId);
  const row = await lockRow(ctx, auction, { id, version });
  if (!auctionLifecycle.is(stateNow(ctx, row), 'waiting', 'running')) refuse('auction.over');
  if (!isReasoned(reason)) refuse('auction.reasonShort', { characters: leastReason });
  const moved = await transition(ctx, auction, {
    subject: row,
    action: 'cancel',
    reason,
    stream: projectId,
    set: { cancelReason: reason, closeTime: ctx.now },
    payload: { packageId: row.packageId, bids: row.lastSequence },
  });
  await transitionAll(ctx, auctionBidder, { ids: await biddersOf(ctx, id), action: 'cancel', stream: projectId });
  await tellAuction(ctx, projectId);
  return { id, version: moved.version };
}
