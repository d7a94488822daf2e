import {
  bulletinLifecycle,
  exceptionKind,
  groundsFor,
  projectLifecycle,
  projectStatus,
  type projectException,
  type Row,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { standingDraw } from '../../agency/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import { openablePackages, sealedPackages } from '../opening/openable-packages.ts';
import { demandNotBeingApproved, isResultConfirmed } from '../result/result-approval.ts';

export type ExceptionRow = Row<typeof projectException>;

/** What somebody else has agreed to, and the project that it is done to; the caller holds both. */
export interface Agreed {
  readonly project: ProjectRow;
  readonly asked: ExceptionRow;
}

export function demandGround(ctx: Ctx, kind: number, reasonCode: number): void {
  const known = exceptionKind.named(kind);
  if (!known) return refuse('platform.badState');
  if (!groundsFor(kind).some(({ value }) => value === reasonCode))
    refuse('tendering.exceptionReason', { kind: known.label[ctx.language] });
}

/** Whether the stage of a project lets it be ended, or its result taken back, in this way; times and people apart. */
export function isPossible(
  project: Pick<ProjectRow, 'stage' | 'auditStatus' | 'projectStatus'>,
  kind: number,
  isDrawn = false,
): boolean {
  const known = exceptionKind.named(kind);
  if (!known || !projectLifecycle.actions[known.name].from.some((stage) => stage === project.stage)) return false;
  if (exceptionKind.is(kind, 'recallResult')) return isResultConfirmed(project);
  // What was never handed in is deleted, but for what somebody was drawn for.
  return (
    isDrawn || !(projectLifecycle.is(project.stage, 'initiated') && projectStatus.is(project.projectStatus, 'draft'))
  );
}

/** Refuses with what is to be done first. Judged when it is asked for, and again when it is agreed to. */
export async function demandPossible(ctx: Ctx, project: ProjectRow, kind: number): Promise<void> {
  const drawn = exceptionKind.is(kind, 'terminate') ? await standingDraw(ctx, project.id) : undefined;
  if (!isPossible(project, kind, drawn !== undefined))
    refuse('tendering.exceptionNotNow', { kind: exceptionKind.named(kind)?.label[ctx.language] ?? '' });
  await demandNotBeingApproved(ctx, project.id);
  await demandNoNoticeUnderWay(ctx, project.id);
  if (exceptionKind.is(kind, 'fail')) await demandTooFew(ctx, project);
  if (exceptionKind.is(kind, 'undoResult')) await demandNoContract(ctx, project.id);
}

/** What people are asked about must not change under their hands. */
export async function demandNoNoticeUnderWay(ctx: Ctx, projectId: string): Promise<void> {
  const [notice] = await ctx.db.query<{ title: string }>(
    `select title from bulletin where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and bulletin_status in ${bulletinLifecycle.sql('inApproval')} limit 1`,
    [ctx.tenantId, projectId],
  );
  if (notice) refuse('tendering.noticeUnderWay', { title: notice.title });
}

/** Before the opening time it is not asked who has quoted, for the answer would tell (R38). */
async function demandTooFew(ctx: Ctx, project: ProjectRow): Promise<void> {
  if (ctx.now < project.openTime) refuse('tendering.failTooEarly');
  const { enough, least } = await openablePackages(ctx, project, await sealedPackages(ctx, project.id));
  const [first] = enough;
  if (first) refuse('tendering.enoughBidders', { packageNo: String(first.packageNo), least: String(least) });
}

async function demandNoContract(ctx: Ctx, projectId: string): Promise<void> {
  const found = await ctx.db.query('select 1 from contract_file where tenant_id = $1 and project_id = $2 limit 1', [
    ctx.tenantId,
    projectId,
  ]);
  if (found.length > 0) refuse('tendering.contractHandedIn');
}
