import {
  committee,
  committeeLifecycle,
  evaluationReportLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type readReport as endpoint,
  type ReportBody,
  type ToldReport,
} from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { bodyIn, passedOverIn, type ProjectRow } from '../../tendering/index.ts';
import { listMembers } from '../committee/committee-queries.ts';
import { isEvaluating, membersOf, type MemberRow } from '../committee/find-committee.ts';
import { evaluationOf, type EvaluationRow } from '../desk/desk-facts.ts';
import { projectFor } from '../desk/summary-queries.ts';
import { isUndecided, reportsOf, signaturesOf, type ReportRow, type SignatureRow, isWaited } from './find-report.ts';
import { mayStillSign } from './sign-report.ts';

interface Reading {
  readonly row: EvaluationRow;
  readonly project: ProjectRow;
  readonly report: ReportRow;
  readonly signatures: readonly SignatureRow[];
  /** Of the reader, if he is one of the members, though his committee has ended since. */
  readonly seat: MemberRow | undefined;
}

/** The report of a package for whoever may read it; nothing of it is there for anybody else. */
async function reading(ctx: Ctx, packageId: string): Promise<Reading | null> {
  const row = await evaluationOf(ctx, packageId);
  const [people, reports] = await Promise.all([membersOf(ctx, [row.groupId]), reportsOf(ctx, [row.id])]);
  const signatures = await signaturesOf(ctx, reports);
  const hasWord = ({ id }: MemberRow) => signatures.some(({ memberId }) => memberId === id);
  const seat = people.find((one) => one.userId === ctx.user.userId && (isEvaluating(one) || hasWord(one)));
  const project = await projectFor(ctx, row, seat);
  const [report] = reports;
  return report ? { row, project, report, signatures, seat } : null;
}

export async function readReport(
  ctx: Ctx,
  { packageId }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const read = await reading(ctx, packageId);
  if (!read) return null;
  const { report, signatures, seat } = read;
  const names = await namesFor(ctx, read);
  const body = toldBody(bodyIn(report, report.projectName), names);
  const roleOf = new Map(body.members.map(({ memberId, role }) => [memberId, role]));
  return {
    reportId: report.id,
    version: report.version,
    reportStatus: Number(report.reportStatus),
    digest: report.digest,
    drawTime: report.drawTime,
    signedTime: report.signedTime,
    isMasked: names?.isMasked ?? false,
    body,
    signatures: signatures.map(({ id, memberId, signatureStatus, signTime, dueTime, dissent }) => ({
      id,
      memberId,
      name: body.members.find((one) => one.memberId === memberId)?.name ?? '',
      role: roleOf.get(memberId) ?? 0,
      signatureStatus: Number(signatureStatus),
      signTime,
      dueTime,
      dissent,
      isOwn: memberId === seat?.id,
    })),
    seatId: seat?.id ?? null,
    passedOver: [...passedOverIn(report)],
    ...(await rightsOf(ctx, read)),
  };
}

type Rights = Pick<ToldReport, 'maySign' | 'mayReopen' | 'mayNote' | 'mayPassOver'>;

async function rightsOf(ctx: Ctx, { row, project, report, signatures, seat }: Reading): Promise<Rights> {
  const { groupStatus } = await findRow(ctx, committee, { id: row.groupId });
  const isOpen = isUndecided(project) && committeeLifecycle.is(groupStatus, 'evaluating');
  const waited = isOpen ? signatures.filter(isWaited) : [];
  const isLeader = seat !== undefined && seat.id === row.leaderId;
  const late = waited.filter((one) => one.memberId !== seat?.id && mayStillSign({ report }, one) <= ctx.now);
  return {
    maySign: waited.some(({ memberId }) => memberId === seat?.id),
    mayReopen: isOpen && isLeader,
    mayNote: isLeader ? late.map(({ memberId }) => memberId) : [],
    mayPassOver:
      isUndecided(project) &&
      evaluationReportLifecycle.is(report.reportStatus, 'signed') &&
      ctx.user.permissions.has('project_select'),
  };
}

interface Names {
  readonly nameOf: ReadonlyMap<string, string>;
  readonly isMasked: boolean;
}

/** The members know each other; of them everybody else learns what he may (B.28). */
async function namesFor(ctx: Ctx, { row, seat }: Reading): Promise<Names | null> {
  if (seat) return null;
  const members = await listMembers(ctx, { groupId: row.groupId });
  return {
    nameOf: new Map(members.map(({ id, name }) => [id, name])),
    isMasked: members.some(({ isNamed }) => !isNamed),
  };
}

function toldBody(body: ReportBody, names: Names | null): ReportBody {
  if (!names) return body;
  const told = <P extends { readonly memberId: string }>(people: readonly P[]) =>
    people.map((one) => ({ ...one, name: names.nameOf.get(one.memberId) ?? '' }));
  return { ...body, members: told(body.members), supervisors: told(body.supervisors), left: told(body.left) };
}
