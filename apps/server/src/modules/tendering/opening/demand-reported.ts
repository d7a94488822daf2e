import {
  candidateFault,
  committee,
  evaluationReport,
  evaluationReportLifecycle,
  lawRegime,
  ownPolicy,
  procurementRegulation,
  reportSignature,
  reportSignatureLifecycle,
  tenderingRegulation,
  type LawSource,
  type ReportBody,
  type Row,
  type Selection,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRows } from '../../../platform/rows/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { wantsExperts } from '../rules/configured-needs.ts';
import { standardsOf } from '../rules/standard-facts.ts';
import { bodyIn, passedOverIn } from './signed-report.ts';

interface Selected {
  readonly project: ProjectRow;
  /** Those that are decided. */
  readonly packages: readonly { readonly id: string; readonly packageName: string }[];
  readonly selections: readonly Selection[];
}

interface Reported {
  readonly packageId: string;
  readonly digest: string;
}

type ReportRow = Row<typeof evaluationReport>;

/**
 * A package that has a standard, and had a committee, is decided by the report of its committee and by nothing else: it is
 * signed by all, or they have said why not, and whoever wins is a candidate, in order (R39 to R41). One without either is
 * decided by the comparison of its prices, unless the project went out to be evaluated by experts. Answers what each of the reports was signed by, for the evidence.
 */
export async function demandReported(ctx: Ctx, { project, packages, selections }: Selected): Promise<Reported[]> {
  const evaluated = await evaluatedPackages(ctx, project.id);
  const alone = wantsExperts(project) ? packages.find(({ id }) => !evaluated.has(id)) : undefined;
  if (alone) refuse('tendering.expertsMissing', { name: alone.packageName });
  const due = packages.filter(({ id }) => evaluated.has(id));
  const reports = await findRows(ctx, evaluationReport, { of: 'packageId', ids: due.map(({ id }) => id) });
  const told: Reported[] = [];
  for (const { id, packageName: name } of due) {
    const report = reports.find((one) => one.packageId === id && isStanding(one));
    if (!report) return refuse('evaluation.reportMissing', { name });
    const body = bodyIn(report, name);
    await demandSigned(ctx, report, name);
    demandCandidates(ctx, { report, body, project, name, winners: winnersOf(selections, id) });
    told.push({ packageId: id, digest: report.digest });
  }
  return told;
}

/** Whoever is dissolved leads back to the comparison of prices no more than whoever sits. */
async function evaluatedPackages(ctx: Ctx, projectId: string): Promise<ReadonlySet<string>> {
  const [standards, committees] = await Promise.all([
    standardsOf(ctx, projectId),
    findRows(ctx, committee, { of: 'projectId', ids: [projectId] }),
  ]);
  const formed = new Set(committees.flatMap(({ packageIds }) => packageIds ?? []));
  return new Set(standards.map(({ packageId }) => packageId).filter((id) => formed.has(id)));
}

function isStanding({ reportStatus }: ReportRow): boolean {
  return evaluationReportLifecycle.is(reportStatus, 'signing', 'signed');
}

function winnersOf(selections: readonly Selection[], packageId: string): string[] {
  return selections.filter((one) => one.packageId === packageId && one.bidStatus === '1').map(({ entryId }) => entryId);
}

async function demandSigned(ctx: Ctx, report: ReportRow, name: string): Promise<void> {
  if (evaluationReportLifecycle.is(report.reportStatus, 'signed')) return;
  const signatures = await findRows(ctx, reportSignature, { of: 'reportId', ids: [report.id] });
  const said = signatures.filter(({ signatureStatus }) => !reportSignatureLifecycle.is(signatureStatus, 'waiting'));
  refuse('evaluation.reportUnsigned', { name, done: said.length, count: signatures.length });
}

interface Deciding {
  readonly report: ReportRow;
  readonly body: ReportBody;
  readonly project: Pick<ProjectRow, 'lawRegime'>;
  readonly name: string;
  readonly winners: readonly string[];
}

function demandCandidates(ctx: Ctx, { report, body, project, name, winners }: Deciding): void {
  const { bids, candidates } = body;
  const recommended = candidates.flatMap((entryId) => bids.find((one) => one.entryId === entryId) ?? []);
  const fault = candidateFault({ candidates: recommended, winners, passedOver: passedOverIn(report) });
  if (!fault) return;
  const { code, ...params } = fault;
  const source = sourceOf(project);
  refuse(code, { name, ...params, article: ctx.language === 'zh' ? source.sourceArticle : source.sourceArticleEn });
}

/** Where the order of the candidates stands. */
function sourceOf({ lawRegime: regime }: Pick<ProjectRow, 'lawRegime'>): LawSource {
  if (lawRegime.is(regime, 'procurement')) return procurementRegulation(43);
  return lawRegime.is(regime, 'tendering') ? tenderingRegulation(55) : ownPolicy;
}
