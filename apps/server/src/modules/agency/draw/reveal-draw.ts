import {
  agencyDraw,
  drawParties,
  type EndpointInput,
  type EndpointOutput,
  type OfParties,
  type revealDraw as revealEndpoint,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { lockOwnDraw } from './find-draw.ts';
import { endOf, takeShown } from './product-share.ts';

/** Shows one's secret, which must be that of one's digest. The last one draws: nobody could know before what would come of it. */
export async function revealDraw(
  key: Secret,
  ctx: Ctx,
  { id, secret: shown }: EndpointInput<typeof revealEndpoint>,
): Promise<EndpointOutput<typeof revealEndpoint>> {
  const { draw, party } = await lockOwnDraw(ctx, { id });
  demandState(agencyDraw, draw.drawStatus, 'reveal');
  const { commits, reveals: before } = draw;
  const share = { draw: 'agency', id, party: drawParties.product } as const;
  const { reveals, isLast } = takeShown(key, ctx, { ...share, commits, reveals: before, by: party, shown });
  const revealed = party === drawParties.buyer ? { buyerRevealed: true } : { supervisorRevealed: true };
  const moved = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'reveal',
    stream: draw.projectId,
    set: { reveals, ...revealed },
    // The secret itself stands in the record when the draw has ended: the first one shown is told to nobody.
    payload: { party },
  });
  if (!isLast) return { id, version: moved.version, isDrawn: false };
  const { version } = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'finish',
    stream: draw.projectId,
    ...endOf(ctx, draw, { commits: Object(commits) as OfParties, reveals }),
  });
  return { id, version, isDrawn: true };
}
