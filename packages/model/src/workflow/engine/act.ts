import { nodeKinds } from '../definition.ts';
import { isRunOpen, taskStatus } from '../run-lifecycle.ts';
import type { FlowCommand, FlowTask, FlowVisit } from '../state.ts';
import { changedJudgement, decideAnew } from './decide-anew.ts';
import { decideVisit } from './decide-visit.ts';
import { recall } from './recall.ts';
import { endRun, goBackToRejecter } from './returns.ts';
import { approvedIn, closeOpenTasks, enter, goOn, ownOpenTask, refuse, setStatus, type Run } from './run.ts';
import { addSigners, answerAsker, openSigners } from './sign.ts';
import { replaceAbsent, transfer } from './transfer.ts';
import { barredFrom, dropVisit, openVisit, rememberVisit, tokensOn, voters } from './visits.ts';

/** Carries out a command; what follows from it by itself is `settle`'s. */
export function act(run: Run, command: FlowCommand): void {
  if (command.kind === 'start') return start(run);
  if (!isRunOpen(run.state.status)) refuse('notRunning');
  switch (command.kind) {
    case 'agree':
      return agree(run, command);
    case 'reject':
      return reject(run, command);
    case 'resubmit':
      return resubmit(run, command);
    case 'recall':
      return recall(run, command);
    case 'withdraw':
      return withdraw(run, command.by);
    case 'transfer':
      return transfer(run, command);
    case 'addSign': {
      const { visit, task } = decidable(run, command);
      return addSigners(run, visit, { task, to: command.to, when: command.when });
    }
    case 'retry':
      return retry(run);
    case 'skip':
      return skip(run, command);
    case 'replaceAbsent':
      return replaceAbsent(run);
    case 'terminate':
      return endRun(run, 'terminated');
  }
}

/** The first row of a run: the initiator has submitted. */
function start(run: Run): void {
  if (run.state.lastVisitNo > 0) refuse('notRunning');
  const { graph, state } = run;
  const people = [{ id: state.initiator }];
  const visit = openVisit(run, { node: graph.start, trail: [], people, trace: [] });
  submit(run, visit);
  const token = { no: (state.lastTokenNo += 1), nodeId: graph.start.id, state: 'visiting' as const, trail: [visit.no] };
  state.tokens.push(token);
  goOn(run, token);
}

function submit(run: Run, visit: FlowVisit): void {
  for (const task of visit.tasks) {
    task.status = taskStatus.code.submitted;
    task.vote = 'agree';
    run.effects.push({ kind: 'taskClosed', task: { ...task } });
  }
  run.effects.push({ kind: 'visitClosed', visitNo: visit.no, nodeId: visit.nodeId, outcome: 'agreed' });
  rememberVisit(run, visit);
  dropVisit(run, visit);
}

/** A task on which its holder may give his word now: not the initiator's own, and nobody whom he asked is still out. */
function decidable(run: Run, named: { taskNo: number; by: string }): { visit: FlowVisit; task: FlowTask } {
  const found = ownOpenTask(run, named);
  if (run.graph.node(found.visit.nodeId).kind === nodeKinds.start) refuse('notRunning');
  // Asked before the business wanted a second person: he hands it on.
  if (barredFrom(run, run.graph.node(found.visit.nodeId)).includes(named.by)) refuse('ownCase');
  if (found.task.hasAgreed || openSigners(found.visit, found.task, 'before').length > 0) refuse('waitsForOthers');
  return found;
}

function agree(run: Run, { taskNo, by, hasChanged }: Extract<FlowCommand, { kind: 'agree' }>): void {
  const { visit, task } = decidable(run, { taskNo, by });
  const { state } = run;
  // Who agreed to other content has not agreed to this.
  state.agreed = [...new Set([...(hasChanged ? [] : state.agreed), by])];
  if (run.graph.node(visit.nodeId).kind === nodeKinds.approval) state.approved = [...approvedIn(state), by];
  task.status = taskStatus.code.agreed;
  if (task.sign) {
    answerAsker(run, visit, { signer: task });
    return hasChanged ? decideAnew(run) : undefined;
  }
  task.vote = 'agree';
  decideVisit(run, visit, { deciding: task });
  if (hasChanged) decideAnew(run);
}

