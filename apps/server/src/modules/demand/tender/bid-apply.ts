import {
  agencyCooperation,
  bidApply,
  bidApplyLifecycle,
  compareYuan,
  demand,
  demandLifecycle,
  isBlank,
  projectLifecycle,
  type Row,
  wholeBudget,
} from '@zhaocai/model';
import type { Move, Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll } from '../../../platform/lifecycle/index.ts';
import {
  demandOwner,
  demandReference,
  findRow,
  findRows,
  lockRows,
  nextNumber,
  numberSeries,
} from '../../../platform/rows/index.ts';
import { editOthers } from '../../workflow/index.ts';
import { familyOf } from '../demand/demand-family.ts';
import { demandChoosable, tellAgency } from '../../agency/index.ts';

type ApplyRow = Row<typeof bidApply>;

export interface MadeProject {
  readonly id: string;
  readonly projectNo: string;
}

/** `SQ-2026-0001`, counted in a year. */
const applyNos = numberSeries({
  entity: bidApply,
  field: 'applyNo',
  prefix: (now) => `SQ-${now.slice(0, 4)}-`,
  digits: 4,
});

const isOpen = (auditStatus: unknown) => bidApplyLifecycle.is(auditStatus, 'draft', 'rejected');

/** Numbers a new request; one that waits or was accepted stays as it was decided about. */
export async function completeApply(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  if (existing && !isOpen(existing.auditStatus)) refuse('demand.applyNotEditable');
  if (existing) {
    const edit = { values, existing, title: existing.projectName, about: 'bidApply' } as const;
    await editOthers(ctx, bidApply, { ...edit, head: 'bidApply_audit' });
  }
  await demandReference(ctx, demand, { name: 'demandId', values, existing });
  const agency = await agencyIn(ctx, values, existing);
  if (existing) return agency;
  return { ...agency, applyNo: await nextNumber(ctx, applyNos), auditStatus: bidApplyLifecycle.code.draft };
}

/** The agency that is meant is one that the unit works with, named by its cooperation or by its number. */
async function agencyIn(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const named = values.cooperationId ?? (await byNumber(ctx, values));
  if (isBlank(named)) return 'cooperationId' in values ? { agentTenantId: null } : {};
  // The agencies of the unit are not shown to him: another's word for one that is not there would tell him nothing.
  if (named !== existing?.cooperationId && !ctx.user.permissions.has('agencyLibrary_view'))
    refuse('demand.agencyInWords');
  const { agentName, agentTenantId, ...rest } = await findRow(ctx, agencyCooperation, {
    id: String(named),
    ...(named === existing?.cooperationId && { reach: 'tenant' as const }),
  });
  if (named !== existing?.cooperationId) demandChoosable(ctx, { agentName, ...rest });
  return { cooperationId: named, agentName, agentTenantId };
}

async function byNumber(ctx: Ctx, { agentTenantId: number }: Values): Promise<string | null> {
  if (isBlank(number)) return null;
  const [row] = await ctx.db.query<{ id: string }>(
    'select id::text from agency_cooperation where tenant_id = $1 and agent_tenant_id = $2 and is_deleted = 0',
    [ctx.tenantId, number],
  );
  return row?.id ?? refuse('agency.unknownAgency', { number: String(number) });
}

export async function demandApplyOpen(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const row of await lockRows(ctx, bidApply, { ids, mode: 'remove' })) {
    demandOwner(ctx, bidApply, { row, head: 'bidApply_audit' });
    if (!isOpen(row.auditStatus)) refuse('demand.applyNotEditable');
  }
}

/** What was refused or voided says why, and forgets it when it is handed in again; an agency learns that it is meant. */
export async function setOfApply(ctx: Ctx, { row, action, reason }: Move<typeof bidApply>): Promise<Values> {
  if (action === 'recall') demandOwner(ctx, bidApply, { row, head: 'bidApply_audit' });
  if (action === 'submit' || action === 'approve') await demandAnswerable(ctx, row);
  if (action === 'approve' && row.agentTenantId) await tellMeant(ctx, row);
  if (action === 'reject' || action === 'void') return { rejectReason: reason ?? null };
  return action === 'submit' ? { rejectReason: null } : {};
}

/** A request about a demand that has its project would be answered by nothing; nor is more asked for than is needed. */
async function demandAnswerable(ctx: Ctx, { demandId, budget }: ApplyRow): Promise<void> {
  if (!demandId) return;
  const about = await findRow(ctx, demand, { id: demandId, reach: 'tenant' });
  if (demandLifecycle.is(about.demandStatus, 'projectMade', 'closed'))
    refuse('demand.applyTaken', { name: about.demandName });
  const whole = wholeBudget(await familyOf(ctx, demandId), demandId);
  if (compareYuan(budget, whole) > 0) refuse('demand.applyAboveDemand', { money: budget, budget: whole });
}

