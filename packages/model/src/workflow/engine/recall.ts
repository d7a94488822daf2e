import { taskStatus } from '../run-lifecycle.ts';
import type { FlowCommand, FlowVisit, PastVisit } from '../state.ts';
import { carriedOver } from './carried.ts';
import { reopen } from './reopen.ts';
import { approvedIn, refuse, type Run } from './run.ts';
import { addTask, cancelBehind, hasSpoken } from './visits.ts';

/** Somebody takes his word back, while nobody has built on it. */
export function recall(run: Run, { by, visitNo }: Extract<FlowCommand, { kind: 'recall' }>): void {
  const open = run.state.visits.find(({ no }) => no === visitNo);
  if (open) return recallVote(run, open, by);
  const past = run.state.past.find(({ no }) => no === visitNo) ?? refuse('tooLateToRecall');
  recallDecision(run, past, by);
}

/** His own vote of a countersign that is not decided yet. */
function recallVote(run: Run, visit: FlowVisit, by: string): void {
  const vote = visit.tasks.find(({ person, vote: said, sign }) => person === by && said && !sign) ?? refuse('notYours');
  delete vote.vote;
  vote.status = taskStatus.code.closed;
  vote.closedBecause = 'recalled';
  run.effects.push({ kind: 'recalled', visitNo: visit.no, person: by });
  takeWordBack(run, by);
  addTask(run, visit, { person: by, status: taskStatus.code.pendingAgain, formerHolders: vote.formerHolders });
}

/** The decision of a step that he decided alone: whoever was asked beside him has his task back, too. */
function recallDecision(run: Run, past: PastVisit, by: string): void {
  const { state, graph } = run;
  if (!past.actors.includes(by)) refuse('notYours');
  if (past.actors.length > 1 || past.nodeId === graph.start.id || state.status === 'returned')
    refuse('tooLateToRecall');
  const followers = state.visits.filter(({ trail }) => trail.includes(past.no));
  const wasBuiltOn = state.past.some(({ trail }) => trail.includes(past.no)) || followers.some(hasSpoken);
  const isStanding = state.tokens.some(({ trail }) => trail.includes(past.no));
  if (wasBuiltOn || !isStanding) refuse('tooLateToRecall');
  const carried = carriedOver(state, { from: past.no, trail: past.trail });
  cancelBehind(run, past.no, 'recalled');
  takeWordBack(run, by);
  run.effects.push({ kind: 'recalled', visitNo: past.no, person: by });
  reopen(run, { ...past, carried, people: past.people ?? past.actors });
}

function takeWordBack({ state }: Run, by: string): void {
  state.approved = approvedIn(state).filter((person) => person !== by);
  state.agreed = state.agreed.filter((person) => person !== by);
}
