import { grouped } from '@zhaocai/model';
import { z } from 'zod';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { saidInProject, type ActIn, type SealedBidRow } from '../../tendering/index.ts';
import type { RoundRow } from '../lead/find-rounds.ts';
import { endToldBy } from '../quote/recorded-round.ts';

const told = z.object({ versionNo: z.number(), cipherHash: z.string(), signingKey: z.string(), roundId: z.string() });

/** A round's quotes as they lie sealed. */
export interface LyingQuote extends SealedBidRow {
  /** The bidder's place in the round. */
  readonly bidderId: string;
  readonly versionNo: number;
}

const acts = ['quoteRound.call', 'quoteRound.extend', 'roundBidder.quote'];

/** Nothing is unlocked or opened of a round whose end is not the one that its record told the bidders. */
export async function demandRoundTold(ctx: Ctx, round: RoundRow): Promise<readonly ActIn[]> {
  const said = await saidInProject(ctx, round.projectId, acts);
  const own = said.filter(({ subject }) => subject === round.id);
  if (endToldBy(own) === round.endTime) return said;
  return refuseUnlike(ctx, round.id);
}

/**
 * What is opened is what each bidder's own chain told last: no earlier version put back, none taken out or brought in behind
 * the product's back. Answers the places whose last was handed in when the round was over.
 */
export async function demandQuotesTold(
  ctx: Ctx,
  round: RoundRow,
  lying: readonly LyingQuote[],
): Promise<ReadonlySet<string>> {
  const said = await demandRoundTold(ctx, round);
  const quotes = said.filter(({ action, said: what }) => action === 'roundBidder.quote' && what.roundId === round.id);
  const last = new Map([...grouped(quotes, ({ subject }) => subject)].map(([id, some]) => [id, some.at(-1)]));
  const areSame = lying.every(({ bidderId, versionNo, cipherHash, signingKey }) => {
    const one = told.safeParse(last.get(bidderId)?.said).data;
    return one?.versionNo === versionNo && one.cipherHash === cipherHash && one.signingKey === signingKey;
  });
  if (!areSame || last.size !== lying.length) refuseUnlike(ctx, round.id);
  const late = [...last].filter(([, act]) => (act?.at ?? '') >= round.endTime);
  return new Set(late.map(([bidderId]) => bidderId));
}

function refuseUnlike(ctx: Ctx, roundId: string): never {
  ctx.log.error({ roundId }, 'a round of quotes is not what the evidence says: it was not opened');
  return refuse('negotiation.notAsRecorded');
}
