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

/** The committees of a project that the caller sees, the oldest first. */
export function committeesOf(ctx: Ctx, projectId: string): Promise<CommitteeRow[]> {
  return findRows(ctx, committee, { of: 'projectId', ids: [projectId] });
}

/** Everybody who has or had a seat, in the order in which they got it. */
export function membersOf(ctx: Ctx, groupIds: readonly string[]): Promise<MemberRow[]> {
  return findRows(ctx, committeeMember, { of: 'groupId', ids: groupIds });
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
