import {
  commitOf,
  drawMode,
  expertDraw,
  expertDrawParties,
  project,
  type EndpointInput,
  type EndpointOutput,
  type executeExpertDraw as executeEndpoint,
  type joinExpertDraw as joinEndpoint,
  type OfParties,
} from '@zhaocai/model';
import { drawHashes, stepsOfDraw } from '../../../platform/audit/index.ts';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { shareShown } from '../../agency/index.ts';
import { demandDrawTime } from './draw-time.ts';
import { findDraw, lockHandledDraw, lockOwnDraw, type DrawRow } from './find-draw.ts';
import { drawnRound, placeRound } from './finish-draw.ts';
import { demandEnough, demandNotNarrowed, layDownPool, poolDigestOf, resultDigestOf } from './lay-down-pool.ts';
import { demandOpenForDraw } from './save-draw.ts';
import { settleDraw } from './settle-draw.ts';

/** D.4: who has not shown his secret after so many minutes voids the draw. */
const minutesToReveal = 10;

/** Begins a draw that somebody watches over, or draws at once where nobody does. */
export async function executeDraw(
  secret: Secret,
  ctx: Ctx,
  { id, version, ...given }: EndpointInput<typeof executeEndpoint>,
): Promise<EndpointOutput<typeof executeEndpoint>> {
  const { projectId } = await findDraw(ctx, id);
  // The project first, as every command locks them.
  const held = await lockRow(ctx, project, { id: projectId, reach: 'tenant' });
  const draw = await lockHandledDraw(ctx, { id, version });
  demandOpenForDraw(held.stage);
  const isAlone = drawMode.is(draw.drawMode, 'alone');
  demandState(expertDraw, draw.infoStatus, isAlone ? 'drawAlone' : 'begin');
  await demandDrawTime(ctx, held, draw);
  if (isAlone) return drawAlone(secret, ctx, { draw, own: given.secret ?? refuse('expert.commitMissing') });
  const commits = {
    ...Object(draw.commits),
    [expertDrawParties.buyer]: given.commit ?? refuse('expert.commitMissing'),
  };
  // Whether there are enough is told before the other is asked; who they are stands when he has joined.
  await demandEnough(ctx, draw);
  const moved = await transition(ctx, expertDraw, {
    subject: draw,
    action: 'begin',
    stream: draw.projectId,
    set: { commits },
    payload: { drawNo: draw.drawNo, supervisorId: draw.supervisorId, commits },
  });
  return { id, version: moved.version, infoStatus: moved.state };
}

/** The supervisor's digest is in: now, and not before, it is laid down who is drawn from. */
export async function joinDraw(
  ctx: Ctx,
  { id, version, commit }: EndpointInput<typeof joinEndpoint>,
): Promise<EndpointOutput<typeof joinEndpoint>> {
  const { draw, party } = await lockOwnDraw(ctx, { id, version });
  if (party !== expertDrawParties.supervisor) refuse('expert.notParty');
  demandState(expertDraw, draw.infoStatus, 'join');
  await demandDrawTime(ctx, await findRow(ctx, project, { id: draw.projectId, reach: 'tenant' }), draw);
  const { round, excluded } = await layDownPool(ctx, draw);
  const commits = { ...Object(draw.commits), [expertDrawParties.supervisor]: commit };
  const poolSize = round.candidates.length;
  const moved = await transition(ctx, expertDraw, {
    subject: draw,
    action: 'join',
    stream: draw.projectId,
    set: { commits, rounds: [round], excluded, poolSize, revealUntil: minutesAfter(ctx.now, minutesToReveal) },
    payload: { commits, candidateRoot: round.candidateRoot, poolDigest: poolDigestOf(round), poolSize },
  });
  return { id, version: moved.version };
}

interface Alone {
  readonly draw: DrawRow;
  readonly own: string;
}

/** One person: against the secret whose digest the product laid down on a day before, so that neither chooses what comes. */
async function drawAlone(
  secret: Secret,
  ctx: Ctx,
  { draw, own }: Alone,
): Promise<EndpointOutput<typeof executeEndpoint>> {
  const { product, buyer } = expertDrawParties;
  await demandNotNarrowed(ctx, draw);
  const shown = await productShows(secret, ctx, draw);
  const { round, excluded } = await layDownPool(ctx, draw);
  const commits = { ...Object(draw.commits), [buyer]: commitOf(drawHashes, buyer, own) };
  const reveals = { [product]: shown, [buyer]: own };
  const drawn = drawnRound(draw, { round, reveals });
  const laid = { commits, poolSize: round.candidates.length };
  const { drawNo, projectId } = draw;
  const { candidateRoot } = round;
  const digests = { poolDigest: poolDigestOf(round), resultDigest: resultDigestOf(drawn, reveals) };
  const when = { drawTime: ctx.now, drawAddress: ctx.address };
  await transition(ctx, expertDraw, {
    subject: draw,
    action: 'drawAlone',
    stream: projectId,
    set: { ...laid, ...when, reveals, rounds: [drawn], excluded, buyerRevealed: true },
    payload: { ...laid, ...digests, drawNo, round: round.round, candidateRoot },
  });
  await placeRound(ctx, draw, drawn);
  const { version, infoStatus } = await settleDraw(ctx, draw.id);
  return { id: draw.id, version, infoStatus };
}

/** The product's secret, once a night lies between its digest and the draw. */
async function productShows(secret: Secret, ctx: Ctx, draw: DrawRow): Promise<string> {
  const { product } = expertDrawParties;
  const day = (await laidDownOn(ctx, draw)) ?? ctx.now.slice(0, 10);
  if (ctx.now.slice(0, 10) <= day) refuse('expert.drawTomorrow', { day });
  const { id, commits } = draw;
  return (
    shareShown(secret, ctx, { draw: 'expert', id, party: product, commits }) ??
    refuse('expert.drawForged', { no: draw.drawNo })
  );
}

/** On which day the chain got the digest of the product's secret. */
async function laidDownOn(ctx: Ctx, draw: DrawRow): Promise<string | undefined> {
  const { product } = expertDrawParties;
  const commit = (Object(draw.commits) as OfParties)[product];
  const steps = await stepsOfDraw(ctx, {
    stream: draw.projectId,
    subject: draw.id,
    actions: ['expertDraw.add', 'expertDraw.edit'],
  });
  const step = steps.find(({ payload }) => Object(payload['commits'])[product] === commit);
  return step?.at.slice(0, 10);
}
