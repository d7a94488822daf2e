import {
  quoteRound,
  quoteRoundLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type giveRoundShares as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { demandSoundDatabase, digestOfShares, findProject, readShares } from '../../tendering/index.ts';
import { closeBidders } from '../lead/close-rounds.ts';
import { statusNow, type RoundRow } from '../lead/find-rounds.ts';
import { openClosed } from './open-round.ts';
import { demandRoundTold } from './recorded-bids.ts';
import { judgeQuotes, ownRoundShares, sharesOfRounds } from './round-shares.ts';

type Input = EndpointInput<typeof endpoint>;

const insert = `
  insert into round_given (tenant_id, bid_id, key_id, project_id, share, file_key, create_user, create_time)
  select $1, s.bid_id::bigint, s.key_id::bigint, $2, s.share, s.file_key, $3, $4
  from unnest($5::text[], $6::text[], $7::text[], $8::text[]) as s (bid_id, key_id, share, file_key)
  on conflict do nothing`;
const holding = `
  select 1 from package_key_holder where tenant_id = $1 and package_id = $2 and user_id = $3 limit 1`;

/**
 * Keeps what a holder's browser has unsealed of a round that is closed, quote by quote, as at an opening; what was given before
 * changes nothing. As soon as nobody is waited for the round is opened.
 */
export async function giveRoundShares(
  ctx: Ctx,
  { projectId, roundId, shares }: Input,
): Promise<EndpointOutput<typeof endpoint>> {
  const project = await findProject(ctx, projectId);
  const round = await closedNow(ctx, await lockRow(ctx, quoteRound, { id: roundId, reach: 'tenant' }));
  if (round.projectId !== projectId) notFound();
  const holds = await ctx.db.query(holding, [ctx.tenantId, round.packageId, ctx.user.userId]);
  if (holds.length === 0) refuse('tendering.notHolder');
  await demandSoundDatabase(ctx);
  await demandRoundTold(ctx, round);
  const due = await ownRoundShares(ctx, [roundId]);
  const known = new Set(due.map(({ quoteId }) => quoteId));
  // What was given before is not asked for again, and changes nothing.
  const all = await sharesOfRounds(ctx, [roundId]);
  const given = new Set(all.filter((one) => one.isGiven && one.userId === ctx.user.userId).map((one) => one.quoteId));
  const read = await readShares(
    shares.filter(({ quoteId }) => known.has(quoteId) || !given.has(quoteId)),
    due,
  );
  if (read.length > 0) {
    const columns = (['quoteId', 'keyId', 'share', 'fileKey'] as const).map((name) => read.map((one) => one[name]));
    await ctx.db.write(insert, [ctx.tenantId, projectId, ctx.user.userId, ctx.now, ...columns]);
    const payload = { keyId: read[0]?.keyId, digest: digestOfShares(read), shares: read.length };
    await recordEvidence(ctx, { stream: projectId, action: 'quoteRound.unlock', subject: roundId, payload });
  }
  const { open } = await judgeQuotes(await sharesOfRounds(ctx, [roundId]), false);
  if (open.some(({ missing, doubted }) => missing.length + doubted.length > 0)) return { isOpened: false };
  await openClosed(ctx, { round, project, reason: undefined });
  return { isOpened: true };
}

/** A round whose time is over is closed, whether or not the clock has noted it yet. */
async function closedNow(ctx: Ctx, round: RoundRow): Promise<RoundRow> {
  if (quoteRoundLifecycle.is(statusNow(ctx, round), 'quoting')) refuse('negotiation.notYetClosed');
  if (quoteRoundLifecycle.is(round.roundStatus, 'closed')) return round;
  if (!quoteRoundLifecycle.is(round.roundStatus, 'quoting')) refuse('platform.badState');
  await transition(ctx, quoteRound, {
    subject: round,
    action: 'end',
    stream: round.projectId,
    set: { closeTime: ctx.now },
  });
  await closeBidders(ctx, round);
  return findRow(ctx, quoteRound, { id: round.id, reach: 'tenant' });
}
