import {
  committee,
  committeeLifecycle,
  committeeMember,
  expertDrawLifecycle,
  memberRole,
  memberTask,
  userStatus,
  type EndpointInput,
  type EndpointOutput,
  type groupExperts as groupEndpoint,
  type removeMember as removeEndpoint,
  type Saved,
  type saveCommittee as saveEndpoint,
  type saveMember as memberEndpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandValid, dropRows, demandVersion, findRow, insertRow } from '../../../platform/rows/index.ts';
import { acceptedExperts, type AcceptedExpert } from '../../expert/index.ts';
import { lockProject, packagesOf, type ProjectRow } from '../../tendering/index.ts';
import { demandFigures } from './committee-figures.ts';
import {
  committeesOf,
  demandUnderWay,
  isSeated,
  lockCommittee,
  memberAmong,
  type CommitteeRow,
  type MemberRow,
} from './find-committee.ts';

/** Forms a committee, or changes one that is being formed, and gives seats to those who are named. */
export async function saveCommittee(
  ctx: Ctx,
  { id, version, projectId, recordIds, ...given }: EndpointInput<typeof saveEndpoint>,
): Promise<Saved> {
  const saved = id
    ? await changeCommittee(ctx, { id, version, given })
    : await addCommittee(ctx, projectId ?? notFound(), given);
  if (recordIds === undefined) return saved;
  const { row, project, people } = await lockCommittee(ctx, { id: saved.id });
  const accepted = await acceptedExperts(ctx, project.id);
  const wanted =
    recordIds === 'all' ? accepted.filter(({ userId }) => userId !== null) : recordIds.map(among(accepted));
  const free = wanted.filter(({ recordId }) => !people.some((one) => isSeated(one) && one.recordId === recordId));
  await giveSeats(ctx, { row, project, seats: free.map(seatOf) });
  return saved;
}

type Given = Pick<EndpointInput<typeof saveEndpoint>, 'groupName' | 'packageIds' | 'isComplex'>;

async function addCommittee(ctx: Ctx, projectId: string, given: Given): Promise<Saved> {
  const project = await lockProject(ctx, projectId);
  demandUnderWay(project);
  await demandFigures(ctx, project);
  const values = {
    ...(await valuesOf(ctx, { project, given })),
    projectId,
    reviewTime: await reviewTimeOf(ctx, projectId),
  };
  demandValid(committee, values, ctx);
  const id = await insertRow(ctx, committee, { values: { ...values, voteRound: 1 } });
  await recordEvidence(ctx, { stream: projectId, action: 'committee.add', subject: id, payload: values });
  return { id, version: 0 };
}

interface Changing {
  readonly id: string;
  readonly version: number | undefined;
  readonly given: Given;
}

async function changeCommittee(ctx: Ctx, { id, version, given }: Changing): Promise<Saved> {
  const { row, project } = await lockCommittee(ctx, { id });
  demandVersion(row, version);
  demandForming(row);
  const values = await valuesOf(ctx, { project, given, row });
  demandValid(committee, values, ctx);
  await changeRow(ctx, committee, { id, values });
  await recordEvidence(ctx, { stream: project.id, action: 'committee.edit', subject: id, payload: values });
  return { id, version: row.version + 1 };
}

interface Meant {
  readonly project: ProjectRow;
  readonly given: Given;
  readonly row?: CommitteeRow;
}

/** Of each package one committee; without any named all those of the project that have none yet. */
async function valuesOf(ctx: Ctx, { project, given, row }: Meant) {
  const { groupName, isComplex } = given;
  const [packages, others] = await Promise.all([packagesOf(ctx, project.id), committeesOf(ctx, project.id)]);
  const standing = others.filter(
    (one) => one.id !== row?.id && !committeeLifecycle.is(one.groupStatus, 'discarded', 'done'),
  );
  const holder = (id: string) => standing.find((one) => one.packageIds?.includes(id));
  const free = row?.packageIds ?? packages.map(({ id }) => id).filter((id) => !holder(id));
  const packageIds = given.packageIds && given.packageIds.length > 0 ? [...given.packageIds] : [...free];
  for (const id of packageIds) {
    const known = packages.find((one) => one.id === id) ?? refuse('evaluation.packageForeign');
    const taken = holder(id);
    if (taken) refuse('evaluation.packageTaken', { no: known.packageNo, name: taken.groupName });
  }
  const [first] = packages;
  const [other] = standing;
  if (packageIds.length === 0 && first && other)
    refuse('evaluation.packageTaken', { no: first.packageNo, name: other.groupName });
  return { groupName, isComplex, packageIds };
}

const reviewSql = `
  select review_time as "reviewTime" from expert_draw where tenant_id = $1 and project_id = $2 and is_deleted = 0
    and info_status in ${expertDrawLifecycle.sql('notifying', 'done')} order by id desc limit 1`;

/** The evaluation is when its experts were asked for; null where nobody was drawn. */
async function reviewTimeOf(ctx: Ctx, projectId: string): Promise<string | null> {
  const [draw] = await ctx.db.query<{ reviewTime: string }>(reviewSql, [ctx.tenantId, projectId]);
  return draw?.reviewTime ?? null;
}