function tellMeant(ctx: Ctx, { id }: ApplyRow): Promise<void> {
  const content = {
    zh: `${ctx.user.tenantName}拟委托贵机构办理，立项后另行发出委托`,
    en: `${ctx.user.tenantName} means to entrust you; the entrustment follows with the project`,
  };
  return tellAgency(ctx, { entity: 'bidApply', id, kind: 'confirmed', content });
}

/** Refuses where it was not accepted, or has its project. */
export function demandWaits({ auditStatus }: ApplyRow): void {
  if (bidApplyLifecycle.is(auditStatus, 'projectMade')) refuse('demand.applyHasProject');
  if (!bidApplyLifecycle.is(auditStatus, 'approved')) refuse('demand.applyNotApproved');
}

/** An accepted request is answered by this project. */
export function nameProject(ctx: Ctx, row: ApplyRow, { id, projectNo }: MadeProject) {
  return transition(ctx, bidApply, {
    subject: row,
    action: 'makeProject',
    set: { resultProjectId: id },
    payload: { applyNo: row.applyNo, projectNo },
  });
}

/** Whatever was asked about these demands and accepted. */
export async function nameProjectOfDemands(
  ctx: Ctx,
  { demandIds, made }: { readonly demandIds: readonly string[]; readonly made: MadeProject },
) {
  await transitionAll(ctx, bidApply, {
    ids: await acceptedFor(ctx, demandIds),
    action: 'makeProject',
    set: { resultProjectId: made.id },
    payload: { projectNo: made.projectNo },
  });
}

/** The requests about these demands that were accepted and wait for their project, in the order in which they were made. */
export async function requestsFor(ctx: Ctx, demandIds: readonly string[]): Promise<ApplyRow[]> {
  return findRows(ctx, bidApply, { ids: await acceptedFor(ctx, demandIds), reach: 'tenant' });
}

async function acceptedFor({ db, tenantId }: Ctx, demandIds: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id::text from bid_apply where tenant_id = $1 and demand_id = any($2::bigint[]) and is_deleted = 0
       and audit_status in ${bidApplyLifecycle.sql('approved')} order by id`,
    [tenantId, demandIds],
  );
  return rows.map(({ id }) => id);
}

interface Undone {
  readonly projectId: string;
  /** The request of which the project is no longer. */
  readonly but: string;
}

const withProject = `
  select id::text from ${demand.table} where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and demand_status in ${demandLifecycle.sql('projectMade')} order by id`;
const answeredBy = `
  select id::text from bid_apply where tenant_id = $1 and result_project_id = $2 and is_deleted = 0 and id <> $3
    and demand_id is not null and audit_status in ${bidApplyLifecycle.sql('projectMade')} order by id`;

/** A project is no longer that of a demand: what was with it is confirmed again, and its other requests wait again. */
export async function giveDemandsBack(ctx: Ctx, { projectId, but }: Undone): Promise<void> {
  const demands = await ctx.db.query<{ id: string }>(withProject, [ctx.tenantId, projectId]);
  const ids = demands.map(({ id }) => id);
  await transitionAll(ctx, demand, { ids, action: 'giveBack', set: { projectId: null } });
  const others = await ctx.db.query<{ id: string }>(answeredBy, [ctx.tenantId, projectId, but]);
  await transitionAll(ctx, bidApply, {
    ids: others.map(({ id }) => id),
    action: 'giveBack',
    set: { resultProjectId: null, isLinked: false },
  });
}

/** Where the project that had come of a request lives no more, it waits for another one, or is voided. */
export async function giveAppliesBack(ctx: Ctx, projectIds: readonly string[]): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select a.id::text from bid_apply a join project p on p.tenant_id = a.tenant_id and p.id = a.result_project_id
     where a.tenant_id = $1 and p.id = any($2::bigint[]) and a.is_deleted = 0
       and a.audit_status in ${bidApplyLifecycle.sql('projectMade')}
       and (p.is_deleted = 1 or p.stage in ${projectLifecycle.sql('failed', 'terminated')}) order by a.id`,
    [ctx.tenantId, projectIds],
  );
  const ids = rows.map(({ id }) => id);
  await transitionAll(ctx, bidApply, { ids, action: 'giveBack', set: { resultProjectId: null, isLinked: false } });
}
