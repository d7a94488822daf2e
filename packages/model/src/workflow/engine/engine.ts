import type { FlowGraph } from '../definition.ts';
import type { FlowCommand, FlowOutcome, FlowState, FlowWorld } from '../state.ts';
import { act } from './act.ts';
import { settle } from './advance.ts';
import { forgetThePast, Refused, type Run } from './run.ts';

/** What a run is before it starts. */
export function newRun(initiator: string): FlowState {
  return {
    initiator,
    status: 'running',
    tokens: [],
    visits: [],
    past: [],
    agreed: [],
    approved: [],
    lastTokenNo: 0,
    lastVisitNo: 0,
    lastTaskNo: 0,
  };
}

/**
 * The whole engine: a definition, a state, a command and what the world says, in; the next state and what happened, or a
 * refusal that changes nothing, out. No clock, no database, no chance: the same in gives the same out, so a run can be
 * simulated in the browser and replayed from its history.
 */
export function decide(
  { graph, world }: { readonly graph: FlowGraph; readonly world: FlowWorld },
  before: FlowState,
  command: FlowCommand,
): FlowOutcome {
  const run: Run = { graph, world, state: copyOf(before), effects: [], moving: [], entered: new Map() };
  try {
    act(run, command);
    settle(run);
    forgetThePast(run);
    return { ok: true, state: run.state, effects: run.effects };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Deep where a command writes; trails and lists of people are replaced, never changed. */
function copyOf(state: FlowState): FlowState {
  return {
    ...state,
    tokens: state.tokens.map((token) => ({ ...token })),
    visits: state.visits.map((visit) => ({ ...visit, tasks: visit.tasks.map((task) => ({ ...task })) })),
    past: [...state.past],
    ...(state.judged && { judged: [...state.judged] }),
    agreed: [...state.agreed],
  };
}
