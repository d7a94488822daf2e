import {
  drawnExpert,
  drawnExpertLifecycle,
  expertDraw,
  expertDrawLifecycle,
  isReasoned,
  type answerInvitation as answerEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type EntityAction,
  type notifyExperts as notifyEndpoint,
  type removeDrawnExpert as removeEndpoint,
  type updateExpProject as updateEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { changeRow, findRow } from '../../../platform/rows/index.ts';
import { compareWithRecord } from './draw-record.ts';
import { lockHandledDraw, type DrawnRow } from './find-draw.ts';
import { ask, holdDraw, isLiving, settleDraw } from './settle-draw.ts';

type Action = EntityAction<typeof drawnExpert>;

/** Asks everybody who has a place and was not asked yet. */
export async function notifyExperts(
  ctx: Ctx,
  { id, version }: EndpointInput<typeof notifyEndpoint>,
): Promise<EndpointOutput<typeof notifyEndpoint>> {
  const draw = await lockHandledDraw(ctx, { id, version });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying')) refuse('platform.badState');
  if (ctx.now >= draw.reviewTime) refuse('expert.drawLate');
  const { faults } = await compareWithRecord(ctx, draw);
  if (faults.length > 0) refuse('expert.drawForged', { no: draw.drawNo });
  const parts = await holdDraw(ctx, id);
  const ids = parts
    .filter((part) => isLiving(part) && drawnExpertLifecycle.is(part.joinStatus, 'waiting'))
    .map((part) => part.id);
  if (ids.length === 0) refuse('expert.nobodyToNotify');
  const replyUntil = await ask(ctx, draw, ids);
  await changeRow(ctx, expertDraw, { id, values: { noticeTime: ctx.now } });
  await settleDraw(ctx, id);
  await recordEvidence(ctx, {
    stream: draw.projectId,
    action: 'expertDraw.notify',
    subject: id,
    payload: { count: ids.length, replyUntil },
  });
  return { count: ids.length, replyUntil };
}

/** The expert's own answer; what he may have to avoid he declares himself (R30 d, e). */
export async function answerInvitation(
  ctx: Ctx,
  { recordId, version, answer, hasNoConflict, reason }: EndpointInput<typeof answerEndpoint>,
): Promise<EndpointOutput<typeof answerEndpoint>> {
  const seen = await findRow(ctx, drawnExpert, { id: recordId, reach: 'tenant' });
  if (seen.expertId === null || seen.userId !== ctx.user.userId || seen.notifyTime === null) notFound();
  if (answer === 'accept' && hasNoConflict !== true) refuse('expert.pledgeMissing');
  return move(ctx, seen, { action: answer, version, reason, isOwn: true });
}

/** By which action the notifier enters a status: what he heard by phone, or saw at the door. */
const actionTo = {
  accepted: 'accept',
  declined: 'decline',
  unreached: 'miss',
  avoiding: 'avoid',
  absent: 'stayAway',
} as const satisfies Partial<Record<(typeof drawnExpertLifecycle.choices)[number]['name'], Action>>;

export async function updateExpProject(
  ctx: Ctx,
  { recordId, version, joinStatus, reason }: EndpointInput<typeof updateEndpoint>,
): Promise<EndpointOutput<typeof updateEndpoint>> {
  const seen = await findRow(ctx, drawnExpert, { id: recordId, reach: 'tenant' });
  await lockHandledDraw(ctx, { id: seen.drawId });
  const choice = drawnExpertLifecycle.named(joinStatus);
  const action = Object.entries(actionTo).find(([name]) => name === choice?.name)?.[1];
  if (!choice || !action) return refuse('expert.statusUnknown', { state: choice?.label[ctx.language] ?? joinStatus });
  return move(ctx, seen, { action, version, reason, isOwn: false });
}

/** Somebody leaves the committee; the next of the order takes over. The buyer's own people have nobody behind them. */
export async function removeDrawnExpert(
  ctx: Ctx,
  { recordId, version, reason }: EndpointInput<typeof removeEndpoint>,
): Promise<EndpointOutput<typeof removeEndpoint>> {
  const seen = await findRow(ctx, drawnExpert, { id: recordId, reach: 'tenant' });
  await lockHandledDraw(ctx, { id: seen.drawId });
  const { id, version: next } = await move(ctx, seen, { action: 'replace', version, reason, isOwn: false });
  return { id, version: next };
}

/** Whoever leaves a committee leaves the draw that he came by: the next of the order takes over. */
export async function leaveDraw(
  ctx: Ctx,
  {
    recordId,
    action,
    reason,
  }: { readonly recordId: string; readonly action: 'avoid' | 'stayAway'; readonly reason: string },
): Promise<void> {
  const seen = await findRow(ctx, drawnExpert, { id: recordId, reach: 'tenant' });
  const { infoStatus } = await findRow(ctx, expertDraw, { id: seen.drawId, reach: 'tenant' });
  const isStanding = expertDrawLifecycle.is(infoStatus, 'notifying', 'done');
  if (!isStanding || !drawnExpertLifecycle.is(seen.joinStatus, 'accepted')) return;
  await move(ctx, seen, { action, version: undefined, reason, isOwn: false });
}

interface Moving {
  readonly action: Action;
  readonly version: number | undefined;
  readonly reason: string | undefined;
  readonly isOwn: boolean;
}

async function move(ctx: Ctx, seen: DrawnRow, { action, version, reason, isOwn }: Moving) {
  const parts = await holdDraw(ctx, seen.drawId);
  const part = parts.find(({ id }) => id === seen.id);
  const held = await findRow(ctx, drawnExpert, { id: seen.id, reach: 'tenant' });
  if (!part || (version !== undefined && held.version !== version)) return refuse('platform.stale');
  if (!held.isCalled) refuse('platform.badState');
  const draw = await findRow(ctx, expertDraw, { id: seen.drawId, reach: 'tenant' });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done')) refuse('platform.badState');
  if (isOwn && held.replyUntil !== null && ctx.now > held.replyUntil) refuse('expert.answerLate');
  const needsReason = action !== 'accept' && action !== 'miss';
  if (needsReason && !isReasoned(reason)) refuse('expert.reasonShort');
  const moved = await transition(ctx, drawnExpert, {
    subject: held,
    action,
    reason: needsReason ? reason : undefined,
    set: { replyTime: ctx.now, reason: reason?.trim() || null },
  });
  await settleDraw(ctx, seen.drawId);
  return { id: held.id, version: moved.version, joinStatus: moved.state };
}
