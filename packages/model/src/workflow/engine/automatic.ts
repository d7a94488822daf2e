import { decidedByRule, taskStatus, type OperateStatus } from '../run-lifecycle.ts';
import type { FlowTask, FlowVisit, TraceLine } from '../state.ts';
import { decideVisit } from './decide-visit.ts';
import type { Run } from './run.ts';

/** The votes that rules cast when people are asked: those of the initiator and of who has agreed already. */
export function agreeAutomatically(run: Run, visit: FlowVisit, decided: 'reject' | undefined): void {
  if (decided === 'reject') {
    tellOfRule(run, { nodeId: visit.nodeId, visitNo: visit.no, status: taskStatus.code.rejected });
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

interface Ruled {
  readonly nodeId: string;
  readonly trace: readonly TraceLine[];
  readonly status: OperateStatus;
}

/** Nobody is left to ask, and the step lets it pass: its stay begins and ends at once. */
export function decideByRule(run: Run, { nodeId, trace, status }: Ruled): void {
  run.state.lastVisitNo += 1;
  const visitNo = run.state.lastVisitNo;
  run.effects.push({ kind: 'visitOpened', visitNo, nodeId, trace });
  tellOfRule(run, { nodeId, visitNo, status });
  run.effects.push({ kind: 'visitClosed', visitNo, nodeId, outcome: 'agreed' });
}

/** A row of the history for what no person decided. It stands by the initiator, who has no right and no vote by it. */
function tellOfRule(run: Run, { nodeId, visitNo, status }: Omit<Ruled, 'trace'> & { readonly visitNo: number }): void {
  run.state.lastTaskNo += 1;
  const { lastTaskNo: no, initiator: person } = run.state;
  const asked: FlowTask = {
    no,
    visitNo,
    nodeId,
    person,
    status: taskStatus.code.pending,
    automatic: decidedByRule.code.empty,
    formerHolders: [],
  };
  run.effects.push({ kind: 'taskOpened', task: asked }, { kind: 'taskClosed', task: { ...asked, status } });
}
