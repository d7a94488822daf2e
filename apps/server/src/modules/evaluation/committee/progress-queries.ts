import {
  committeeLifecycle,
  evaluationReportLifecycle,
  judgeNodes,
  packageEvaluationLifecycle,
  scoreSheetLifecycle,
  type CommitteeLine,
  type EndpointInput,
  type EndpointOutput,
  type judgeNodeList,
  type judgeProgress,
  type judgeProgressOfProject,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { packagesOf, standardsOf } from '../../tendering/index.ts';
import { evaluationsOf, isLocked, sheetsOf, type EvaluationRow, type SheetRow } from '../desk/desk-facts.ts';
import { hasSaid, reportsOf, signaturesOf, type ReportRow, type SignatureRow } from '../report/find-report.ts';
import { listCommittees } from './committee-queries.ts';
import { isEvaluating } from './find-committee.ts';

/** How far the members are, and never what they have found. */
interface Scoring {
  readonly evaluations: readonly EvaluationRow[];
  readonly sheets: readonly SheetRow[];
  readonly reports: readonly ReportRow[];
  readonly signatures: readonly SignatureRow[];
}

/** Of all of these committees, by one reading. */
async function scoringsOf(
  ctx: Ctx,
  lines: readonly CommitteeLine[],
): Promise<(line: Pick<CommitteeLine, 'id'>) => Scoring> {
  const all = await evaluationsOf(
    ctx,
    lines.flatMap(({ packageIds }) => packageIds),
  );
  const sheets = await sheetsOf(
    ctx,
    all.map(({ id }) => id),
  );
  const reports = await reportsOf(
    ctx,
    all.map(({ id }) => id),
  );
  const signatures = await signaturesOf(ctx, reports);
  return ({ id }) => {
    const evaluations = all.filter(({ groupId }) => groupId === id);
    const isOwn = ({ evaluationId }: { readonly evaluationId: string }) =>
      evaluations.some((one) => one.id === evaluationId);
    return {
      evaluations,
      sheets: sheets.filter(isOwn),
      reports: reports.filter(isOwn),
      signatures: signatures.filter(isOwn),
    };
  };
}

function countsOf({ id, groupName, groupStatus, members, leaderName }: CommitteeLine, scoring: Scoring) {
  const own = members.filter(isEvaluating);
  const sheetsBy = (memberId: string) => scoring.sheets.filter((one) => one.memberId === memberId);
  return {
    groupId: id,
    groupName,
    groupStatus,
    memberCount: own.length,
    signedCount: own.filter(({ signTime }) => signTime !== null).length,
    promisedCount: own.filter(({ promiseTime }) => promiseTime !== null).length,
    votedCount: own.filter(({ hasVoted }) => hasVoted).length,
    scoredCount: own.filter((one) => sheetsBy(one.id).length > 0 && sheetsBy(one.id).every(isLocked)).length,
    leaderName,
    nodeCode: committeeLifecycle.is(groupStatus, 'evaluating') ? nodeOf(scoring) : null,
    evaluations: scoring.evaluations.map(({ id: evaluationId, packageId, evaluationStatus }) => ({
      packageId,
      evaluationStatus: Number(evaluationStatus),
      handedIn: scoring.sheets.filter((one) => one.evaluationId === evaluationId && isLocked(one)).length,
      ...reportTold(scoring, evaluationId),
    })),
  };
}

/** How its report stands, and how many have said their word to it: never who, nor what. */
function reportTold({ reports, signatures }: Scoring, evaluationId: string) {
  const report = reports.find((one) => one.evaluationId === evaluationId);
  return {
    reportStatus: report ? Number(report.reportStatus) : null,
    signed: signatures.filter((one) => one.reportId === report?.id && hasSaid(one)).length,
  };
}

const nodes = {
  checking: 'qualification',
  negotiating: 'qualification',
  scoring: 'scoring',
  summed: 'summary',
  closed: 'sign',
} as const;

/** The node of the package that is the least far. */
function nodeOf({ evaluations, reports }: Scoring): number {
  const reached = evaluations.flatMap(({ id, evaluationStatus }) => {
    const name = packageEvaluationLifecycle.named(evaluationStatus)?.name;
    if (name === undefined || name === 'ended') return [];
    const isSigned = reports.some(
      (one) => one.evaluationId === id && evaluationReportLifecycle.is(one.reportStatus, 'signed'),
    );
    return [judgeNodes.code[isSigned ? 'end' : nodes[name]]];
  });
  return reached.length === 0 ? judgeNodes.code.qualification : Math.min(...reached);
}

/** Who is asked anything stands before who has handed in everything. */
function leastOf(sheets: readonly SheetRow[]): number | null {
  const order = [scoreSheetLifecycle.code.returned, scoreSheetLifecycle.code.open, scoreSheetLifecycle.code.locked];
  return order.find((code) => sheets.some(({ scoreStatus }) => Number(scoreStatus) === code)) ?? null;
}

export async function readProgress(
  ctx: Ctx,
  { groupId, projectId, packageId }: EndpointInput<typeof judgeProgress>,
): Promise<EndpointOutput<typeof judgeProgress>> {
  const lines = await listCommittees(ctx, groupId === undefined ? { projectId } : { groupId });
  const meant = lines.filter(({ packageIds }) => packageId === undefined || packageIds.includes(packageId));
  const scoringOf = await scoringsOf(ctx, meant);
  return meant.map((line) => {
    const scoring = scoringOf(line);
    const members = line.members.map((one) => ({
      ...one,
      scoreStatus: leastOf(scoring.sheets.filter(({ memberId }) => memberId === one.id)),
    }));
    return { ...countsOf(line, scoring), members };
  });
}

export async function readProgressOfProject(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof judgeProgressOfProject>,
): Promise<EndpointOutput<typeof judgeProgressOfProject>> {
  const lines = await listCommittees(ctx, { projectId });
  const standing = lines.filter(({ groupStatus }) => !committeeLifecycle.is(groupStatus, 'discarded'));
  const [packages, standards, scoringOf] = await Promise.all([
    packagesOf(ctx, projectId),
    standardsOf(ctx, projectId),
    scoringsOf(ctx, standing),
  ]);
  return {
    projectId,
    packages: packages.map(({ id, packageNo, packageName }) => {
      const own = standing.find(({ packageIds }) => packageIds.includes(id));
      const hasStandard = standards.some((one) => one.packageId === id);
      return {
        packageId: id,
        packageNo,
        packageName,
        hasStandard,
        committee: own ? countsOf(own, scoringOf(own)) : null,
      };
    }),
  };
}

export async function listJudgeNodes({ language }: Ctx): Promise<EndpointOutput<typeof judgeNodeList>> {
  return judgeNodes.choices.map(({ value, label }, index) => ({
    nodeCode: value,
    nodeName: label[language],
    sort: index + 1,
  }));
}
