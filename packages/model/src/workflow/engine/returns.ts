import { nodeKinds, rejectHandling } from '../definition.ts';
import type { FlowState, FlowVisit, PastVisit } from '../state.ts';
import { carriedOver } from './carried.ts';
import { reopen } from './reopen.ts';
import { enter, goOn, newToken, refuse, removeToken, setStatus, type Run } from './run.ts';
import { cancelBehind, cancelVisit, dropVisit, tokensOn, voters } from './visits.ts';

/** What a rejecter says beside his no. */
export interface Returning {
  /** Where it goes, when the node lets him choose. */
  readonly toNodeId?: string | undefined;
  /** The initiator may not come straight back to this step. */
  readonly mustRestart?: boolean | undefined;
}

/** What a rejected node does: the end, a step back, back to the initiator, or to the step that the rejecter names. */
export function handleRejection(run: Run, visit: FlowVisit, returning: Returning): void {
  const { code } = rejectHandling;
  switch (run.graph.node(visit.nodeId).rejectHandling ?? code.end) {
    case code.end:
      takeVisitOff(run, visit);
      return endRun(run, 'rejected');
    case code.previous:
      return returnTo(run, { rejected: visit, target: lastOf(run, visit), returning });
    case code.initiator:
      return returnToInitiator(run, visit, returning);
    case code.chosen:
      return returnTo(run, { rejected: visit, target: chosenOf(run, visit, returning.toNodeId), returning });
  }
}

/** Every token dies, every open task closes. */
export function endRun(run: Run, status: 'rejected' | 'withdrawn' | 'terminated'): void {
  const because = status === 'rejected' ? 'ended' : status;
  for (const visit of run.state.visits) cancelVisit(run, visit, because);
  run.state.tokens = [];
  run.moving = [];
  delete run.state.suspended;
  setStatus(run, status);
}

/** Nodes that the run has passed on the ways on which it is now, whatever has been sent back of it before. */
export function passedNodes({
  tokens,
  visits,
  past,
}: Pick<FlowState, 'tokens' | 'visits' | 'past'>): ReadonlySet<string> {
  const trails = new Set([...tokens, ...visits].flatMap(({ trail }) => trail));
  return new Set(past.filter(({ no }) => trails.has(no)).map(({ nodeId }) => nodeId));
}

/** The steps to which a visit can be sent back: people acted there, on the way that led here. Who acted last comes first. */
export function returnableSteps(
  { past }: { readonly past: readonly PastVisit[] },
  visit: Pick<FlowVisit, 'trail'>,
): readonly PastVisit[] {
  const onTrail = past.filter(({ no, actors }) => visit.trail.includes(no) && actors.length > 0);
  const latest = new Map(onTrail.map((one) => [one.nodeId, one]));
  // They stand in the order in which they were decided, which need not be the one in which they were asked.
  return [...latest.values()].sort((left, right) => past.indexOf(right) - past.indexOf(left));
}

function lastOf(run: Run, visit: FlowVisit): PastVisit {
  return returnableSteps(run.state, visit)[0] ?? refuse('unknownStep');
}

function chosenOf(run: Run, visit: FlowVisit, nodeId: string | undefined): PastVisit {
  // A rule that rejects in nobody's place cannot choose.
  if (visit.tasks.length === 0) return lastOf(run, visit);
  if (nodeId === undefined) refuse('chooseStep');
  return returnableSteps(run.state, visit).find((one) => one.nodeId === nodeId) ?? refuse('unknownStep');
}

interface ReturnTo {
  readonly rejected: FlowVisit;
  readonly target: PastVisit;
  readonly returning: Returning;
}

/**
 * Back to a step that people have decided: exactly the tokens born after it die, what runs beside it goes on. Who acted
 * there is asked again; of a countersign, everybody.
 */
function returnTo(run: Run, { rejected, target, returning }: ReturnTo): void {
  const node = run.graph.node(target.nodeId);
  if (node.kind === nodeKinds.start) return returnToInitiator(run, rejected, returning);
  const carried = carriedOver(run.state, { from: target.no, trail: target.trail });
  takeVisitOff(run, rejected);
  cancelBehind(run, target.no, 'returned');
  const { actors, people = actors } = target;
  reopen(run, { ...target, carried, people: node.isCountersign ? people : actors });
}

/** The run stops, remembers where it stood, and the initiator has it in hand. */
function returnToInitiator(run: Run, rejected: FlowVisit, { mustRestart }: Returning): void {
  const { state, graph } = run;
  const visits = state.visits.map((visit) => ({
    no: visit.no,
    nodeId: visit.nodeId,
    people: [...new Set(voters(visit).map(({ person }) => person))],
  }));
  const suspended = {
    tokens: state.tokens.map((token) => ({ ...token })),
    visits,
    ...(mustRestart && { mustRestart }),
  };
  takeVisitOff(run, rejected);
  for (const visit of state.visits) cancelVisit(run, visit, 'returned');
  state.tokens = [];
  run.moving = [];
  state.suspended = suspended;
  setStatus(run, 'returned');
  reopen(run, { nodeId: graph.start.id, trail: [], people: [state.initiator] });
}

/** Goes on where the run stood when it was returned: everybody who was asked then is asked again. */
export function goBackToRejecter(run: Run): void {
  const { state } = run;
  const { suspended } = state;
  if (!suspended) return;
  delete state.suspended;
  for (const { nodeId, state: stood, visitNo, trail, carried, stuckAt } of suspended.tokens) {
    const people = stood === 'visiting' ? suspended.visits.find(({ no }) => no === visitNo)?.people : undefined;
    if (people && people.length > 0) {
      reopen(run, { nodeId, trail, carried, people });
      continue;
    }
    const token = newToken(run, { nodeId, trail, carried });
    if (stuckAt === 'leaving') goOn(run, token);
    // Where a rule had decided in nobody's place, or nobody could be asked, the node is entered anew.
    else enter(run, token);
  }
}

/** A visit that its own people have closed, with its tokens. */
function takeVisitOff(run: Run, visit: FlowVisit): void {
  for (const token of tokensOn(run, visit)) removeToken(run, token);
  dropVisit(run, visit);
}
