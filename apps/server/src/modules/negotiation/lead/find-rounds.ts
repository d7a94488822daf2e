import { quoteRound, quoteRoundLifecycle, roundBidder, type Row } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows, lockRow } from '../../../platform/rows/index.ts';
import { lockLedDesk, type DeskPlace, type WholeDesk } from '../../evaluation/index.ts';

export type RoundRow = Row<typeof quoteRound>;
export type BidderRow = Row<typeof roundBidder>;

/** The rounds of a package, the first first. */
export async function roundsOf(ctx: Ctx, packageId: string): Promise<RoundRow[]> {
  const rows = await findRows(ctx, quoteRound, { of: 'packageId', ids: [packageId] });
  return rows.toSorted((one, other) => one.roundNo - other.roundNo);
}

export function biddersOf(ctx: Ctx, roundIds: readonly string[]): Promise<BidderRow[]> {
  return findRows(ctx, roundBidder, { of: 'roundId', ids: roundIds });
}

/** As it stands by the clock: the job that writes an end down comes once a minute. */
export function statusNow({ now }: Pick<Ctx, 'now'>, { roundStatus, endTime }: RoundRow): number {
  const isOver = quoteRoundLifecycle.is(roundStatus, 'quoting') && endTime <= now;
  return isOver ? quoteRoundLifecycle.code.closed : Number(roundStatus);
}

export interface LedRound {
  readonly desk: WholeDesk;
  readonly round: RoundRow;
}

/** A round by the leader of its committee, held. */
export async function lockLedRound(
  ctx: Ctx,
  { roundId, version, ...place }: DeskPlace & { readonly roundId: string; readonly version: number },
): Promise<LedRound> {
  const desk = await lockLedDesk(ctx, place);
  const round = await lockRow(ctx, quoteRound, { id: roundId, version });
  return round.evaluationId === desk.row.id ? { desk, round } : notFound();
}

/** It still takes quotes. */
export function demandQuoting(ctx: Ctx, round: RoundRow): void {
  if (!quoteRoundLifecycle.is(round.roundStatus, 'quoting')) refuse('platform.badState');
  if (round.endTime <= ctx.now) refuse('negotiation.over');
}
