import {
  evaluationReport,
  evaluationReportLifecycle,
  isReasoned,
  type EndpointInput,
  type passOver as endpoint,
  type PassedOver,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, lockRow } from '../../../platform/rows/index.ts';
import { bodyIn, lockProject, passedOverIn } from '../../tendering/index.ts';
import { evaluationOf } from '../desk/desk-facts.ts';
import { demandUndecided, reportsOf } from './find-report.ts';

/**
 * Notes that a candidate is passed over for the next, by one of the grounds of the law (R41; 条例 55), or takes that back. It
 * changes nothing of what was signed, and whoever confirms the result reads it.
 */
export async function passOver(
  ctx: Ctx,
  { packageId, entryId, version, ground, reason }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const { id: evaluationId, projectId } = await evaluationOf(ctx, packageId);
  demandUndecided(await lockProject(ctx, projectId));
  const [standing] = await reportsOf(ctx, [evaluationId]);
  const report = await lockRow(ctx, evaluationReport, { id: standing?.id ?? notFound(), version });
  if (!evaluationReportLifecycle.is(report.reportStatus, 'signed')) refuse('platform.badState');
  if (!bodyIn(report, report.projectName).candidates.includes(entryId)) refuse('evaluation.notRanked');
  if (ground && !isReasoned(reason ?? '')) refuse('evaluation.passOverReason');
  const others = passedOverIn(report).filter((one) => one.entryId !== entryId);
  const noted: PassedOver[] = ground ? [{ entryId, ground, reason: reason ?? '', time: ctx.now }] : [];
  const passedOver = [...others, ...noted];
  await changeRow(ctx, evaluationReport, { id: report.id, values: { passedOver } });
  await recordEvidence(ctx, {
    stream: projectId,
    action: 'evaluationReport.passOver',
    subject: report.id,
    payload: { packageId, entryId, ground: ground ?? null, reason: reason ?? null },
  });
  return { id: report.id, version: version + 1 };
}
