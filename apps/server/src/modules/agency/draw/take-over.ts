import { agencyDraw, type EndpointInput, type takeOverDraw as endpoint } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { takenOver } from './draw-words.ts';
import { findDraw } from './find-draw.ts';
import { tellSupervisor } from './pass-turn.ts';

/**
 * Another person who may watch over draws takes the place of a supervisor who has not joined, with the reason: his secret is
 * not in yet, so nothing of the draw changes but whose it is to join.
 */
export async function takeOverDraw(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof endpoint>,
): Promise<{ id: string; version: number }> {
  await findDraw(ctx, id);
  const draw = await lockRow(ctx, agencyDraw, { id, version, reach: 'tenant' });
  const { userId: supervisorId, nickName } = ctx.user;
  if (draw.supervisorId === supervisorId) refuse('agency.supervisesAlready');
  const moved = await transition(ctx, agencyDraw, {
    subject: draw,
    action: 'takeOver',
    reason,
    stream: draw.projectId,
    set: { supervisorId, supervisorGone: false },
    payload: { supervisorId, former: draw.supervisorId },
  });
  await tellSupervisor(ctx, draw, takenOver(nickName, reason ?? ''));
  return { id, version: moved.version };
}
