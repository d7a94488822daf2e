import type { FlowTask, FlowVisit } from '../state.ts';
import { handleRejection, type Returning } from './returns.ts';
import { closeOpenTasks, goOn, type Run } from './run.ts';
import { concludeVisit, dropVisit, rememberVisit, tokensOn, verdictOf } from './visits.ts';

interface Word {
  /** The vote that was just cast. */
  readonly deciding?: FlowTask;
  /** By a rule, without any vote. */
  readonly outcome?: 'rejected';
  readonly returning?: Returning;
}

/** After a vote: the visit goes on, or the run does. */
export function decideVisit(run: Run, visit: FlowVisit, { deciding, outcome, returning = {} }: Word): void {
  const node = run.graph.node(visit.nodeId);
  const verdict = outcome ?? verdictOf(node, visit);
  if (verdict === 'open') {
    if (deciding) run.effects.push({ kind: 'taskClosed', task: { ...deciding } });
    return;
  }
  if (deciding) concludeVisit(run, visit, { outcome: verdict, deciding });
  else closeOpenTasks(run, visit, 'ended');
  if (verdict === 'rejected') return handleRejection(run, visit, returning);
  rememberVisit(run, visit);
  dropVisit(run, visit);
  for (const token of tokensOn(run, visit)) {
    token.trail = [...visit.trail, visit.no];
    goOn(run, token);
  }
}
