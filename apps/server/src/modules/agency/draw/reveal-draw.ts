import {
  agencyDraw,
  drawParties,
  type EndpointInput,
  type EndpointOutput,
  type OfParties,
  type revealDraw as revealEndpoint,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { drawnFrom, takeReveal } from '../../../platform/audit/index.ts';
import { lockOwnDraw, type DrawRow } from './find-draw.ts';

/** Shows one's secret, which must be that of one's digest. The last one draws: nobody could know before what would come of it. */
export async function revealDraw(
  ctx: Ctx,
  { id, secret }: EndpointInput<typeof revealEndpoint>,
): Promise<EndpointOutput<typeof revealEndpoint>> {
  const { draw, party } = await lockOwnDraw(ctx, { id });
  demandState(agencyDraw, draw.drawStatus, 'reveal');
  const commits = Object(draw.commits) as OfParties;
  const taken = takeReveal({ commits, reveals: Object(draw.reveals) as OfParties, party, secret });
  if (taken === 'already') return refuse('agency.revealedAlready');
  if (taken === 'wrong') return refuse('agency.secretWrong');
  const { reveals, isLast } = taken;
  const revealed = party === drawParties.buyer ? { buyerRevealed: true } : { supervisorRevealed: true };
  const shown = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'reveal',
    stream: draw.projectId,
    set: { reveals, ...revealed },
    // The secret itself stands in the record when the draw has ended: the first one shown is told to nobody.
    payload: { party },
  });
  if (!isLast) return { id, version: shown.version, isDrawn: false };
  const moved = await finish(ctx, draw, reveals);
  return { id, version: moved.version, isDrawn: true };
}

async function finish(ctx: Ctx, draw: DrawRow, reveals: OfParties) {
  const { drawNo, round } = draw;
  const candidateRoot = draw.candidateRoot ?? '';
  const { seed, tickets } = drawnFrom(draw, reveals);
  return transition(ctx, agencyDraw, {
    subject: draw,
    action: 'finish',
    stream: draw.projectId,
    set: { seed, tickets, drawTime: ctx.now },
    payload: { drawNo, candidateRoot, round, commits: draw.commits, reveals, seed, tickets },
  });
}
