import {
  agencyDraw,
  drawLifecycle,
  project,
  type cancelDraw as cancelEndpoint,
  type EndpointInput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { demandNoAgency } from '../entrustment/project-open.ts';
import { compareWithRecord } from './draw-record.ts';
import { findDraw, type DrawRow } from './find-draw.ts';
import { partyOf } from './parties.ts';
import { nameOf, placesOf, turnOf } from './places.ts';

/**
 * Declares a draw void, with the reason; it stays in the record of the project. Before the supervisor has joined nobody is
 * drawn from, and either of them withdraws it. Afterwards another person than the one who began it has to, and of an order
 * that still names somebody nobody can.
 */
export async function voidDraw(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof cancelEndpoint>,
): Promise<{ id: string; version: number }> {
  const seen = await findDraw(ctx, id);
  // The project first, as every command locks them: nobody is chosen by the draw meanwhile.
  await lockRow(ctx, project, { id: seen.projectId, reach: 'tenant' });
  const draw = await lockRow(ctx, agencyDraw, { id, version, reach: 'tenant' });
  const isWaiting = drawLifecycle.is(draw.drawStatus, 'waiting');
  if (isWaiting && !partyOf(ctx, draw)) refuse('agency.notParty');
  if (drawLifecycle.is(draw.drawStatus, 'drawn')) await demandNobodyLeft(ctx, draw);
  const { buyerRevealed, supervisorRevealed } = draw;
  const moved = await transition(ctx, agencyDraw, {
    subject: draw,
    action: isWaiting ? 'cancel' : 'annul',
    reason,
    stream: draw.projectId,
    set: { voidReason: reason?.trim() || null },
    payload: isWaiting ? {} : { buyerRevealed, supervisorRevealed },
  });
  return { id, version: moved.version };
}

/** A record that was tampered with names nobody. */
async function demandNobodyLeft(ctx: Ctx, draw: DrawRow): Promise<void> {
  await demandNoAgency(ctx, draw.projectId);
  const { faults } = await compareWithRecord(ctx, draw);
  const next = faults.length === 0 ? turnOf(await placesOf(ctx, draw)) : undefined;
  if (next) refuse('agency.drawStillNames', { name: nameOf(draw, next) });
}
