// What members do stands in the unit's own chain and in no project's, where it would tell who they are (R28).
import {
  evaluationReport,
  isReasoned,
  reportSignature,
  type EndpointInput,
  type EndpointOutput,
  type noteRefusal as noteEndpoint,
  type signReport as signEndpoint,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { lockDesk } from '../desk/own-desk.ts';
import { digestOf } from '../../tendering/index.ts';
import { hasSaid, lockReport, type HeldReport, type SignatureRow } from './find-report.ts';

/** Where no rule says by when, a member has a day. */
const usualMinutes = 24 * 60;

type Said = EndpointOutput<typeof signEndpoint>;

/**
 * A member's own word to the report that he has read. Who dissents writes why; who refuses and writes nothing counts as
 * agreeing (87号令 61, 条例 53). The last word makes the report whole.
 */
export async function signReport(
  ctx: Ctx,
  { how, digest, dissent, ...place }: EndpointInput<typeof signEndpoint>,
): Promise<Said> {
  const desk = await lockDesk(ctx, place);
  const held = await lockReport(ctx, desk.row);
  const own = held.signatures.find(({ memberId }) => memberId === desk.seat.id) ?? notFound();
  demandState(reportSignature, own.signatureStatus, how);
  if (digest !== held.report.digest) refuse('evaluation.reportChanged');
  const isDissent = how === 'dissent';
  if (isDissent && !isReasoned(dissent ?? '')) refuse('evaluation.dissentMissing');
  if (!isDissent && dissent) refuse('evaluation.dissentUnasked');
  const { id, version, state } = await transition(ctx, reportSignature, {
    subject: own,
    action: how,
    set: { signTime: ctx.now, ...(isDissent && { dissent }) },
    // What he has signed can be held against what is stored; his words stand in the report alone.
    payload: { reportId: held.report.id, digest, ...(isDissent && { dissent: digestOf(dissent ?? '') }) },
  });
  return { id, version, signatureStatus: state, reportStatus: await completed(ctx, held, own) };
}

/** The leader notes that a member refuses: once his time is over, so that nobody is kept from dissenting. */
export async function noteRefusal(
  ctx: Ctx,
  { memberId, reason, ...place }: EndpointInput<typeof noteEndpoint>,
): Promise<Said> {
  const desk = await lockDesk(ctx, place);
  if (desk.row.leaderId !== place.id) refuse('evaluation.notLeader');
  const held = await lockReport(ctx, desk.row);
  const subject = held.signatures.find((one) => one.memberId === memberId) ?? notFound();
  demandState(reportSignature, subject.signatureStatus, 'refuse');
  const until = mayStillSign(held, subject);
  if (until > ctx.now) refuse('evaluation.refusalTooEarly', { time: until });
  if (!isReasoned(reason ?? '')) refuse('evaluation.reasonShort');
  const { id, version, state } = await transition(ctx, reportSignature, {
    subject,
    action: 'refuse',
    reason,
    set: { signTime: ctx.now },
    payload: { reportId: held.report.id, digest: held.report.digest },
  });
  return { id, version, signatureStatus: state, reportStatus: await completed(ctx, held, subject) };
}

/** Until then nobody notes for him that he refuses. */
export function mayStillSign({ report }: Pick<HeldReport, 'report'>, { dueTime }: SignatureRow): string {
  return dueTime ?? minutesAfter(report.drawTime ?? '', usualMinutes);
}

/** Signed by all, as soon as everybody but the one who has just said his word had said it before. */
async function completed(
  ctx: Ctx,
  { report, signatures }: HeldReport,
  said: Pick<SignatureRow, 'id'>,
): Promise<number> {
  const isWhole = signatures.every((one) => one.id === said.id || hasSaid(one));
  if (!isWhole) return Number(report.reportStatus);
  const { state } = await transition(ctx, evaluationReport, {
    subject: report,
    action: 'complete',
    set: { signedTime: ctx.now },
    payload: { digest: report.digest },
  });
  return state;
}
