import {
  allot,
  drawnExpert,
  expertDraw,
  expertDrawParties,
  recordType,
  type EndpointInput,
  type EndpointOutput,
  type ExpertDrawRound,
  type OfParties,
  type revealExpertDraw as revealEndpoint,
} from '@zhaocai/model';
import { drawnFrom } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { insertRows } from '../../../platform/rows/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { takeShown } from '../../agency/index.ts';
import { lockOwnDraw, roundsOf, type DrawRow } from './find-draw.ts';
import { resultDigestOf } from './lay-down-pool.ts';
import { settleDraw } from './settle-draw.ts';

/** Shows one's secret, which must be that of one's digest. The last one draws: nobody could know before what would come of it. */
export async function revealDraw(
  key: Secret,
  ctx: Ctx,
  { id, secret: shown }: EndpointInput<typeof revealEndpoint>,
): Promise<EndpointOutput<typeof revealEndpoint>> {
  const { draw, party } = await lockOwnDraw(ctx, { id });
  demandState(expertDraw, draw.infoStatus, 'reveal');
  if (draw.revealUntil !== null && ctx.now > draw.revealUntil) refuse('expert.revealOver');
  const { commits, reveals: before } = draw;
  const share = { draw: 'expert', id, party: expertDrawParties.product } as const;
  const { reveals, isLast } = takeShown(key, ctx, { ...share, commits, reveals: before, by: party, shown });
  const revealed = party === expertDrawParties.buyer ? { buyerRevealed: true } : { supervisorRevealed: true };
  const moved = await transition(ctx, expertDraw, {
    subject: draw,
    action: 'reveal',
    stream: draw.projectId,
    set: { reveals, ...revealed },
    payload: { party },
  });
  if (!isLast) return { id, version: moved.version, isDrawn: false };
  const { version } = await finish(ctx, draw, reveals);
  return { id, version, isDrawn: true };
}

async function finish(ctx: Ctx, draw: DrawRow, reveals: OfParties) {
  const [laid] = roundsOf(draw);
  if (!laid) throw new Error('a draw is finished before it stands who is drawn from');
  const drawn = drawnRound(draw, { round: laid, reveals });
  const { drawNo } = draw;
  const { round, candidateRoot } = drawn;
  await transition(ctx, expertDraw, {
    subject: draw,
    action: 'finish',
    stream: draw.projectId,
    set: { rounds: [drawn], drawTime: ctx.now, drawAddress: ctx.address },
    payload: { drawNo, round, candidateRoot, commits: draw.commits, resultDigest: resultDigestOf(drawn, reveals) },
  });
  await placeRound(ctx, draw, drawn);
  return settleDraw(ctx, draw.id);
}

/** A round with the order that its secrets give. */
export function drawnRound(
  { drawNo }: Pick<DrawRow, 'drawNo'>,
  { round, reveals }: { readonly round: ExpertDrawRound; readonly reveals: OfParties },
): ExpertDrawRound {
  const { seed, tickets } = drawnFrom({ ...round, drawNo }, reveals);
  return { ...round, seed, tickets };
}

const accounts =
  'select id::text, user_id::text as "userId" from expert where tenant_id = $1 and id = any($2::bigint[])';

/** Everybody whom a round places: the drawn ones with their places, the alternates in their order. */
export async function placeRound(ctx: Ctx, draw: DrawRow, round: ExpertDrawRound): Promise<void> {
  const places = allot(round.tickets, round);
  const known = await ctx.db.query<{ id: string; userId: string | null }>(accounts, [
    ctx.tenantId,
    places.map(({ id }) => id),
  ]);
  const userOf = new Map(known.map(({ id, userId }) => [id, userId]));
  await insertRows(ctx, drawnExpert, {
    rows: places.map(({ id, conditionNo, recordType: type, orderNo }) => ({
      drawId: draw.id,
      projectId: draw.projectId,
      projectName: draw.projectName,
      expertId: id,
      userId: userOf.get(id) ?? null,
      handlerId: draw.createUser,
      recordType: type,
      conditionNo,
      orderNo,
      round: round.round,
      isCalled: recordType.is(type, 'main'),
    })),
  });
}
