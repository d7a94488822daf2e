import { defaultApproverRules, nodeKinds } from '../definition.ts';
import { taskStatus } from '../run-lifecycle.ts';
import type { FlowCommand, FlowRefusal, FlowTask, FlowVisit } from '../state.ts';
import { closeTask, isOpen, ownOpenTask, refuse, type Run } from './run.ts';
import { addTask, barredFrom, hasWord } from './visits.ts';

/** Hands a task with its vote to somebody else; it never comes back to who has held it. */
export function transfer(run: Run, { taskNo, by, to, isForced }: Extract<FlowCommand, { kind: 'transfer' }>): void {
  const { visit, task } = ownOpenTask(run, { taskNo, by, ...(isForced && { isForced }) });
  // Back with the initiator it is his; only where he has left, an administrator gives it to somebody.
  if (task.hasAgreed || (run.state.status === 'returned' && !isForced)) refuse('notTransferable');
  if (task.formerHolders.includes(to) || to === task.person) refuse('alreadyAsked');
  demandAskable(run, visit, to);
  handOn(run, visit, { task, to, because: 'transferred' });
}

interface Handing {
  readonly task: FlowTask;
  readonly to: string;
  readonly because: 'transferred' | 'left';
}

/** The task with its vote, and with those whom its holder has asked for their word. */
export function handOn(run: Run, visit: FlowVisit, { task, to, because }: Handing): void {
  const { hasAgreed } = task;
  closeTask(run, task, because);
  const successor = addTask(run, visit, {
    person: to,
    status: taskStatus.code.pending,
    formerHolders: [...task.formerHolders, task.person],
    ...(task.sign && { sign: task.sign }),
    ...(hasAgreed && { hasAgreed }),
  });
  for (const one of visit.tasks) if (one.sign?.parentNo === task.no) one.sign = { ...one.sign, parentNo: successor.no };
}

export function demandAskable(run: Run, visit: FlowVisit, person: string): void {
  const fault = whyNotAsked(run, visit, person);
  if (fault) refuse(fault);
}

/**
 * One person, one vote: who gives or has given his word at this stay is not asked a second time, in nobody's place; and
 * nobody decides his own case where the step says so.
 */
export function whyNotAsked(run: Run, visit: FlowVisit, person: string): FlowRefusal | undefined {
  const node = run.graph.node(visit.nodeId);
  const { kind, rules = defaultApproverRules } = node;
  if (barredFrom(run, node).includes(person)) return 'ownCase';
  if (kind === nodeKinds.approval && rules.onSelf !== 'ask' && person === run.state.initiator) return 'ownCase';
  return hasWord(visit, person) ? 'alreadyAsked' : undefined;
}

/** Of the people who cannot act any more, each hands on what he has: to his substitute, else to an administrator. */
export function replaceAbsent(run: Run): void {
  const before = run.effects.length;
  const isHeld = (task: FlowTask) => isOpen(task) && !run.world.person(task.person)?.isActive;
  const held = run.state.visits.flatMap((visit) => visit.tasks.filter(isHeld).map((task) => ({ visit, task })));
  for (const { visit, task } of held) replace(run, visit, task);
  if (run.effects.length === before) refuse('nobodyAbsent');
}

function replace(run: Run, visit: FlowVisit, task: FlowTask): void {
  const { world } = run;
  const isOneOfSeveral = !run.graph.node(visit.nodeId).isCountersign && !task.sign;
  const colleagues = visit.tasks.filter((one) => one !== task && isOpen(one) && !one.sign);
  if (isOneOfSeveral && colleagues.some(({ person }) => world.person(person)?.isActive))
    return closeTask(run, task, 'left');
  const heirs = [world.person(task.person)?.substitute, ...world.administrators()];
  const to = heirs.find((heir) => heir !== undefined && heir !== task.person && !whyNotAsked(run, visit, heir));
  // Nobody may take it: it stays with him, and an administrator can skip the step.
  if (to !== undefined) handOn(run, visit, { task, to, because: 'left' });
}
