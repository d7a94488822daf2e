import { taskStatus } from '../run-lifecycle.ts';
import type { FlowVisit } from '../state.ts';
import { decideVisit } from './decide-visit.ts';
import type { Run } from './run.ts';

/** The votes that rules cast when people are asked: those of the initiator and of who has agreed already. */
export function agreeAutomatically(run: Run, visit: FlowVisit, decided: 'reject' | undefined): void {
  if (decided === 'reject') {
    decideVisit(run, visit, { outcome: 'rejected' });
    return;
  }
  for (const task of visit.tasks.filter(({ automatic }) => automatic)) {
    if (!run.state.visits.includes(visit)) return;
    task.status = taskStatus.code.agreed;
    task.vote = 'agree';
    decideVisit(run, visit, { deciding: task });
  }
}
