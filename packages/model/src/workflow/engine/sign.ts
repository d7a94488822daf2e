import { taskStatus } from '../run-lifecycle.ts';
import type { FlowTask, FlowVisit } from '../state.ts';
import { decideVisit } from './decide-visit.ts';
import type { Returning } from './returns.ts';
import { demandAskable } from './transfer.ts';
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
  if (to.length === 0) refuse('alreadyAsked');
  for (const person of to) demandAskable(run, visit, person);
  if (task.hasAgreed || openSigners(visit, task, 'before').length > 0) refuse('waitsForOthers');
  if (when === 'after') task.hasAgreed = true;
  const { pending: status } = taskStatus.code;
  for (const person of new Set(to)) addTask(run, visit, { person, status, sign: { parentNo: task.no, when } });
}

/** A signer has answered: his asker goes on when all have agreed, and counts as a rejection when one has not. */
export function answerAsker(
  run: Run,
  visit: FlowVisit,
  { signer, returning = {} }: { signer: FlowTask; returning?: Returning },
): void {
  const asker = visit.tasks.find(({ no }) => no === signer.sign?.parentNo);
  run.effects.push({ kind: 'taskClosed', task: { ...signer } });
  if (!asker || !isOpen(asker)) return;
  if (taskStatus.is(signer.status, 'rejected')) return settleAsker(run, visit, { asker, vote: 'reject', returning });
  if (signer.sign?.when === 'after' && openSigners(visit, asker, 'after').length === 0) {
    settleAsker(run, visit, { asker, vote: 'agree', returning });
  }
}

interface Settled {
  readonly asker: FlowTask;
  readonly vote: 'agree' | 'reject';
  readonly returning: Returning;
}

function settleAsker(run: Run, visit: FlowVisit, { asker, vote, returning }: Settled): void {
  for (const other of visit.tasks)
    if (other.sign?.parentNo === asker.no && isOpen(other)) closeTask(run, other, 'othersDecided');
  delete asker.hasAgreed;
  asker.status = vote === 'agree' ? taskStatus.code.agreed : taskStatus.code.closed;
  if (vote === 'reject') asker.closedBecause = 'signRejected';
  if (asker.sign) {
    // He was a signer himself: his own asker hears the answer.
    if (vote === 'reject') asker.status = taskStatus.code.rejected;
    return answerAsker(run, visit, { signer: asker, returning });
  }
  asker.vote = vote;
  decideVisit(run, visit, { deciding: asker, returning });
}
