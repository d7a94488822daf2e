import { project, projectLifecycle, projectStage, stagesSkipped, targetOf, type ProjectAction } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { insertRow } from '../../../platform/rows/index.ts';
import type { ProjectRow } from './find-project.ts';
import { followTasks } from './follow-tasks.ts';

export interface Move {
  readonly action: ProjectAction;
  /** Where it leads, where neither the action nor the procedure says it: back to where it was suspended. */
  readonly to?: number | undefined;
  /** What the evidence says beside from, to and the stages left out. */
  readonly payload?: Record<string, unknown>;
  /** Why, where the action asks for it. */
  readonly reason?: string | undefined;
  /** Columns that the same statement sets. */
  readonly set?: Readonly<Record<string, unknown>>;
}

export interface Moved {
  readonly id: string;
  readonly version: number;
  readonly stage: number;
}

/** Moves a project to its next stage, with evidence in its own chain, and keeps the record of its stages; its tasks follow. */
export async function moveProject(
  ctx: Ctx,
  from: Pick<ProjectRow, 'id' | 'tenantId' | 'stage' | 'version' | 'manner' | 'lawRegime'>,
  move: Move,
): Promise<Moved> {
  const to = move.to ?? targetOf(move.action, from) ?? projectLifecycle.actions[move.action].to;
  const skipped = stagesSkipped(from, Number(from.stage), to);
  const { id, version, state } = await transition(ctx, project, {
    subject: { id: from.id, tenantId: from.tenantId },
    action: move.action,
    to,
    stream: from.id,
    reason: move.reason,
    payload: { ...move.payload, ...(skipped.length > 0 && { skipped }) },
    set: move.set,
  });
  if (to !== from.stage) await recordStages(ctx, from.id, { skipped, to });
  await followTasks(ctx, from, { action: move.action, to });
  return { id, version, stage: state };
}

async function recordStages(
  ctx: Ctx,
  projectId: string,
  { skipped, to }: { skipped: readonly number[]; to: number },
): Promise<void> {
  await ctx.db.query(
    `update project_stage set leave_time = $3, update_user = $4, update_time = $3, version = version + 1
     where tenant_id = $1 and project_id = $2 and leave_time is null`,
    [ctx.tenantId, projectId, ctx.now, ctx.user.userId],
  );
  for (const stage of skipped) {
    const values = { projectId, stage, enterTime: ctx.now, leaveTime: ctx.now, isSkipped: true };
    await insertRow(ctx, projectStage, { values });
  }
  await enterStage(ctx, { projectId, stage: to });
}

/** The record that a stage was entered now. */
export async function enterStage(ctx: Ctx, { projectId, stage }: { projectId: string; stage: number }): Promise<void> {
  await insertRow(ctx, projectStage, { values: { projectId, stage, enterTime: ctx.now, isSkipped: false } });
}
