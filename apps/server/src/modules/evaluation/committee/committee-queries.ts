import {
  actionsAllowed,
  committeeLifecycle,
  memberRole,
  projectLifecycle,
  wasOpened,
  type CommitteeLine,
  type CommitteeMemberLine,
  type committeeCandidates,
  type committeesOfProject,
  type EndpointInput,
  type EndpointOutput,
  type membersOfCommittee,
} from '@zhaocai/model';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { acceptedExperts, maskedName, meetingBidders } from '../../expert/index.ts';
import { findProject, packagesOf, type ProjectRow } from '../../tendering/index.ts';
import { budgetOf, compositionOf, wordsOfCommitteeFault } from './committee-figures.ts';
import {
  committeesOf,
  findCommittee,
  isSeated,
  membersOf,
  type CommitteeRow,
  type MemberRow,
} from './find-committee.ts';

interface Person extends Record<string, unknown> {
  readonly id: string;
  readonly name: string | null;
  readonly workUnit: string | null;
  /** The caller has asked him: he handles the draw that he comes by, or has given him the seat. */
  readonly isAskedByMe: boolean;
}

const persons = `
  select m.id::text, coalesce(e.name, nullif(u.real_name, ''), u.nick_name) as name, e.work_unit as "workUnit",
    coalesce(d.create_user, m.create_user) is not distinct from $3::bigint as "isAskedByMe"
  from committee_member m
  left join expert e on e.tenant_id = m.tenant_id and e.id = m.expert_id
  left join drawn_expert r on r.tenant_id = m.tenant_id and r.id = m.record_id
  left join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  left join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
  where m.tenant_id = $1 and m.id = any($2::bigint[])`;

