import { nodeKinds, type FlowNode } from '../definition.ts';
import { taskStatus, type ClosedBecause, type OperateStatus } from '../run-lifecycle.ts';
import { resolveApprovers } from '../resolve-approvers.ts';
import type { FlowTask, FlowToken, FlowVisit, TraceLine } from '../state.ts';
import { approvedIn, closeOpenTasks, isOpen, removeToken, type Run } from './run.ts';

/** How a visit stands: decided, or still open. */
export type Verdict = 'agreed' | 'rejected' | 'open';

interface Opening {
  readonly node: FlowNode;
  readonly trail: readonly number[];
  readonly people: readonly { readonly id: string; readonly automatic?: 'self' | 'duplicate' }[];
  readonly trace: readonly TraceLine[];
  /** `pendingAgain` for people who are asked again. */
  readonly status?: OperateStatus;
}

/** People are asked: one task each, one vote each. */
export function openVisit(
  run: Run,
  { node, trail, people, trace, status = taskStatus.code.pending }: Opening,
): FlowVisit {
  const { state } = run;
  state.lastVisitNo += 1;
  const visit: FlowVisit = { no: state.lastVisitNo, nodeId: node.id, trail, votes: people.length, tasks: [] };
  state.visits.push(visit);
  run.effects.push({ kind: 'visitOpened', visitNo: visit.no, nodeId: node.id, trace });
  for (const { id, automatic } of people) addTask(run, visit, { person: id, status, ...(automatic && { automatic }) });
  return visit;
}

type NewTask = Pick<FlowTask, 'person' | 'status'> & Partial<Pick<FlowTask, 'automatic' | 'sign' | 'formerHolders'>>;

export function addTask(run: Run, visit: FlowVisit, { formerHolders = [], ...task }: NewTask): FlowTask {
  run.state.lastTaskNo += 1;
  const added: FlowTask = { no: run.state.lastTaskNo, visitNo: visit.no, nodeId: visit.nodeId, formerHolders, ...task };
  visit.tasks.push(added);
  run.effects.push({ kind: 'taskOpened', task: { ...added } });
  return added;
}

/** Who decides at a node for this run; the rule of the node where nobody does. */
export function approversAt(run: Run, node: FlowNode) {
  const { initiator } = run.state;
  // Who did a piece of work has not approved anything by it.
  const approved = approvedIn(run.state);
  const agreed = run.world.makers() ? run.state.agreed.filter((id) => approved.includes(id)) : run.state.agreed;
  return resolveApprovers({ node, initiator, agreed, barred: barredFrom(run, node) }, run.world);
}

/** Whose own it is, where the business wants a second person: they decide nothing, at whichever step. */
export function barredFrom({ world, state }: Run, { kind }: Pick<FlowNode, 'kind'>): readonly string[] {
  const makers = kind === nodeKinds.approval ? world.makers() : undefined;
  return makers ? [...new Set([state.initiator, ...(state.handedInBy ?? []), ...makers])] : [];
}

/**
 * The verdict of the votes cast. One of several decides by the first word. A countersign has passed as soon as the rate
 * is reached, and has failed as soon as it cannot be reached any more: in whole numbers, never earlier.
 */
export function verdictOf(node: FlowNode, { tasks, votes }: FlowVisit): Verdict {
  const agreed = tasks.filter(({ vote }) => vote === 'agree').length;
  const rejected = tasks.filter(({ vote }) => vote === 'reject').length;
  if (!node.isCountersign) {
    if (agreed > 0) return 'agreed';
    return rejected > 0 ? 'rejected' : 'open';
  }
  const rate = node.passRate ?? 100;
  if (agreed * 100 >= rate * votes) return 'agreed';
  return (votes - rejected) * 100 < rate * votes ? 'rejected' : 'open';
}

/** Ends a visit that was decided: who is left is let go, the deciding row is the last one. */
export function concludeVisit(
  run: Run,
  visit: FlowVisit,
  { outcome, deciding }: { outcome: 'agreed' | 'rejected'; deciding: FlowTask },
): void {
  const { isCountersign } = run.graph.node(visit.nodeId);
  closeOpenTasks(run, visit, isCountersign ? 'countersignOver' : 'othersDecided');
  run.effects.push({ kind: 'taskClosed', task: { ...deciding } });
  run.effects.push({ kind: 'visitClosed', visitNo: visit.no, nodeId: visit.nodeId, outcome });
}

/** The visit as those who come back to it find it. */
export function rememberVisit(run: Run, visit: FlowVisit): void {
  const { no, nodeId, trail } = visit;
  const actors = visit.tasks.filter(({ vote }) => vote === 'agree').map(({ person }) => person);
  const people = voters(visit).map(({ person }) => person);
  run.state.past.push({ no, nodeId, trail, actors: [...new Set(actors)], people: [...new Set(people)] });
}

export function dropVisit({ state }: Run, visit: FlowVisit): void {
  state.visits = state.visits.filter(({ no }) => no !== visit.no);
}

/** Visits and tokens that end without a decision. */
export function cancelVisit(
  run: Run,
  visit: FlowVisit,
  because: 'returned' | 'recalled' | 'ended' | 'withdrawn' | 'terminated' | 'wayChanged',
): void {
  closeOpenTasks(run, visit, because);
  run.effects.push({ kind: 'visitClosed', visitNo: visit.no, nodeId: visit.nodeId, outcome: 'cancelled' });
  dropVisit(run, visit);
  for (const token of tokensOn(run, visit)) removeToken(run, token);
}

/** All that stems from this place on the trail. */
export function cancelBehind(run: Run, no: number, because: Parameters<typeof cancelVisit>[2]): void {
  const { state } = run;
  for (const visit of state.visits.filter(({ trail }) => trail.includes(no))) cancelVisit(run, visit, because);
  for (const token of state.tokens.filter(({ trail }) => trail.includes(no))) removeToken(run, token);
}

export function tokensOn({ state }: Run, { no }: FlowVisit): readonly FlowToken[] {
  return state.tokens.filter(({ visitNo }) => visitNo === no);
}

const withoutVote: readonly ClosedBecause[] = ['transferred', 'recalled', 'left'];

/** Those who hold a vote: signers asked by others do not, nor do those who handed theirs on. */
export function voters({ tasks }: FlowVisit): readonly FlowTask[] {
  return tasks.filter(
    ({ sign, closedBecause }) => !sign && !(closedBecause !== undefined && withoutVote.includes(closedBecause)),
  );
}

/** Whether he has given his word there, or is still to give it. */
export function hasWord({ tasks }: FlowVisit, who: string): boolean {
  const { agreed, rejected } = taskStatus.code;
  return tasks.some((one) => one.person === who && (isOpen(one) || one.status === agreed || one.status === rejected));
}

/** Whether anybody has said anything there. */
export function hasSpoken({ tasks }: FlowVisit): boolean {
  return tasks.some((task) => !isOpen(task) || task.hasAgreed);
}
