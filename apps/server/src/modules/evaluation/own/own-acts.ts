// What members do stands in the unit's own chain and in no project's, where it would tell who they are (R28).
import {
  committeeLifecycle,
  committeeMember,
  memberTask,
  project as projectEntity,
  wasOpened,
  type avoidEvaluation as avoidEndpoint,
  type EndpointInput,
  type EndpointOutput,
  type promiseEvaluation as promiseEndpoint,
  type signInToEvaluation as signInEndpoint,
  type voteForLeader as voteEndpoint,
} from '@zhaocai/model';
import { minutesAfter } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandState, transition } from '../../../platform/lifecycle/index.ts';
import { demandVersion, findRow, lockRow } from '../../../platform/rows/index.ts';
import { meetingBidders } from '../../expert/index.ts';
import type { ProjectRow } from '../../tendering/index.ts';
import { askForVotes, isLedByExpert, mayLead, settleElection } from '../committee/election.ts';
import {
  demandUnderWay,
  holdCommittee,
  isEvaluating,
  memberAmong,
  type CommitteeRow,
  type MemberRow,
} from '../committee/find-committee.ts';
import { findOwnSeat, freeSeat } from '../committee/move-committee.ts';

const minutesBefore = 60;

interface OwnSeat {
  readonly project: ProjectRow;
  readonly row: CommitteeRow;
  readonly people: readonly MemberRow[];
  readonly member: MemberRow;
}

/** The seat of whoever acts, held with its committee, which waits for him. */
async function lockOwnSeat(
  ctx: Ctx,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
): Promise<OwnSeat> {
  const seen = await findOwnSeat(ctx, id);
  const project = await findRow(ctx, projectEntity, { id: seen.projectId, reach: 'tenant' });
  demandUnderWay(project);
  const { row, people } = await holdCommittee(ctx, { id: seen.groupId });
  const member = memberAmong(people, id);
  if (version !== undefined) demandVersion(member, version);
  return { project, row, people, member };
}

type Acted = EndpointOutput<typeof signInEndpoint>;

/** He is there, and knows of nothing for which he would have to keep away (R30). */
export async function signIn(
  ctx: Ctx,
  { id, version, hasNoConflict }: EndpointInput<typeof signInEndpoint>,
): Promise<Acted> {
  const { project, row, member } = await lockOwnSeat(ctx, { id, version });
  demandState(committeeMember, member.signStatus, 'signIn');
  if (!committeeLifecycle.is(row.groupStatus, 'confirmed')) refuse('platform.badState');
  const { reviewTime } = row;
  if (reviewTime !== null && minutesAfter(ctx.now, minutesBefore) < reviewTime)
    refuse('evaluation.tooEarly', { time: reviewTime.slice(0, 16) });
  if (!hasNoConflict) refuse('evaluation.conflictUnsaid');
  await demandNoBidder(ctx, { project, member });
  const task = isEvaluating(member) ? memberTask.code.promise : memberTask.code.none;
  const moved = await transition(ctx, committeeMember, {
    subject: member,
    action: 'signIn',
    set: { signTime: ctx.now, task },
  });
  return { id, version: moved.version, signStatus: moved.state, task };
}

/** He knows by now who has bid: asked once more, and looked for in what the library knows of him. */
export async function promise(
  ctx: Ctx,
  { id, version, hasNoConflict, isPromised }: EndpointInput<typeof promiseEndpoint>,
): Promise<Acted> {
  const { project, row, member } = await lockOwnSeat(ctx, { id, version });
  if (!memberTask.is(member.task, 'promise')) refuse('platform.badState');
  if (!wasOpened(project)) refuse('evaluation.notOpened');
  if (!hasNoConflict) refuse('evaluation.conflictUnsaid');
  if (!isPromised) refuse('evaluation.promiseUnsaid');
  await demandNoBidder(ctx, { project, member });
  const task = memberTask.code.none;
  const moved = await transition(ctx, committeeMember, {
    subject: member,
    action: 'promise',
    set: { promiseTime: ctx.now, task },
  });
  await askForVotes(ctx, row);
  const { version: latest, task: next } = await findOwnSeat(ctx, id);
  return { id, version: latest, signStatus: moved.state, task: next };
}

/** Before the opening it would tell him who takes part (R38, decision 0046). */
async function demandNoBidder(ctx: Ctx, { project, member }: Pick<OwnSeat, 'project' | 'member'>): Promise<void> {
  const { projectId, expertId, reviewTime } = member;
  if (expertId === null || !wasOpened(project)) return;
  const meeting = await meetingBidders(ctx, [{ projectId, expertId, reviewTime: reviewTime ?? ctx.now }]);
  if (meeting.length > 0) refuse('evaluation.mustAvoid');
}

/** He keeps away: his seat is free. */
export async function avoid(ctx: Ctx, { id, version, reason }: EndpointInput<typeof avoidEndpoint>): Promise<Acted> {
  const { projectId } = await findOwnSeat(ctx, id);
  await lockRow(ctx, projectEntity, { id: projectId, reach: 'tenant' });
  const seat = await lockOwnSeat(ctx, { id, version });
  const { version: next } = await freeSeat(ctx, { ...seat, how: 'avoid', reason });
  const { signStatus, task } = await findOwnSeat(ctx, id);
  return { id, version: next, signStatus: Number(signStatus), task };
}

/** One vote each, for whoever may lead; nobody learns for whom. */
export async function vote(
  ctx: Ctx,
  { id, version, candidateId }: EndpointInput<typeof voteEndpoint>,
): Promise<EndpointOutput<typeof voteEndpoint>> {
  const { project, row, people, member } = await lockOwnSeat(ctx, { id, version });
  if (!memberTask.is(member.task, 'vote') || !committeeLifecycle.is(row.groupStatus, 'confirmed'))
    refuse('evaluation.voteTooEarly');
  const candidate = memberAmong(people, candidateId);
  if (!mayLead(candidate, await isLedByExpert(ctx, row, project))) refuse('evaluation.mayNotLead');
  const moved = await transition(ctx, committeeMember, {
    subject: member,
    action: 'vote',
    set: { voteForId: candidateId, task: memberTask.code.none },
  });
  const outcome = await settleElection(ctx, row);
  const { version: latest, task } = await findOwnSeat(ctx, id);
  return { id, version: latest, signStatus: moved.state, task, ...outcome };
}
