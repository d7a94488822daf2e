import {
  committee,
  committeeLifecycle,
  committeeMember,
  isReasoned,
  seatLifecycle,
  memberTask,
  type EndpointInput,
  type EntityState,
  type leaveCommittee as leaveEndpoint,
  type MoveAnswer,
  type MoveInput,
  type Saved,
} from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { transition, transitionAll, demandState } from '../../../platform/lifecycle/index.ts';
import { changeRow, demandVersion, findRow } from '../../../platform/rows/index.ts';
import { acceptedExperts, leaveDraw } from '../../expert/index.ts';
import { endEvaluations, lockProject, packagesOf, type ProjectRow } from '../../tendering/index.ts';
import { voidSheets } from '../desk/open-desk.ts';
import { isUndecided } from '../report/find-report.ts';
import { budgetOf, compositionOf } from './committee-figures.ts';
import { askForVotes, voidVotes } from './election.ts';
import {
  isEvaluating,
  isSeated,
  lockCommittee,
  memberAmong,
  type CommitteeRow,
  type MemberRow,
} from './find-committee.ts';

type CommitteeMoved = MoveAnswer<EntityState<typeof committee>>;

/** Confirms a committee that the law lets evaluate (R25 to R27): its people are asked to sign in. */
export async function confirmCommittee(ctx: Ctx, { id, version }: MoveInput): Promise<CommitteeMoved> {
  const { row, project, people } = await lockCommittee(ctx, { id, version });
  demandState(committee, row.groupStatus, 'confirm');
  const seated = people.filter(isSeated);
  const { faults } = await compositionOf(ctx, project, {
    budget: budgetOf(await packagesOf(ctx, project.id), row.packageIds ?? []),
    isComplex: row.isComplex,
    roles: seated.map(({ role }) => role),
  });
  const [fault] = faults;
  if (fault) refuse(`evaluation.${fault.code}`, fault.params);
  await demandStillComing(ctx, project.id, seated);
  const moved = await transition(ctx, committee, { subject: row, action: 'confirm', stream: row.projectId });
  for (const one of seated) await changeRow(ctx, committeeMember, { id: one.id, values: { task: taskOf(one) } });
  await askForVotes(ctx, { id, groupStatus: moved.state });
  return moved;
}

/** Whoever has declined since he got his seat sits in it no more. */
async function demandStillComing(ctx: Ctx, projectId: string, seated: readonly MemberRow[]): Promise<void> {
  const drawn = seated.flatMap(({ recordId }) => (recordId === null ? [] : [recordId]));
  const coming = new Set((await acceptedExperts(ctx, projectId)).map(({ recordId }) => recordId));
  if (drawn.some((recordId) => !coming.has(recordId))) refuse('evaluation.notAccepted');
}

function taskOf({ signTime, promiseTime }: MemberRow): number {
  if (signTime === null) return memberTask.code.signIn;
  return promiseTime === null ? memberTask.code.promise : memberTask.code.none;
}

/** Back to be changed: nobody is asked for anything meanwhile, and a vote that was given is void. */
export async function reopenCommittee(ctx: Ctx, { id, version, reason }: MoveInput): Promise<CommitteeMoved> {
  const { row, people } = await lockCommittee(ctx, { id, version });
  const moved = await transition(ctx, committee, { subject: row, action: 'reopen', reason, stream: row.projectId });
  await voidTasks(ctx, people.filter(isSeated));
  return moved;
}

async function voidTasks(ctx: Ctx, people: readonly MemberRow[]): Promise<void> {
  await voidVotes(ctx, people);
  for (const { id, task } of people)
    if (memberTask.is(task, 'signIn', 'promise'))
      await changeRow(ctx, committeeMember, { id, values: { task: memberTask.code.none } });
}

/** Its people are waited for no more; another committee may be formed. */
export async function discardCommittee(ctx: Ctx, { id, version, reason }: MoveInput): Promise<CommitteeMoved> {
  await lockProject(ctx, (await findRow(ctx, committee, { id })).projectId);
  const { row, project, people } = await lockCommittee(ctx, { id, version });
  const moved = await transition(ctx, committee, {
    subject: row,
    action: 'discard',
    reason,
    stream: row.projectId,
    set: { leaderId: null },
  });
  await transitionAll(ctx, committeeMember, {
    ids: people.filter(isSeated).map((one) => one.id),
    action: 'release',
    set: { task: memberTask.code.none },
  });
  await endEvaluations(ctx, { of: 'groupId', id, isUndecided: isUndecided(project) });
  return moved;
}

/** What whoever handles a committee notes of somebody who keeps away or has not come. */
export async function leaveCommittee(
  ctx: Ctx,
  { id, version, how, reason }: EndpointInput<typeof leaveEndpoint>,
): Promise<Saved> {
  const seen = await findRow(ctx, committeeMember, { id });
  await lockProject(ctx, seen.projectId);
  const { row, project, people } = await lockCommittee(ctx, { id: seen.groupId });
  const member = memberAmong(people, id);
  if (version !== undefined) demandVersion(member, version);
  return freeSeat(ctx, { project, row, people, member, how, reason });
}

interface Leaving {
  /** Held, so that no selection is handed in meanwhile. */
  readonly project: ProjectRow;
  readonly row: CommitteeRow;
  readonly people: readonly MemberRow[];
  readonly member: MemberRow;
  readonly how: 'avoid' | 'stayAway';
  readonly reason: string | undefined;
}

/**
 * A seat becomes free. What depended on whoever sat in it is void: the election, and with it who leads. The next of the draw
 * is asked in his stead, and the committee is confirmed anew when it is whole again (条例 48, 87号令 49). Who it is the chain of
 * the project does not tell (R28).
 */
export async function freeSeat(ctx: Ctx, { project, row, people, member, how, reason = '' }: Leaving): Promise<Saved> {
  demandState(committeeMember, member.signStatus, how);
  if (!isReasoned(reason)) refuse('evaluation.reasonShort');
  const counts = isEvaluating(member);
  const { version } = await transition(ctx, committeeMember, {
    subject: member,
    action: how,
    reason,
    set: { task: memberTask.code.none, voteForId: null, leaveReason: reason.trim() },
  });
  if (counts) await leadBack(ctx, { row, people: people.filter((one) => one.id !== member.id && isSeated(one)) });
  await voidSheets(ctx, { memberId: member.id, isDecided: !isUndecided(project) });
  if (member.recordId !== null) await leaveDraw(ctx, { recordId: member.recordId, action: how, reason });
  return { id: member.id, version };
}

async function leadBack(
  ctx: Ctx,
  { row, people }: { readonly row: CommitteeRow; readonly people: readonly MemberRow[] },
): Promise<void> {
  if (!committeeLifecycle.is(row.groupStatus, 'confirmed', 'evaluating')) return;
  await transition(ctx, committee, {
    subject: row,
    action: 'lack',
    set: { leaderId: null, voteRound: (row.voteRound ?? 1) + 1 },
  });
  await voidTasks(ctx, people);
}

/** A seat of the caller's own; nobody else's is there for him. */
export async function findOwnSeat(ctx: Ctx, id: string): Promise<MemberRow> {
  const seat = await findRow(ctx, committeeMember, { id });
  const isOwn = seat.userId === ctx.user.userId && !seatLifecycle.is(seat.signStatus, 'released');
  return isOwn ? seat : notFound();
}
