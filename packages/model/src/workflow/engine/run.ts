import type { FlowGraph } from '../definition.ts';
import { isTaskOpen, taskStatus, type ClosedBecause, type InstanceStatus } from '../run-lifecycle.ts';
import type { FlowEffect, FlowRefusal, FlowState, FlowTask, FlowToken, FlowVisit, FlowWorld } from '../state.ts';

/** One command at work: a copy of the state that may be changed, and what has happened so far. */
export interface Run {
  readonly graph: FlowGraph;
  readonly world: FlowWorld;
  readonly state: FlowState;
  readonly effects: FlowEffect[];
  /** Tokens on the move, in order: come to their node, or done with it. */
  moving: readonly Moving[];
  /** How often each node was entered since the command began. */
  readonly entered: Map<string, number>;
}

export interface Moving {
  readonly token: FlowToken;
  readonly at: 'entering' | 'leaving';
  /** How many nodes it and those before it on its way have entered since the command began. */
  readonly way: number;
}

/** A token has come to its node; where others are waited for it stays until they have come. */
export function enter(run: Run, token: FlowToken, way = 0): void {
  if (run.graph.node(token.nodeId).isWait) token.state = 'waiting';
  else run.moving = [...run.moving, { token, at: 'entering', way }];
}

/** A token is done with its node and goes on. */
export function goOn(run: Run, token: FlowToken, way = 0): void {
  delete token.visitNo;
  run.moving = [...run.moving, { token, at: 'leaving', way }];
}

/** Thrown to give up a command: its copy of the state is dropped. */
export class Refused extends Error {
  readonly refusal: FlowRefusal;

  constructor(refusal: FlowRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export function refuse(refusal: FlowRefusal): never {
  throw new Refused(refusal);
}

/** Of a run from before it was kept: whoever agreed. */
export function approvedIn({ approved, agreed }: FlowState): readonly string[] {
  return approved ?? agreed;
}

type Place = Pick<FlowToken, 'nodeId' | 'trail' | 'carried'>;

export function newToken(run: Run, { nodeId, trail, carried = [] }: Place): FlowToken {
  run.state.lastTokenNo += 1;
  const token: FlowToken = {
    no: run.state.lastTokenNo,
    state: 'waiting',
    nodeId,
    trail,
    ...(carried.length > 0 && { carried }),
  };
  run.state.tokens.push(token);
  return token;
}

export function removeToken(run: Run, token: FlowToken): void {
  run.state.tokens = run.state.tokens.filter(({ no }) => no !== token.no);
  run.moving = run.moving.filter((one) => one.token.no !== token.no);
}

export function setStatus(run: Run, status: InstanceStatus): void {
  if (run.state.status === status) return;
  run.state.status = status;
  run.effects.push({ kind: 'statusChanged', status });
}

/** An open task of the run with its visit; refuses where it is closed or somebody else's. */
export function ownOpenTask(
  run: Run,
  { taskNo, by, isForced = false }: { taskNo: number; by: string; isForced?: boolean },
): { visit: FlowVisit; task: FlowTask } {
  for (const visit of run.state.visits) {
    const task = visit.tasks.find(({ no }) => no === taskNo);
    if (!task) continue;
    if (!isOpen(task)) refuse('taskClosed');
    if (task.person !== by && !isForced) refuse('notYours');
    return { visit, task };
  }
  return refuse('taskClosed');
}

export function isOpen({ status }: FlowTask): boolean {
  return isTaskOpen(status);
}

export function closeTask(run: Run, task: FlowTask, closedBecause: ClosedBecause): void {
  task.status = taskStatus.code.closed;
  task.closedBecause = closedBecause;
  delete task.hasAgreed;
  run.effects.push({ kind: 'taskClosed', task: { ...task } });
}

export function closeOpenTasks(run: Run, visit: FlowVisit, because: ClosedBecause): void {
  for (const task of visit.tasks) if (isOpen(task)) closeTask(run, task, because);
}

/** What nobody can go back to any more is forgotten: the state does not grow with the length of a run's history. */
export function forgetThePast({ state }: Run): void {
  const tokens = [...state.tokens, ...(state.suspended?.tokens ?? [])];
  const trails = [...tokens, ...state.visits].flatMap(({ trail }) => trail);
  const reachable = new Set([...trails, ...tokens.flatMap(({ carried = [] }) => carried)]);
  state.past = state.past.filter(({ no }) => reachable.has(no));
  if (state.judged) state.judged = state.judged.filter(({ no }) => reachable.has(no));
}