/** Names of these, whoever may know them. */
export async function personsOf(ctx: Ctx, members: readonly MemberRow[]): Promise<ReadonlyMap<string, Person>> {
  const ids = members.map(({ id }) => id);
  const rows = await ctx.db.query<Person>(persons, [ctx.tenantId, ids, ctx.user.userId]);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * B.28: until the result is published a member is named to whoever has asked him and, once the evaluation has begun, to who
 * watches over it; the members themselves read each other elsewhere.
 */
function isNamed(ctx: Ctx, project: ProjectRow, { person, member }: { person: Person; member: MemberRow }): boolean {
  if (projectLifecycle.is(project.stage, 'resultPublished')) return true;
  const hasBegun = wasOpened(project) && (member.reviewTime === null || member.reviewTime <= ctx.now);
  return person.isAskedByMe || (hasBegun && ctx.user.permissions.has('expertDraw_supervise'));
}

async function linesOf(ctx: Ctx, project: ProjectRow, members: readonly MemberRow[]): Promise<CommitteeMemberLine[]> {
  const known = await personsOf(ctx, members);
  const named = new Set(
    members.filter((member) => {
      const person = known.get(member.id);
      return person !== undefined && isNamed(ctx, project, { person, member });
    }),
  );
  const avoiding = await avoidingOf(
    ctx,
    project,
    members.filter((one) => named.has(one) && isSeated(one)),
  );
  return members.map((member) => {
    const mayTell = named.has(member);
    const { name, workUnit } = known.get(member.id) ?? { name: '', workUnit: null };
    const { id, version, groupId, projectId, role, task, signTime, promiseTime } = member;
    return {
      id,
      version,
      groupId,
      projectId,
      role,
      task,
      signTime,
      promiseTime,
      name: mayTell ? (name ?? '') : maskedName(name ?? ''),
      workUnit: mayTell ? workUnit : null,
      isNamed: mayTell,
      expertId: mayTell ? member.expertId : null,
      recordId: mayTell ? member.recordId : null,
      signStatus: Number(member.signStatus),
      hasVoted: member.voteForId !== null,
      leaveReason: mayTell ? member.leaveReason : null,
      mustAvoid: avoiding?.get(member.id) ?? null,
    };
  });
}

/** Who has to do with a bidder; before the opening nobody is told (decision 0046). */
async function avoidingOf(
  ctx: Ctx,
  project: ProjectRow,
  members: readonly MemberRow[],
): Promise<ReadonlyMap<string, boolean> | undefined> {
  if (!wasOpened(project)) return undefined;
  const asked = members.flatMap(({ id, projectId, expertId, reviewTime }) =>
    expertId === null ? [] : [{ id, projectId, expertId, reviewTime: reviewTime ?? ctx.now }],
  );
  const meeting = new Set((await meetingBidders(ctx, asked)).map(({ id }) => id));
  return new Map(asked.map(({ id }) => [id, meeting.has(id)]));
}

async function committeeLine(ctx: Ctx, project: ProjectRow, row: CommitteeRow): Promise<CommitteeLine> {
  const rows = await membersOf(ctx, [row.id]);
  const packageIds = row.packageIds ?? [];
  const roles = rows.filter(isSeated).map(({ role }) => role);
  const packages = await packagesOf(ctx, project.id);
  const [members, composition] = await Promise.all([
    linesOf(ctx, project, rows),
    compositionOf(ctx, project, { budget: budgetOf(packages, packageIds), isComplex: row.isComplex, roles }),
  ]);
  const { id, version, projectId, groupName, reviewTime, isComplex, leaderId, voteRound } = row;
  const own = packages.filter((one) => packageIds.includes(one.id));
  return {
    id,
    version,
    projectId,
    groupName,
    reviewTime,
    isComplex,
    leaderId,
    packageIds: [...packageIds],
    voteRound: voteRound ?? 1,
    groupStatus: Number(row.groupStatus),
    packageNames: own.map(({ packageName }) => packageName),
    leaderName: members.find((one) => one.id === leaderId)?.name ?? null,
    leastMembers: composition.least,
    article: composition.article,
    faults: composition.faults.map((fault) => ({ code: fault.code, message: wordsOfCommitteeFault(ctx, fault) })),
    members: members.map((one) => (one.id === leaderId ? { ...one, role: memberRole.code.leader } : one)),
    actions: actionsAllowed(committeeLifecycle, row.groupStatus, (code) => ctx.user.permissions.has(code)),
  };
}

/** The committees of a project, or the one that is asked for. */
export async function listCommittees(
  ctx: Ctx,
  { projectId, groupId, id = groupId }: EndpointInput<typeof committeesOfProject>,
): Promise<EndpointOutput<typeof committeesOfProject>> {
  if (id !== undefined) {
    const { row, project } = await findCommittee(ctx, id);
    return [await committeeLine(ctx, project, row)];
  }
  const project = await findProject(ctx, projectId ?? notFound());
  const rows = await committeesOf(ctx, project.id);
  return Promise.all(rows.map((row) => committeeLine(ctx, project, row)));
}

export async function listMembers(
  ctx: Ctx,
  { projectId, groupId }: EndpointInput<typeof membersOfCommittee>,
): Promise<EndpointOutput<typeof membersOfCommittee>> {
  const asked = groupId === undefined ? { projectId } : { groupId };
  return (await listCommittees(ctx, asked)).flatMap(({ members }) => members);
}

/** Who has accepted and has no seat yet in a committee that stands. */
export async function listCandidates(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof committeeCandidates>,
): Promise<EndpointOutput<typeof committeeCandidates>> {
  const project = await findProject(ctx, projectId);
  const [accepted, committees] = await Promise.all([acceptedExperts(ctx, projectId), committeesOf(ctx, projectId)]);
  const seated = (
    await membersOf(
      ctx,
      committees.map(({ id }) => id),
    )
  ).filter(isSeated);
  const free = accepted.filter(({ recordId }) => !seated.some((one) => one.recordId === recordId));
  const known = await ctx.db.query<Person>(drawnPersons, [
    ctx.tenantId,
    free.map(({ recordId }) => recordId),
    ctx.user.userId,
  ]);
  const isOut = projectLifecycle.is(project.stage, 'resultPublished');
  return free.map(({ recordId, expertId, userId, role }) => {
    const person = known.find((one) => one.id === recordId);
    const mayTell = isOut || person?.isAskedByMe === true;
    const name = person?.name ?? '';
    return {
      recordId,
      expertId: mayTell ? expertId : null,
      role: memberRole.code[role === 'buyer' ? 'buyer' : 'expert'],
      name: mayTell ? name : maskedName(name),
      isNamed: mayTell,
      hasAccount: userId !== null,
    };
  });
}

const drawnPersons = `
  select r.id::text, coalesce(e.name, nullif(u.real_name, ''), u.nick_name) as name, e.work_unit as "workUnit",
    d.create_user is not distinct from $3::bigint as "isAskedByMe"
  from drawn_expert r
  join expert_draw d on d.tenant_id = r.tenant_id and d.id = r.draw_id
  left join expert e on e.tenant_id = r.tenant_id and e.id = r.expert_id
  left join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id
  where r.tenant_id = $1 and r.id = any($2::bigint[])`;