/** Gives one person a seat. */
export async function saveMember(
  ctx: Ctx,
  { groupId, recordId, expertId, userId, role }: EndpointInput<typeof memberEndpoint>,
): Promise<Saved> {
  const { row, project } = await lockCommittee(ctx, { id: groupId });
  demandForming(row);
  const accepted = await acceptedExperts(ctx, project.id);
  const drawn = recordId ? among(accepted)(recordId) : expertId ? ofExpert(accepted)(expertId) : undefined;
  const seat = drawn ? seatOf(drawn) : await ownSeat(ctx, { userId, role });
  const [id] = await giveSeats(ctx, { row, project, seats: [seat] });
  return { id: id ?? notFound(), version: 0 };
}

/** Gives everybody named a seat, or nobody. */
export async function groupExperts(
  ctx: Ctx,
  { groupId, recordIds = [], expertIds = [] }: EndpointInput<typeof groupEndpoint>,
): Promise<EndpointOutput<typeof groupEndpoint>> {
  const { row, project } = await lockCommittee(ctx, { id: groupId });
  demandForming(row);
  const accepted = await acceptedExperts(ctx, project.id);
  const drawn = [...recordIds.map(among(accepted)), ...expertIds.map(ofExpert(accepted))];
  if (drawn.length === 0) refuse('evaluation.memberMissing');
  const ids = await giveSeats(ctx, { row, project, seats: drawn.map(seatOf) });
  return { count: ids.length };
}

function among(accepted: readonly AcceptedExpert[]) {
  return (recordId: string) => accepted.find((one) => one.recordId === recordId) ?? refuse('evaluation.notAccepted');
}

function ofExpert(accepted: readonly AcceptedExpert[]) {
  return (expertId: string) => accepted.find((one) => one.expertId === expertId) ?? refuse('evaluation.notAccepted');
}

interface Seat {
  readonly role: number;
  readonly recordId: string | null;
  readonly expertId: string | null;
  readonly userId: string;
}

function seatOf({ recordId, expertId, userId, role }: AcceptedExpert): Seat {
  if (userId === null) return refuse('evaluation.noAccount');
  return { role: memberRole.code[role === 'buyer' ? 'buyer' : 'expert'], recordId, expertId, userId };
}

const person = `
  select 1 from user_account u where u.tenant_id = $1 and u.id = $2 and u.is_deleted = 0
    and u.status in ${userStatus.sql('enabled')}
    and not exists (select from expert e where e.tenant_id = u.tenant_id and e.user_id = u.id and e.is_deleted = 0)`;

/** One of the own people; an expert comes by a draw and by nothing else (R29), and nobody of an agency at all. */
async function ownSeat(
  ctx: Ctx,
  { userId, role = memberRole.code.buyer }: Pick<EndpointInput<typeof memberEndpoint>, 'userId' | 'role'>,
): Promise<Seat> {
  if (userId === undefined) return refuse('evaluation.memberMissing');
  if (!memberRole.is(role, 'buyer', 'supervisor')) refuse('evaluation.roleWrong');
  const known = await ctx.db.query(person, [ctx.tenantId, userId]);
  if (known.length === 0) refuse('evaluation.personGone');
  return { role, recordId: null, expertId: null, userId };
}

interface Giving {
  readonly row: CommitteeRow;
  readonly project: ProjectRow;
  readonly seats: readonly Seat[];
}

async function giveSeats(ctx: Ctx, { row, project, seats }: Giving): Promise<string[]> {
  demandForming(row);
  const { id: groupId, projectId, reviewTime } = row;
  const ids: string[] = [];
  for (const seat of seats) {
    const values = { ...seat, groupId, projectId, projectName: project.projectName, reviewTime };
    const id = await insertRow(ctx, committeeMember, { values: { ...values, task: memberTask.code.none } });
    // Not by whom: his name stays sealed where the chain is read before the result (R28).
    await recordEvidence(ctx, {
      stream: projectId,
      action: 'committeeMember.add',
      subject: id,
      payload: { groupId, role: seat.role },
    });
    ids.push(id);
  }
  return ids;
}

export function demandForming({ groupStatus }: Pick<CommitteeRow, 'groupStatus'>): void {
  if (committeeLifecycle.is(groupStatus, 'discarded', 'done')) refuse('platform.badState');
  if (!committeeLifecycle.is(groupStatus, 'forming')) refuse('evaluation.notForming');
}

/** Takes a seat away from somebody who has not sat in it yet. */
export async function removeMember(ctx: Ctx, { id }: EndpointInput<typeof removeEndpoint>): Promise<null> {
  const seen: MemberRow = await findRow(ctx, committeeMember, { id });
  const { row, people } = await lockCommittee(ctx, { id: seen.groupId });
  demandForming(row);
  const member = memberAmong(people, id);
  if (!isSeated(member) || member.signTime !== null) refuse('evaluation.memberSignedIn');
  await dropRows(ctx, committeeMember, { ids: [id] });
  await recordEvidence(ctx, {
    stream: row.projectId,
    action: 'committeeMember.delete',
    subject: id,
    payload: { groupId: row.id, role: member.role },
  });
  return null;
}
