import {
  drawnExpert,
  drawnExpertLifecycle,
  expertDraw,
  expertDrawLifecycle,
  isReasoned,
  project,
  projectLifecycle,
  type cancelExpertDraw as cancelEndpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll, type Actor } from '../../../platform/lifecycle/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { partyOf } from '../../agency/index.ts';
import { compareWithRecord } from './draw-record.ts';
import { calledOff } from './draw-words.ts';
import { findDraw, type DrawRow } from './find-draw.ts';
import { untouchedOf } from './next-round.ts';
import { holdDraw, lackingOf, tellInvited, type Part } from './settle-draw.ts';

/**
 * Declares a draw void, with the reason; it stays in the record of the project. Before it stands who is drawn from either of
 * its people withdraws it; afterwards the one who watches over it has to. An order that still names somebody is void only
 * where the project has ended or the record was tampered with.
 */
export async function voidDraw(
  ctx: Ctx,
  { id, version, reason }: EndpointInput<typeof cancelEndpoint>,
): Promise<EndpointOutput<typeof cancelEndpoint>> {
  const seen = await findDraw(ctx, id);
  const held = await lockRow(ctx, project, { id: seen.projectId, reach: 'tenant' });
  const draw = await lockRow(ctx, expertDraw, { id, version, reach: 'tenant' });
  if (!isReasoned(reason)) refuse('expert.reasonShort');
  const isOpen = expertDrawLifecycle.is(draw.infoStatus, 'draft', 'waiting');
  if (isOpen && !partyOf(ctx, draw)) refuse('expert.notParty');
  const parts = await holdDraw(ctx, id);
  if (expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done')) await demandNoUse(ctx, { draw, parts, held });
  const { buyerRevealed, supervisorRevealed } = draw;
  const moved = await transition(ctx, expertDraw, {
    subject: draw,
    action: isOpen ? 'cancel' : 'annul',
    reason,
    stream: draw.projectId,
    set: { voidReason: reason?.trim() ?? null },
    payload: isOpen ? {} : { buyerRevealed, supervisorRevealed },
  });
  const asked = parts
    .filter(({ joinStatus }) => drawnExpertLifecycle.is(joinStatus, 'notified'))
    .map((part) => part.id);
  if (asked.length > 0) await transitionAll(ctx, drawnExpert, { ids: asked, action: 'release' });
  await tellVoid(ctx, draw, parts);
  return { id, version: moved.version };
}

interface Standing {
  readonly draw: DrawRow;
  readonly parts: readonly Part[];
  readonly held: { readonly stage: unknown };
}

async function demandNoUse(ctx: Ctx, { draw, parts, held }: Standing): Promise<void> {
  if (projectLifecycle.is(held.stage, 'failed', 'terminated')) return;
  const { faults } = await compareWithRecord(ctx, draw);
  if (faults.length > 0) return;
  const isShort = lackingOf(draw.conditions, parts).length > 0;
  if (isShort && (await untouchedOf(ctx, draw)).length === 0) return;
  refuse('expert.drawStands');
}

/** Whoever was asked learns that nobody evaluates. */
export async function tellVoid(
  { db, tenantId, now }: Pick<Actor, 'db' | 'tenantId' | 'now'>,
  draw: Pick<DrawRow, 'projectName'>,
  parts: readonly Part[],
): Promise<void> {
  for (const { id, userId, joinStatus } of parts)
    if (userId !== null && drawnExpertLifecycle.is(joinStatus, 'notified', 'accepted'))
      await tellInvited({ db, tenantId, now }, draw, { id, userId, kind: 'cancelled', content: calledOff });
}

/** The reveal was not shown in time: read and voided by the clock. */
export async function lapseDraw(clock: Actor, draw: Pick<DrawRow, 'id' | 'projectId'>): Promise<void> {
  await transition(clock, expertDraw, {
    subject: { id: draw.id, tenantId: clock.tenantId },
    action: 'lapse',
    stream: draw.projectId,
    set: { voidReason: '随机数未在规定时间内公开' },
  });
}
