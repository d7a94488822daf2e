import { belowOf, demand, demandLifecycle, fenToYuan, projectLifecycle, type DemandPart } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { transitionAll } from '../../../platform/lifecycle/index.ts';
import { lockRows } from '../../../platform/rows/index.ts';
import { nameProjectOfDemands, type MadeProject } from '../tender/bid-apply.ts';
import { familyOf } from './demand-family.ts';

/** What the demands that are with a project come to, in yuan; null where it is of none. */
export async function budgetOfDemands(ctx: Ctx, projectId: string): Promise<string | null> {
  const [row] = await ctx.db.query<{ money: string | null }>(
    `select sum(budget)::text as money from ${demand.table} where tenant_id = $1 and project_id = $2 and is_deleted = 0`,
    [ctx.tenantId, projectId],
  );
  return row?.money ? fenToYuan(row.money) : null;
}

/**
 * Projects of these demands were made, ended or brought back: a demand and what is part of it are with the project that
 * lives, or given back. The caller holds its project, and asks for this before it asks its plan.
 */
export async function followDemands(ctx: Ctx, demandIds: readonly (string | null | undefined)[]): Promise<void> {
  const ids = [...new Set(demandIds.filter((id): id is string => typeof id === 'string' && id !== ''))];
  for (const id of ids.toSorted((left, right) => left.length - right.length || (left < right ? -1 : 1)))
    await followOne(ctx, id);
}

async function followOne(ctx: Ctx, id: string): Promise<void> {
  const living = await ctx.db.query<MadeProject & Record<string, unknown>>(
    `select p.id::text, p.project_no as "projectNo" from project p
     where p.tenant_id = $1 and p.demand_id = $2 and p.is_deleted = 0
       and p.stage not in ${projectLifecycle.sql('failed', 'terminated')} order by p.id`,
    [ctx.tenantId, id],
  );
  const [first, second] = living;
  if (second) refuse('demand.projectTwice', { projectNo: first?.projectNo ?? '' });
  if (first) await takeUp(ctx, { id, project: first });
  else await giveBack(ctx, id);
}

async function takeUp(ctx: Ctx, { id, project }: { id: string; project: MadeProject }): Promise<void> {
  const family = await familyOf(ctx, id);
  const ids = partsForProject(family, id);
  const rows = await lockRows(ctx, demand, { ids: [...new Set([id, ...ids])], reach: 'tenant' });
  const top = rows.find((row) => row.id === id);
  if (top?.projectId === project.id) return;
  if (!demandLifecycle.is(top?.demandStatus, 'confirmed')) refuse('demand.notConfirmed');
  const payload = { projectId: project.id, projectNo: project.projectNo };
  await transitionAll(ctx, demand, { ids, action: 'makeProject', set: { projectId: project.id }, payload });
  await nameProjectOfDemands(ctx, { demandIds: [...new Set([id, ...ids])], made: project });
}

/** A demand with its parts that go into its project: each confirmed, but for those that went their own way before. */
export function partsForProject(family: readonly DemandPart[], id: string): string[] {
  const below = belowOf(family, id);
  const parts = family.filter((one) => one.id === id || below.includes(one.id));
  const open = parts.find(
    (one) => one.id !== id && demandLifecycle.is(one.demandStatus, 'draft', 'inResearch', 'toConfirm', 'returned'),
  );
  if (open) refuse('demand.childNotConfirmed', { name: open.demandName });
  return parts.filter(({ demandStatus }) => demandLifecycle.is(demandStatus, 'confirmed')).map((one) => one.id);
}

/** Whatever is with a project of this demand that lives no more. */
async function giveBack(ctx: Ctx, id: string): Promise<void> {
  const rows = await ctx.db.query<{ id: string }>(
    `select d.id::text from ${demand.table} d join project p on p.tenant_id = d.tenant_id and p.id = d.project_id
     where d.tenant_id = $1 and (p.demand_id = $2 or d.id = $2) and d.is_deleted = 0
       and d.demand_status in ${demandLifecycle.sql('projectMade', 'closed')}
       and (p.is_deleted = 1 or p.stage in ${projectLifecycle.sql('failed', 'terminated')})
     order by d.id`,
    [ctx.tenantId, id],
  );
  const ids = rows.map((row) => row.id);
  await transitionAll(ctx, demand, { ids, action: 'giveBack', set: { projectId: null } });
}
