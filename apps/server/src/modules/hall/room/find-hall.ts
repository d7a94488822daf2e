import { hall, isReasoned, leastReason, type hallNode, type Row } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findRow, lockRow } from '../../../platform/rows/index.ts';
import { findProject, type ProjectRow } from '../../tendering/index.ts';

export type HallRow = Row<typeof hall>;
export type NodeRow = Pick<Row<typeof hallNode>, 'id' | 'tenantId' | 'nodeCode' | 'nodeName' | 'nodeStatus'>;

export interface HeldHall {
  readonly row: HallRow;
  readonly project: ProjectRow;
}

/** A hall whose project is the caller's to see, held until the transaction ends. */
export async function holdHall(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<HeldHall> {
  const { projectId } = await findRow(ctx, hall, { id });
  const project = await findProject(ctx, projectId);
  return { row: await lockRow(ctx, hall, { id, version }), project };
}

const nameOfUser = `
  select coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as name from user_account u
  where u.tenant_id = $1 and u.id = $2`;

/** One host, and nobody in his place: not another who may host, not an administrator. */
export async function demandHost(ctx: Ctx, { hostId }: Pick<HallRow, 'hostId'>): Promise<void> {
  if (hostId === ctx.user.userId) return;
  const [host] = await ctx.db.query<{ name: string | null }>(nameOfUser, [ctx.tenantId, hostId]);
  refuse('hall.notHost', { name: host?.name ?? '' });
}

const packageOf = `
  select k.project_id::text as "projectId" from package k where k.tenant_id = $1 and k.id = $2 and k.is_deleted = 0`;

/** The project of a package of the own unit. */
export async function projectOfPackage(ctx: Ctx, packageId: string): Promise<string> {
  const [{ projectId } = notFound()] = await ctx.db.query<{ projectId: string }>(packageOf, [ctx.tenantId, packageId]);
  return projectId;
}

const hostOf = `
  select h.host_id::text as "hostId" from hall h where h.tenant_id = $1 and h.package_id = $2 and h.is_deleted = 0`;

/** Who hosts the opening of a package; undefined where there is no hall. */
export async function hostOfPackage(ctx: Ctx, packageId: string): Promise<Pick<HallRow, 'hostId'> | undefined> {
  const [row] = await ctx.db.query<{ hostId: string }>(hostOf, [ctx.tenantId, packageId]);
  return row;
}

const hosted = `
  select 1 from hall h where h.tenant_id = $1 and h.project_id = $2 and h.host_id = $3 and h.is_deleted = 0 limit 1`;

/** Does the caller host a hall of this project? */
export async function isHost({ db, tenantId, user }: Ctx, projectId: string): Promise<boolean> {
  return (await db.query(hosted, [tenantId, projectId, user.userId])).length > 0;
}

/** Whoever leads an opening hosts it and opens its quotes: one right without the other leads nowhere. */
export const leadingRights = ['hall_host', 'project_open'] as const;

export const mayLead = ({ permissions }: Pick<Ctx['user'], 'permissions'>): boolean =>
  leadingRights.every((right) => permissions.has(right));

export function demandReasoned(reason: string | undefined): void {
  if (!isReasoned(reason)) refuse('hall.reasonShort', { characters: leastReason });
}

const hallsOf = `
  select h.id::text as id from hall h
  where h.tenant_id = $1 and h.project_id = $2 and ($3::bigint is null or h.package_id = $3) and h.is_deleted = 0
  order by h.id`;

/** The ids of the halls of a project, or of one package of it. */
export async function hallIdsOf(ctx: Ctx, of: { projectId: string; packageId?: string }): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(hallsOf, [ctx.tenantId, of.projectId, of.packageId ?? null]);
  return rows.map(({ id }) => id);
}

/** The hall of a package, held. Where there is none yet its host has to set it up. */
export async function holdHallOfPackage(ctx: Ctx, of: { projectId: string; packageId: string }): Promise<HeldHall> {
  await findProject(ctx, of.projectId);
  const known = await ctx.db.query(
    'select 1 from package where tenant_id = $1 and project_id = $2 and id = $3 and is_deleted = 0',
    [ctx.tenantId, of.projectId, of.packageId],
  );
  if (known.length === 0) notFound();
  const [id] = await hallIdsOf(ctx, of);
  return holdHall(ctx, { id: id ?? refuse('hall.noHall') });
}

/** Says to every screen in the hall that something is new. */
export async function tellHall(
  ctx: Pick<Ctx, 'db' | 'now'>,
  of: { tenantId: string; projectId: string },
): Promise<void> {
  await ctx.db.query('select from tell_hall($1, $2, $3)', [of.tenantId, of.projectId, ctx.now]);
}
