import { taskStatus } from '../run-lifecycle.ts';
import type { FlowCommand } from '../state.ts';
import { closeTask, isOpen, ownOpenTask, refuse, type Run } from './run.ts';
import { addTask } from './visits.ts';

/** Hands a task with its vote to somebody else; it never comes back to who has held it. */
export function transfer(run: Run, { taskNo, by, to, isForced }: Extract<FlowCommand, { kind: 'transfer' }>): void {
  const { visit, task } = ownOpenTask(run, { taskNo, by, ...(isForced && { isForced }) });
  if (task.hasAgreed || run.state.status === 'returned') refuse('notTransferable');
  const isAsked = visit.tasks.some((one) => isOpen(one) && one.person === to);
  if (isAsked || task.formerHolders.includes(to) || to === task.person) refuse('alreadyAsked');
  closeTask(run, task, 'transferred');
  const successor = addTask(run, visit, {
    person: to,
    status: taskStatus.code.pending,
    formerHolders: [...task.formerHolders, task.person],
    ...(task.sign && { sign: task.sign }),
  });
  for (const one of visit.tasks) if (one.sign?.parentNo === task.no) one.sign = { ...one.sign, parentNo: successor.no };
}
