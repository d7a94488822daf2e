import {
  bidApply,
  demand,
  hasEnded,
  project,
  projectLifecycle,
  type EndpointInput,
  type linkApply as linkEndpoint,
  type MoveAnswer,
  type EntityState,
  type MoveInput,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { findRow, lockRow, lockRows, lockThere } from '../../../platform/rows/index.ts';
import { demandUndrawn } from '../../agency/index.ts';
import { demandWaits, familyOf, followDemands, giveDemandsBack, requestsFor } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';
import { demandWithinDemand } from './demand-origin.ts';
import type { ProjectRow } from './find-project.ts';

type ApplyRow = Row<typeof bidApply>;

/**
 * Which project has come of an accepted request, where it was not made of it here. Of a request about a demand it is from
 * then on the project of that demand, as if it had been made of it: it has one, takes its money of the plan, and asks for
 * no more than was confirmed.
 */
export async function linkApply(ctx: Ctx, input: EndpointInput<typeof linkEndpoint>): Promise<Saved> {
  const made = await lockRow(ctx, project, { id: input.projectId });
  if (hasEnded(made.stage)) refuse('demand.linkEnded', { state: stageOf(ctx, made) });
  const { about, row } = await holdRequest(ctx, input);
  demandWaits(row);
  if (about) await demandOnlyOne(ctx, { about, made });
  const { id: resultProjectId, projectNo } = made;
  const moved = await transition(ctx, bidApply, {
    subject: row,
    action: 'link',
    set: { resultProjectId, isLinked: true },
    payload: { applyNo: row.applyNo, projectNo },
  });
  if (about) await takeUp(ctx, { about, made });
  return { id: row.id, version: moved.version };
}

/**
 * Takes back, with a reason, that a project has come of a request: as long as that is a draft, or where it is gone. What
 * was made of a request is given back by its end alone.
 */
export async function unlinkApply(ctx: Ctx, input: MoveInput): Promise<MoveAnswer<EntityState<typeof bidApply>>> {
  const { resultProjectId } = await findRow(ctx, bidApply, { id: input.id });
  const ids = resultProjectId ? [resultProjectId] : [];
  const [made] = await lockThere(ctx, project, { ids, reach: 'tenant' });
  const { row } = await holdRequest(ctx, input);
  if (made) await demandUndoable(ctx, row, made);
  const moved = await transition(ctx, bidApply, {
    subject: row,
    action: 'unlink',
    reason: input.reason,
    set: { resultProjectId: null, isLinked: false },
    payload: { applyNo: row.applyNo, projectNo: made?.projectNo ?? null },
  });
  if (made?.demandId && made.demandId === row.demandId) {
    await giveDemandsBack(ctx, { projectId: made.id, but: row.id });
    await nameOrigin(ctx, made.id, { demandId: null, planId: null });
    await followProjects(ctx, [made.planId]);
  }
  return moved;
}

interface Linked {
  readonly about: Row<typeof demand>;
  readonly made: ProjectRow;
}

/** The request, after its demand with all that is part of it, and with what else was asked about that. */
async function holdRequest(ctx: Ctx, { id, version }: Pick<MoveInput, 'id' | 'version'>) {
  const { demandId } = await findRow(ctx, bidApply, { id });
  const family = demandId ? (await familyOf(ctx, demandId)).map((one) => one.id) : [];
  const held = await lockThere(ctx, demand, { ids: family, reach: 'tenant' });
  const asked = demandId ? await requestsFor(ctx, [demandId]) : [];
  await lockRows(ctx, bidApply, { ids: [id, ...asked.map((one) => one.id)], reach: 'tenant' });
  const row = await lockRow(ctx, bidApply, { id, version });
  return { row, about: held.find((one) => one.id === demandId) };
}

/** Of projects that others were named for before they became the projects of their demands. */
const named = `
  select a.demand_id::text as "demandId", p.id::text, p.project_no as "projectNo"
  from bid_apply a join project p on p.tenant_id = a.tenant_id and p.id = a.result_project_id and p.is_deleted = 0
  where a.tenant_id = $1 and a.is_deleted = 0 and a.demand_id is not null
    and (a.demand_id = $2 or a.result_project_id = $3)`;

/** A demand has one project, and a project is of one demand. */
async function demandOnlyOne(ctx: Ctx, { about, made }: Linked): Promise<void> {
  const others = await ctx.db.query<{ demandId: string; id: string; projectNo: string }>(named, [
    ctx.tenantId,
    about.id,
    made.id,
  ]);
  const another = others.find((one) => one.demandId === about.id && one.id !== made.id);
  if (another) refuse('demand.hasProject', { projectNo: another.projectNo });
  if (about.projectId && about.projectId !== made.id) {
    const { projectNo } = await findRow(ctx, project, { id: about.projectId, reach: 'tenant' });
    refuse('demand.hasProject', { projectNo });
  }
  const isAnothers = made.demandId !== null && made.demandId !== about.id;
  if (isAnothers || others.some((one) => one.id === made.id && one.demandId !== about.id))
    refuse('demand.projectOfAnother', { projectNo: made.projectNo });
  if (made.planId && about.planId && made.planId !== about.planId)
    refuse('demand.linkOtherPlan', { projectNo: made.projectNo });
}

async function takeUp(ctx: Ctx, { about, made }: Linked): Promise<void> {
  const planId = made.planId ?? about.planId;
  await nameOrigin(ctx, made.id, { demandId: about.id, planId });
  await followDemands(ctx, [about.id]);
  await demandWithinDemand(ctx, made);
  await followProjects(ctx, [planId]);
}

/** Nobody has written it by that: who named it may still confirm it. */
async function nameOrigin(ctx: Ctx, id: string, { demandId, planId }: Pick<ProjectRow, 'demandId' | 'planId'>) {
  await ctx.db.write(
    `update project set demand_id = $3, plan_id = $4, version = version + 1, update_user = $5, update_time = $6
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, demandId, planId, ctx.user.userId, ctx.now],
  );
}

async function demandUndoable(ctx: Ctx, row: ApplyRow, made: ProjectRow): Promise<void> {
  if (!row.isLinked) refuse('demand.applyMadeProject', { projectNo: made.projectNo });
  if (!projectLifecycle.is(made.stage, 'initiated'))
    refuse('demand.linkBegun', { projectNo: made.projectNo, state: stageOf(ctx, made) });
  if (row.demandId) await demandUndrawn(ctx, [made.id]);
}

function stageOf({ language }: Ctx, { stage }: Pick<ProjectRow, 'stage'>): string {
  return projectLifecycle.named(stage)?.label[language] ?? '';
}
