import type { Judgement } from '../state.ts';
import { carriedOver } from './carried.ts';
import { goOn, newToken, type Run } from './run.ts';
import { cancelBehind } from './visits.ts';
import { wayOn } from './way-on.ts';

/**
 * The form has changed: where a condition that the run has passed says something else now, the way is decided anew from
 * there. Nobody comes by a step that the present content asks for.
 */
export function decideAnew(run: Run): void {
  for (;;) {
    const { state } = run;
    const changed = changedJudgement(run, [...state.tokens, ...state.visits]);
    if (!changed) return;
    const { no, nodeId, trail } = changed;
    const carried = carriedOver(state, { from: no, trail });
    cancelBehind(run, no, 'wayChanged');
    state.judged = state.judged?.filter((one) => one.no !== no && !one.trail.includes(no));
    goOn(run, newToken(run, { nodeId, trail, carried }));
  }
}

/** The first condition on the way to these places that does not say any more what it said. */
export function changedJudgement(
  run: Run,
  places: readonly { readonly trail: readonly number[] }[],
): Judgement | undefined {
  const passed = new Set(places.flatMap(({ trail }) => trail));
  return run.state.judged?.find((judgement) => passed.has(judgement.no) && saysOtherwise(run, judgement));
}

function saysOtherwise(run: Run, { nodeId, edges }: Judgement): boolean {
  // Moved to a version without it: there is nothing to ask.
  if (!run.graph.has(nodeId)) return false;
  const way = wayOn(run, run.graph.node(nodeId));
  if (typeof way === 'string') return true;
  return way.taken.map(({ id }) => id).join() !== edges.join();
}
