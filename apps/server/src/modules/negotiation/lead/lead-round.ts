import {
  quoteRound,
  quoteRoundLifecycle,
  roundBidder,
  roundBidderLifecycle,
  type cancelRound as cancelEndpoint,
  type closeRound as closeEndpoint,
  type EndpointInput,
  type extendRound as extendEndpoint,
  type openRound as openEndpoint,
  type Saved,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import { cancelBidders } from '../../tendering/index.ts';
import { openClosed } from '../open/open-round.ts';
import { closeBidders } from './close-rounds.ts';
import { biddersOf, demandQuoting, lockLedRound, statusNow, type BidderRow } from './find-rounds.ts';

/** More time for everybody, whether or not he has quoted, with why; all are told. */
export async function extendRound(
  ctx: Ctx,
  { minutes, reason, ...asked }: EndpointInput<typeof extendEndpoint>,
): Promise<Saved> {
  const { round } = await lockLedRound(ctx, asked);
  demandQuoting(ctx, round);
  const endTime = minutesAfter(round.endTime, minutes);
  const stream = round.projectId;
  const set = { endTime };
  const { id, version } = await transition(ctx, quoteRound, {
    subject: round,
    action: 'extend',
    reason,
    stream,
    set,
    payload: { endTime },
  });
  const all = await biddersOf(ctx, [round.id]);
  await transitionAll(ctx, roundBidder, { ids: idsIn(all, 'called'), action: 'move', stream, set });
  await transitionAll(ctx, roundBidder, { ids: idsIn(all, 'submitted'), action: 'moveQuoted', stream, set });
  return { id, version };
}

function idsIn(all: readonly BidderRow[], state: keyof typeof roundBidderLifecycle.code): string[] {
  return all.filter(({ bidderStatus }) => roundBidderLifecycle.is(bidderStatus, state)).map(({ id }) => id);
}

/** Before its end, where nobody is waited for any more. */
export async function closeRound(ctx: Ctx, asked: EndpointInput<typeof closeEndpoint>): Promise<Saved> {
  const { round } = await lockLedRound(ctx, asked);
  demandQuoting(ctx, round);
  const waiting = idsIn(await biddersOf(ctx, [round.id]), 'called');
  if (waiting.length > 0) refuse('negotiation.notAllQuoted', { count: waiting.length });
  const { id, version } = await transition(ctx, quoteRound, {
    subject: round,
    action: 'close',
    stream: round.projectId,
    set: { closeTime: ctx.now },
  });
  await closeBidders(ctx, round);
  return { id, version };
}

/** What the holders have unlocked is opened; with a reason without whom a quote waits for in vain. */
export async function openRound(ctx: Ctx, { reason, ...asked }: EndpointInput<typeof openEndpoint>): Promise<Saved> {
  const { desk, round } = await lockLedRound(ctx, asked);
  if (quoteRoundLifecycle.is(statusNow(ctx, round), 'quoting')) refuse('negotiation.notYetClosed');
  if (!quoteRoundLifecycle.is(round.roundStatus, 'closed')) refuse('platform.badState');
  return openClosed(ctx, { round, project: desk.project, reason });
}

/** Nobody reads what was handed in; everybody who was asked is told. */
export async function cancelRound(
  ctx: Ctx,
  { reason, ...asked }: EndpointInput<typeof cancelEndpoint>,
): Promise<Saved> {
  const { round } = await lockLedRound(ctx, asked);
  const stream = round.projectId;
  const { id, version } = await transition(ctx, quoteRound, {
    subject: round,
    action: 'cancel',
    reason,
    stream,
    set: { cancelReason: reason ?? null, closeTime: ctx.now },
  });
  await cancelBidders(ctx, { roundIds: [round.id], stream, reason: reason ?? '' });
  return { id, version };
}
