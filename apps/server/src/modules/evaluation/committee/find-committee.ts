import {
  committee,
  committeeMember,
  hasEnded,
  seatLifecycle,
  memberRole,
  projectLifecycle,
  type Row,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdRows } from '../../../platform/lifecycle/index.ts';
import { findRow, findRows, lockRow } from '../../../platform/rows/index.ts';
import { findProject, type ProjectRow } from '../../tendering/index.ts';

export type CommitteeRow = Row<typeof committee>;
export type MemberRow = Row<typeof committeeMember>;

const committees = `
  select id::text from committee where tenant_id = $1 and project_id = $2 and is_deleted = 0 order by id`;
const members = `
  select id::text from committee_member where tenant_id = $1 and group_id = any($2::bigint[]) and is_deleted = 0
  order by id`;

/** The committees of a project that the caller sees, the oldest first. */
export async function committeesOf(ctx: Ctx, projectId: string): Promise<CommitteeRow[]> {
  const found = await ctx.db.query<{ id: string }>(committees, [ctx.tenantId, projectId]);
  return findRows(ctx, committee, { ids: found.map(({ id }) => id) });
}

/** Everybody who has or had a seat, in the order in which they got it. */
export async function membersOf(ctx: Ctx, groupIds: readonly string[]): Promise<MemberRow[]> {
  const found = await ctx.db.query<{ id: string }>(members, [ctx.tenantId, groupIds]);
  return findRows(ctx, committeeMember, { ids: found.map(({ id }) => id) });
}

/** One of a project that the caller sees. */
export async function findCommittee(ctx: Ctx, id: string): Promise<{ row: CommitteeRow; project: ProjectRow }> {
  const row = await findRow(ctx, committee, { id });
  return { row, project: await findProject(ctx, row.projectId) };
}

/** The same, held with everybody in it, while the procurement goes on. */
export async function lockCommittee(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<{ row: CommitteeRow; project: ProjectRow; people: MemberRow[] }> {
  const { project } = await findCommittee(ctx, id);
  demandUnderWay(project);
  return { project, ...(await holdCommittee(ctx, { id, version })) };
}

/** A committee with everybody in it, held; whoever asks has shown before that it is his to move. */
export async function holdCommittee(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<{ row: CommitteeRow; people: MemberRow[] }> {
  const row = await lockRow(ctx, committee, { id, version });
  const seen = await membersOf(ctx, [id]);
  await holdRows(
    ctx,
    committeeMember,
    seen.map((one) => one.id),
  );
  return { row, people: await membersOf(ctx, [id]) };
}

export function demandUnderWay({ stage }: Pick<ProjectRow, 'stage'>): void {
  if (hasEnded(stage) || projectLifecycle.is(stage, 'resultPublished')) refuse('evaluation.projectEnded');
  if (projectLifecycle.is(stage, 'suspended')) refuse('platform.badState');
}

/** Has a seat and has not given it up. */
export function isSeated({ signStatus }: { readonly signStatus: unknown }): boolean {
  return seatLifecycle.is(signStatus, 'expected', 'present');
}

/** Evaluates: has a seat, and more than watches. */
export function isEvaluating(one: { readonly signStatus: unknown; readonly role: unknown }): boolean {
  return isSeated(one) && !memberRole.is(one.role, 'supervisor');
}

export function memberAmong(people: readonly MemberRow[], id: string): MemberRow {
  return people.find((one) => one.id === id) ?? notFound();
}
