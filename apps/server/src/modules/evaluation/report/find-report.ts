import {
  evaluationReport,
  evaluationReportLifecycle,
  projectLifecycle,
  reportSignature,
  reportSignatureLifecycle,
  type Row,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows, lockRow, lockRows } from '../../../platform/rows/index.ts';
import type { ProjectRow } from '../../tendering/index.ts';
import type { EvaluationRow } from '../desk/desk-facts.ts';

export type ReportRow = Row<typeof evaluationReport>;
export type SignatureRow = Row<typeof reportSignature>;

/** The reports of these evaluations that are not void: one each at most. */
export async function reportsOf(ctx: Ctx, evaluationIds: readonly string[]): Promise<ReportRow[]> {
  const rows = await findRows(ctx, evaluationReport, { of: 'evaluationId', ids: evaluationIds });
  return rows.filter(({ reportStatus }) => !evaluationReportLifecycle.is(reportStatus, 'void'));
}

/** What the members say to these reports, in the order of their seats. */
export function signaturesOf(ctx: Ctx, reports: readonly Pick<ReportRow, 'id'>[]): Promise<SignatureRow[]> {
  return findRows(ctx, reportSignature, { of: 'reportId', ids: reports.map(({ id }) => id) });
}

/** Has said his word, whatever it is. */
export function hasSaid({ signatureStatus }: Pick<SignatureRow, 'signatureStatus'>): boolean {
  return reportSignatureLifecycle.is(signatureStatus, 'signed', 'dissented', 'refused');
}

export function isWaited({ signatureStatus }: Pick<SignatureRow, 'signatureStatus'>): boolean {
  return reportSignatureLifecycle.is(signatureStatus, 'waiting');
}

export interface HeldReport {
  readonly report: ReportRow;
  readonly signatures: readonly SignatureRow[];
}

/** The report of an evaluation that is held, with all that is said to it, held too. */
export async function lockReport(ctx: Ctx, { id }: Pick<EvaluationRow, 'id'>): Promise<HeldReport> {
  const [standing] = await reportsOf(ctx, [id]);
  const report = await lockRow(ctx, evaluationReport, { id: standing?.id ?? notFound() });
  const seen = await signaturesOf(ctx, [report]);
  const signatures = await lockRows(ctx, reportSignature, { ids: seen.map((one) => one.id) });
  return { report, signatures };
}

/** The selection is not handed in, or was given back: what it rests on may still be found anew. */
export function isUndecided({ stage }: Pick<ProjectRow, 'stage'>): boolean {
  return projectLifecycle.is(stage, 'opened');
}

export function demandUndecided(project: Pick<ProjectRow, 'stage'>): void {
  if (!isUndecided(project)) refuse('evaluation.selectionHandedIn');
}
