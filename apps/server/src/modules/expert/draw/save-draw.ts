import {
  drawMode,
  expert,
  expertDraw,
  expertDrawLifecycle,
  expertDrawParties,
  handlerWork,
  project,
  projectLifecycle,
  purchasePackage,
  type AvoidReasons,
  type DrawWish,
  type EndpointInput,
  type EndpointOutput,
  type saveExpertDraw as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandSeen, insertRow, lockRow, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import type { Secret } from '../../../platform/secrets/index.ts';
import { demandSupervisor, shareCommit } from '../../agency/index.ts';
import { lockHandledDraw } from './find-draw.ts';
import { hashedFor } from './pool.ts';

/** `ZJCQ-2026-0001`, counted in a year. */
const drawNos = numberSeries({
  entity: expertDraw,
  field: 'drawNo',
  prefix: (now) => `ZJCQ-${now.slice(0, 4)}-`,
  digits: 4,
});

/** Writes a draw down; the product lays down the digest of its own secret with it. */
export async function saveDraw(
  secret: Secret,
  ctx: Ctx,
  { id, version, ...wish }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const held = await lockRow(ctx, project, { id: wish.proId });
  demandOpenForDraw(held.stage);
  const values = { ...(await completed(ctx, wish)), projectId: held.id, projectName: held.projectName };
  if (id !== undefined) return changeDraft(secret, ctx, { id, version, values });
  const drawId = nextId();
  const commits = commitsOf(secret, ctx, drawId);
  const drawNo = await nextNumber(ctx, drawNos);
  const begun = {
    buyerRevealed: false,
    supervisorRevealed: false,
    round: 1,
    handlerWork: handlerWork.code.nothing,
    reveals: {},
  };
  await insertRow(ctx, expertDraw, { id: drawId, values: { ...begun, ...values, drawNo, commits } });
  await recordEvidence(ctx, {
    stream: held.id,
    action: 'expertDraw.add',
    subject: drawId,
    payload: { drawNo, drawMode: values.drawMode, commits, ...leftOut(drawNo, values) },
  });
  return { id: drawId, version: 0, drawNo };
}

interface Changing {
  readonly id: string;
  readonly version: number | undefined;
  readonly values: Awaited<ReturnType<typeof completed>> & { readonly projectId: string };
}

async function changeDraft(secret: Secret, ctx: Ctx, { id, version, values }: Changing) {
  const draw = await lockHandledDraw(ctx, { id, version: version ?? refuse('platform.versionMissing') });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'draft')) refuse('platform.badState');
  // A digest that was laid down for it stays: whoever saves again would choose another one until he likes it.
  const isNew = draw.drawMode !== values.drawMode || draw.projectId !== values.projectId;
  const commits = isNew ? commitsOf(secret, ctx, id) : draw.commits;
  await changeRow(ctx, expertDraw, { id, values: { ...values, commits } });
  await recordEvidence(ctx, {
    stream: values.projectId,
    action: 'expertDraw.edit',
    subject: id,
    payload: { drawMode: values.drawMode, commits, ...leftOut(draw.drawNo, values) },
  });
  return { id, version: draw.version + 1, drawNo: draw.drawNo };
}

function commitsOf(secret: Secret, ctx: Ctx, id: string) {
  const { product } = expertDrawParties;
  return { [product]: shareCommit(secret, ctx, { draw: 'expert', id, party: product }) };
}

/** A project that has its result, or ended without one. */
export const stagesPastDraw = ['resultToConfirm', 'resultPublished', 'suspended', 'failed', 'terminated'] as const;

/** No experts are drawn for such a project. */
export function demandOpenForDraw(stage: unknown): void {
  if (projectLifecycle.is(stage, ...stagesPastDraw)) refuse('expert.drawProject');
}

/** A wish with its times in full, checked but for what only the draw itself can tell. */
async function completed(ctx: Ctx, wish: DrawWish) {
  const { reviewTime, reviewEndTime } = timesOf(wish);
  if (reviewTime <= ctx.now) refuse('expert.reviewTime');
  if (reviewEndTime <= reviewTime) refuse('expert.reviewOrder');
  demandDifferent(wish);
  const avoidExperts = [...new Set(wish.avoidExperts ?? [])];
  await demandSeen(ctx, expert, avoidExperts);
  const avoidReasons = await demandReasons(ctx, avoidExperts, wish.avoidReasons ?? {});
  await demandSeen(ctx, purchasePackage, wish.packageIds ?? []);
  const isAlone = drawMode.is(wish.drawMode, 'alone');
  const supervisorId = isAlone ? null : (wish.supervisorId ?? refuse('expert.supervisorMissing'));
  if (supervisorId !== null) await demandSupervisor(ctx, supervisorId, watching);
  return {
    drawMode: wish.drawMode,
    supervisorId,
    reviewTime,
    reviewEndTime,
    place: wish.place || null,
    packageIds: wish.packageIds ?? [],
    conditions: wish.conditions,
    avoidUnits: wish.avoidUnits || null,
    avoidExperts,
    avoidReasons,
    earlyReason: wish.earlyReason || null,
    videoLink: wish.videoLink || null,
  };
}

const unexplained = `
  select name from expert where tenant_id = $1 and id = any($2::bigint[]) order by array_position($2::bigint[], id) limit 1`;

/** D.2: nobody is left out of a draw without a reason, which stands in its record. */
async function demandReasons(ctx: Ctx, ids: readonly string[], given: AvoidReasons): Promise<AvoidReasons> {
  const without = ids.filter((id) => !given[id]);
  if (without.length > 0) {
    const [first] = await ctx.db.query<{ name: string }>(unexplained, [ctx.tenantId, without]);
    refuse('expert.avoidReason', { name: first?.name ?? '' });
  }
  return Object.fromEntries(ids.map((id) => [id, given[id] ?? '']));
}

interface LeavingOut {
  readonly avoidUnits: string | null;
  readonly avoidReasons: AvoidReasons;
}

/** Whom the handler leaves out, as the chain keeps it: an expert is found by whoever knows him, and by nobody else (R28). */
function leftOut(drawNo: string, { avoidUnits, avoidReasons }: LeavingOut) {
  const avoided = Object.entries(avoidReasons).map(([id, reason]) => ({ hash: hashedFor(drawNo, id), reason }));
  return { avoidUnits, avoided };
}

/** When an evaluation begins and ends, in full: it takes its day, where nobody says until when. */
export function timesOf(wish: Pick<DrawWish, 'reviewTime' | 'reviewEndTime'>) {
  const reviewTime = withSeconds(wish.reviewTime);
  const reviewEndTime = wish.reviewEndTime ? withSeconds(wish.reviewEndTime) : `${reviewTime.slice(0, 10)} 23:59:59`;
  return { reviewTime, reviewEndTime };
}

/** `2026-11-30 09:00` and the same with its seconds are one time. */
function withSeconds(time: string): string {
  return time.length === '2026-01-01 00:00'.length ? `${time}:00` : time;
}

function demandDifferent({ conditions }: DrawWish): void {
  const asked = conditions.map(({ itemCode, regionCode, titleLevel, source }) =>
    JSON.stringify([itemCode, regionCode ?? null, titleLevel ?? null, source ?? null]),
  );
  if (new Set(asked).size !== asked.length) refuse('expert.conditionTwice');
}

/** D.3: by whom and with which words another person watches over draws. */
const watching = {
  right: 'expertDraw_supervise',
  self: 'expert.supervisorSelf',
  gone: 'expert.supervisorGone',
  noRight: 'expert.supervisorNoRight',
} as const;
