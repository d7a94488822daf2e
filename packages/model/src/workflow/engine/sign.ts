import { taskStatus } from '../run-lifecycle.ts';
import type { FlowTask, FlowVisit } from '../state.ts';
import { decideVisit } from './decide-visit.ts';
import { addTask } from './visits.ts';
import { closeTask, isOpen, refuse, type Run } from './run.ts';

/** Those whom somebody asked and who have not answered. */
export function openSigners({ tasks }: FlowVisit, task: FlowTask, when: 'before' | 'after'): readonly FlowTask[] {
  return tasks.filter((one) => one.sign?.parentNo === task.no && one.sign.when === when && isOpen(one));
}

export interface SignRequest {
  readonly task: FlowTask;
  readonly to: readonly string[];
  readonly when: 'before' | 'after';
}

/** Asks others for their word: before his own, or after it, for he agrees with this. */
export function addSigners(run: Run, visit: FlowVisit, { task, to, when }: SignRequest): void {
  const asked = new Set(visit.tasks.filter(isOpen).map(({ person }) => person));
  if (to.length === 0 || to.some((person) => asked.has(person))) refuse('alreadyAsked');
  if (task.hasAgreed || openSigners(visit, task, 'before').length > 0) refuse('waitsForOthers');
  if (when === 'after') task.hasAgreed = true;
  const { pending: status } = taskStatus.code;
  for (const person of new Set(to)) addTask(run, visit, { person, status, sign: { parentNo: task.no, when } });
}

/** A signer has answered: his asker goes on when all have agreed, and counts as a rejection when one has not. */
export function answerAsker(
  run: Run,
  visit: FlowVisit,
  { signer, toNodeId }: { signer: FlowTask; toNodeId?: string },
): void {
  const asker = visit.tasks.find(({ no }) => no === signer.sign?.parentNo);
  run.effects.push({ kind: 'taskClosed', task: { ...signer } });
  if (!asker || !isOpen(asker)) return;
  if (taskStatus.is(signer.status, 'rejected')) return settleAsker(run, visit, { asker, vote: 'reject', toNodeId });
  if (signer.sign?.when === 'after' && openSigners(visit, asker, 'after').length === 0) {
    settleAsker(run, visit, { asker, vote: 'agree', toNodeId });
  }
}

interface Settled {
  readonly asker: FlowTask;
  readonly vote: 'agree' | 'reject';
  readonly toNodeId: string | undefined;
}

function settleAsker(run: Run, visit: FlowVisit, { asker, vote, toNodeId }: Settled): void {
  for (const other of visit.tasks)
    if (other.sign?.parentNo === asker.no && isOpen(other)) closeTask(run, other, 'othersDecided');
  delete asker.hasAgreed;
  asker.status = vote === 'agree' ? taskStatus.code.agreed : taskStatus.code.closed;
  if (vote === 'reject') asker.closedBecause = 'signRejected';
  if (asker.sign) {
    // He was a signer himself: his own asker hears the answer.
    if (vote === 'reject') asker.status = taskStatus.code.rejected;
    return answerAsker(run, visit, { signer: asker, toNodeId });
  }
  asker.vote = vote;
  decideVisit(run, visit, { deciding: asker, toNodeId });
}
