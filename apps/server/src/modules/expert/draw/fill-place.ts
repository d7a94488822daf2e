import {
  drawnExpert,
  expert,
  expertDrawLifecycle,
  expertLifecycle,
  isReasoned,
  project,
  recordType,
  userStatus,
  drawnExpertLifecycle,
  type addApprovedExpert as approveEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type saveCustomerMan as representativeEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { hangFiles } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, insertRow } from '../../../platform/rows/index.ts';
import { asRepresentative } from './draw-words.ts';
import { lawfulConditions, lockHandledDraw, type DrawRow } from './find-draw.ts';
import { wishOf } from './lay-down-pool.ts';
import { untouchedOf } from './next-round.ts';
import { meetingBidders, poolFor } from './pool.ts';
import { alternatesOf, ask, holdDraw, lackingOf, settleDraw, tellInvited } from './settle-draw.ts';

/**
 * 财库〔2016〕198号 17: where the library has nobody left, the unit picks, with the consent of its supervising budget unit.
 * Whom it picks must be as fit as one that is drawn.
 */
export async function addApproved(
  ctx: Ctx,
  { id, version, expertId, conditionNo, reason, files }: EndpointInput<typeof approveEndpoint>,
): Promise<EndpointOutput<typeof approveEndpoint>> {
  const draw = await lockHandledDraw(ctx, { id, version });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying')) refuse('platform.badState');
  if (files.length === 0) refuse('expert.consentMissing');
  if (!isReasoned(reason)) refuse('expert.reasonShort');
  const parts = await holdDraw(ctx, id);
  if (!lawfulConditions(draw)[conditionNo - 1]) refuse('expert.conditionGone');
  if (!lackingOf(draw.conditions, parts).some((one) => one.conditionNo === conditionNo)) refuse('expert.noPlace');
  const isDrawable = (await untouchedOf(ctx, draw)).some(({ conditions }) => conditions.includes(conditionNo));
  if (isDrawable || alternatesOf(parts, conditionNo).length > 0) refuse('expert.poolLeft');
  const chosen = await fitExpert(ctx, draw, expertId);
  const values = {
    ...belongingTo(draw),
    expertId,
    userId: chosen.userId,
    recordType: recordType.code.approved,
    conditionNo,
    round: draw.round,
    reason: reason?.trim(),
    files,
  };
  const recordId = await insertRow(ctx, drawnExpert, { values });
  await hangFiles(ctx, drawnExpert, { id: recordId, values });
  await ask(ctx, draw, [recordId]);
  const settled = await settleDraw(ctx, id);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'expertDraw.addApproved',
    subject: recordId,
    payload: { drawNo: draw.drawNo, reason: reason?.trim() },
  });
  return { id: recordId, version: settled.version };
}

function belongingTo(draw: DrawRow) {
  return {
    drawId: draw.id,
    projectId: draw.projectId,
    projectName: draw.projectName,
    handlerId: draw.createUser,
    orderNo: 0,
    isCalled: true,
  };
}

/**
 * Whoever is left out of the pool is left out here too; by which employer is not told. Who has to do with a bidder is refused
 * from the opening on: before, one expert after the other could be tried until one knew who takes part (R38, decision 0046).
 */
async function fitExpert(ctx: Ctx, draw: DrawRow, expertId: string) {
  const chosen = await findRow(ctx, expert, { id: expertId });
  if (!expertLifecycle.is(chosen.expertStatus, 'active')) refuse('expert.notInLibrary');
  const conditions = chosen.itemCodes.split(',').map((itemCode) => ({ itemCode, count: 1, alternates: 0 }));
  const { candidates } = await poolFor(ctx, { ...wishOf(draw), conditions });
  if (!candidates.some(({ id }) => id === expertId)) refuse('expert.mustAvoid');
  const { projectId, reviewTime } = draw;
  const { openedTime } = await findRow(ctx, project, { id: projectId, reach: 'tenant' });
  const mayTell = openedTime !== null;
  if (mayTell && (await meetingBidders(ctx, [{ projectId, reviewTime, expertId }])).length > 0)
    refuse('expert.mustAvoid');
  return chosen;
}

const person = `
  select coalesce(nullif(u.real_name, ''), u.nick_name) as name from user_account u
  where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0 and u.status in ${userStatus.sql('enabled')}
    and u.id is distinct from $3::bigint`;

/** One of the buyer's own people sits in the committee beside the experts. */
export async function saveCustomerMan(
  ctx: Ctx,
  { randomInfoId, userId }: EndpointInput<typeof representativeEndpoint>,
): Promise<EndpointOutput<typeof representativeEndpoint>> {
  const draw = await lockHandledDraw(ctx, { id: randomInfoId });
  if (!expertDrawLifecycle.is(draw.infoStatus, 'notifying', 'done')) refuse('platform.badState');
  const [known] = await ctx.db.query(person, [ctx.tenantId, userId, draw.supervisorId]);
  if (!known) refuse('expert.representativeGone');
  const id = await insertRow(ctx, drawnExpert, {
    values: {
      ...belongingTo(draw),
      userId,
      recordType: recordType.code.buyer,
      joinStatus: drawnExpertLifecycle.code.accepted,
      conditionNo: 0,
      round: draw.round,
      replyTime: ctx.now,
    },
  });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'expertDraw.representative',
    subject: id,
    payload: { drawNo: draw.drawNo },
  });
  const { db, tenantId, now } = ctx;
  await tellInvited({ db, tenantId, now }, draw, { id, userId, kind: 'invited', content: asRepresentative(draw) });
  return { id, version: 0 };
}
