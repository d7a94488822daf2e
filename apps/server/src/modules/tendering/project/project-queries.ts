import {
  isInApproval,
  project,
  projectLifecycle,
  shelvesOf,
  stageAt,
  stagesInOrder,
  stagesOnWay,
  isAside,
  hasEnded,
  stageAtSql,
  type ExportInput,
  type Page,
  type PageInput,
  type ProjectDetail,
  type StageRow,
} from '@zhaocai/model';
import { seenRow } from '../../../platform/access/index.ts';
import { exportRows, readPage, type DerivedColumns } from '../../../platform/crud/index.ts';
import type { Ctx, RawAnswer } from '../../../platform/http/index.ts';
import { watchedScope } from '../../attention/index.ts';
import type { ScopeHook } from '../../../platform/rows/index.ts';
import { shelfCondition } from '../list/project-views.ts';
import { packageDetailsOf } from '../package/package-queries.ts';
import { isChangeableResult, resultApproval } from '../result/result-approval.ts';
import { judgeFacts } from '../rules/project-rules.ts';
import { findProject, type ProjectRow } from './find-project.ts';
import { nextSteps } from './next-steps.ts';
import { nextDeadline, projectActions } from './project-actions.ts';
import { situationOf } from './project-situation.ts';

/** Lists ask for the stage that they show. */
function stageByClock({ now }: Pick<Ctx, 'now'>): DerivedColumns {
  return { stage: (bind) => stageAtSql('t', bind(now)) };
}

/** Narrows to the shelf that a request names beside its filters, and to what the reader watches. */
function narrowedTo({ shelf, watched }: { readonly shelf: unknown; readonly watched: unknown }): ScopeHook {
  const isShelf = typeof shelf === 'string' && shelf !== '';
  return (ctx, parameters) => {
    const conditions = [
      isShelf ? shelfCondition({ shelves: shelvesOf.buyer }, { shelf, ctx, parameters }) : undefined,
      watchedScope('project', watched)?.(ctx, parameters),
    ].filter((one) => one !== undefined);
    return conditions.length > 0 ? conditions.join(' and ') : undefined;
  };
}

/** The list of projects, each with the stage that the clock says. */
export async function pageProjects(
  ctx: Ctx,
  { shelf, watched, ...input }: PageInput & { readonly watched?: unknown },
): Promise<Page<ProjectRow>> {
  const scope = narrowedTo({ shelf, watched });
  const page = await readPage(ctx, project, { input, scope, derived: stageByClock(ctx) });
  // The generic read knows the rows as records; their select list is made from the definition of ProjectRow.
  const records = page.records as unknown as ProjectRow[];
  return {
    ...page,
    records: records.map((row) => ({ ...row, stage: stageAt(row, ctx.now) })),
  };
}

/** The same rows as an .xlsx. */
export function exportProjects(
  ctx: Ctx,
  { shelf, watched, ...input }: ExportInput & { readonly watched?: unknown },
): Promise<RawAnswer> {
  const finish = (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => {
      const { stage, entryEndTime } = row as Pick<ProjectRow, 'stage' | 'entryEndTime'>;
      return { ...row, stage: stageAt({ stage, entryEndTime }, ctx.now) };
    });
  const scope = narrowedTo({ shelf, watched });
  return exportRows(ctx, project, { input, finish, scope, derived: stageByClock(ctx) });
}

/** The project that was made last of a plan. */
export async function lastOfPlan(ctx: Ctx, { planId }: { planId: string }): Promise<ProjectRow | null> {
  const { records } = await readPage(ctx, project, { input: { current: 1, size: 1, planId } });
  const [last] = records;
  return last ? findProject(ctx, String(last.id)) : null;
}