function reject(run: Run, { taskNo, by, ...returning }: Extract<FlowCommand, { kind: 'reject' }>): void {
  const { visit, task } = decidable(run, { taskNo, by });
  if (run.graph.node(visit.nodeId).kind === nodeKinds.task) refuse('notTransferable');
  run.state.agreed = run.state.agreed.filter((person) => person !== by);
  run.state.approved = [];
  task.status = taskStatus.code.rejected;
  if (task.sign) return answerAsker(run, visit, { signer: task, returning });
  task.vote = 'reject';
  decideVisit(run, visit, { deciding: task, returning });
}

/**
 * The initiator hands it in again: from the start, or, where the rejecter lets him, back to where it was rejected. Where
 * what he changed would have led another way, it takes that way from the start.
 */
function resubmit(run: Run, { taskNo, by, resume }: Extract<FlowCommand, { kind: 'resubmit' }>): void {
  const { status, suspended } = run.state;
  if (status !== 'returned') refuse('notReturned');
  if (resume === 'back' && suspended?.mustRestart) refuse('restartOnly');
  const { visit } = ownOpenTask(run, { taskNo, by });
  const tokens = tokensOn(run, visit);
  const { initiator, handedInBy = [] } = run.state;
  if (by !== initiator) run.state.handedInBy = [...new Set([...handedInBy, by])];
  run.state.agreed = [];
  run.state.approved = [];
  submit(run, visit);
  setStatus(run, 'running');
  if (resume === 'back' && suspended && !changedJudgement(run, suspended.tokens)) {
    run.state.tokens = run.state.tokens.filter((token) => !tokens.includes(token));
    return goBackToRejecter(run);
  }
  delete run.state.suspended;
  for (const token of tokens) {
    token.trail = [visit.no];
    goOn(run, token);
  }
}

/** The initiator takes it back while nobody has decided anything. */
function withdraw(run: Run, by: string): void {
  const { state, graph } = run;
  if (by !== state.initiator) refuse('notYours');
  const hasDecision =
    state.past.some(({ nodeId }) => nodeId !== graph.start.id) ||
    state.visits.some((visit) => voters(visit).some(({ vote }) => vote !== undefined));
  if (hasDecision && state.status !== 'returned') refuse('tooLateToRecall');
  endRun(run, 'withdrawn');
}

/** An administrator lets it go on past a step that nobody can take: whoever is asked there need not answer. */
function skip(run: Run, { nodeId, by }: Extract<FlowCommand, { kind: 'skip' }>): void {
  const { state, graph } = run;
  if (graph.has(nodeId) && barredFrom(run, graph.node(nodeId)).includes(by)) refuse('ownCase');
  const visit = state.visits.find((one) => one.nodeId === nodeId);
  if (visit && graph.node(nodeId).kind === nodeKinds.start) refuse('notSkippable');
  const stuck = state.tokens.filter((token) => token.nodeId === nodeId && token.stuckAt === 'entering');
  if (!visit && stuck.length === 0) refuse('notSkippable');
  for (const token of stuck) {
    delete token.stuckAt;
    token.state = 'waiting';
    goOn(run, token);
  }
  if (!visit) return;
  closeOpenTasks(run, visit, 'skipped');
  run.effects.push({ kind: 'visitClosed', visitNo: visit.no, nodeId, outcome: 'skipped' });
  rememberVisit(run, visit);
  dropVisit(run, visit);
  for (const token of tokensOn(run, visit)) {
    token.trail = [...visit.trail, visit.no];
    goOn(run, token);
  }
}

/** After an administrator has mended what held it. */
function retry(run: Run): void {
  const stuck = run.state.tokens.filter(({ state }) => state === 'stuck');
  if (stuck.length === 0) refuse('notStuck');
  setStatus(run, 'running');
  for (const token of stuck) {
    const { stuckAt } = token;
    token.state = 'waiting';
    delete token.stuckAt;
    if (stuckAt === 'leaving') goOn(run, token);
    else enter(run, token);
  }
}