/** Everything that the page of a project shows. */
export async function readProjectDetail(ctx: Ctx, id: string): Promise<ProjectDetail> {
  const row = await findProject(ctx, id);
  const seen = seenRow(ctx.user, project, row);
  const [packages, stages, handlerName, { verdicts }, approval, situation] = await Promise.all([
    packageDetailsOf(ctx, id),
    stageRows(ctx, row),
    handlerNameOf(ctx, row.handlerId),
    // A rule's limit tells what it was calculated from.
    judgeFacts(ctx, { ...seen, publishTime: row.publishTime ?? ctx.now }),
    resultApproval(ctx, row),
    situationOf(ctx, row),
  ]);
  const isBeingApproved = isInApproval(approval);
  const isReturned = isChangeableResult(ctx, row, approval);
  const actions = await projectActions(ctx, row, { isBeingApproved, isReturned, situation });
  return {
    ...seen,
    stage: stageAt(row, ctx.now),
    packages,
    stages,
    actions,
    nextDeadline: nextDeadline(row, situation, ctx.now),
    handlerName,
    rules: verdicts,
    serverTime: ctx.now,
    approval,
    next: await nextSteps(ctx, { project: row, situation, verdicts, isBeingApproved, actions }),
    exceptions: situation.exceptions,
    parent: situation.parent,
    child: situation.child,
    isTakenBack: situation.isTakenBack === true,
    downNoticeId: situation.downNoticeId,
    waitingNoticeId: situation.waitingNotice?.id ?? null,
  };
}

async function handlerNameOf(ctx: Ctx, userId: string | null): Promise<string | null> {
  const [user] = await ctx.db.query<{ name: string }>(
    `select coalesce(nullif(real_name, ''), nick_name) as name from user_account where tenant_id = $1 and id = $2`,
    [ctx.tenantId, userId],
  );
  return user?.name ?? null;
}

/** Without a project the list of stages; with one, how far it is. */
export async function listStages(ctx: Ctx, projectId: string | undefined): Promise<(StageRow & { label: string })[]> {
  const rows = projectId ? await stageRows(ctx, await findProject(ctx, projectId)) : noProject;
  return rows.map((row) => ({
    ...row,
    label: projectLifecycle.named(row.stage)?.label[ctx.language] ?? '',
  }));
}

const noProject: StageRow[] = stagesInOrder.map(({ value }) => ({
  stage: value,
  enterTime: null,
  leaveTime: null,
  state: 'ahead',
}));

interface RecordedStage {
  readonly stage: number;
  readonly enterTime: string;
  readonly leaveTime: string | null;
  readonly isSkipped: boolean;
}

async function stageRows(ctx: Ctx, row: ProjectRow): Promise<StageRow[]> {
  const recorded = await ctx.db.query<RecordedStage & Record<string, unknown>>(
    `select distinct on (stage) stage, enter_time as "enterTime", leave_time as "leaveTime", is_skipped as "isSkipped"
     from project_stage where tenant_id = $1 and project_id = $2 and is_deleted = 0 order by stage, enter_time desc, id desc`,
    [ctx.tenantId, row.id],
  );
  if (isAside(row.stage)) return stagesUntilEnd(row, recorded);
  const now = Number(stageAt(row, ctx.now));
  return stagesOnWay(row).map((value) =>
    stageRow(value, { now, row, recorded: recorded.find(({ stage }) => stage === value) }),
  );
}

/** What it went through, and the end that it came to; the stages that would have followed are none. */
function stagesUntilEnd({ stage: end }: ProjectRow, recorded: readonly RecordedStage[]): StageRow[] {
  return recorded.map(({ stage, enterTime, leaveTime, isSkipped }) => {
    const last = hasEnded(end) ? 'stopped' : 'now';
    const state = stage === end ? last : isSkipped ? 'skipped' : 'done';
    return { stage, enterTime, leaveTime, state };
  });
}

const { registering, quoting } = projectLifecycle.code;

function stageRow(
  stage: number,
  { now, row, recorded }: { now: number; row: ProjectRow; recorded: RecordedStage | undefined },
): StageRow {
  // The registration ends by the clock, before any command records it.
  const byClock =
    now === quoting && row.stage === registering
      ? { [registering]: { leaveTime: row.entryEndTime }, [quoting]: { enterTime: row.entryEndTime } }[stage]
      : undefined;
  const times = { enterTime: recorded?.enterTime ?? null, leaveTime: recorded?.leaveTime ?? null, ...byClock };
  if (recorded?.isSkipped) return { stage, ...times, state: 'skipped' };
  if (stage === now) return { stage, ...times, leaveTime: null, state: 'now' };
  // A returned project was further once: what lies ahead again is shown as ahead.
  return stage < now ? { stage, ...times, state: 'done' } : { stage, enterTime: null, leaveTime: null, state: 'ahead' };
}
