import { nodeKinds } from '../definition.ts';
import { taskStatus } from '../run-lifecycle.ts';
import type { FlowToken } from '../state.ts';
import { enter, newToken, type Run } from './run.ts';
import { barredFrom, openVisit } from './visits.ts';

interface Reopening extends Pick<FlowToken, 'nodeId' | 'trail' | 'carried'> {
  readonly people: readonly string[];
}

/** Asks the same people once more: those of them who can still act, and where there is nobody, whom the step's rules name. */
export function reopen(run: Run, { people, nodeId, trail, carried }: Reopening): void {
  const node = run.graph.node(nodeId);
  const present = presentOf(run, people, barredFrom(run, node));
  const asked = present.length > 0 || node.kind !== nodeKinds.start ? present : run.world.administrators();
  const token = newToken(run, { nodeId, trail, carried });
  if (asked.length === 0) return enter(run, token);
  const { pendingAgain: status } = taskStatus.code;
  const trace = [{ step: 'reopened' as const, people: asked }];
  const visit = openVisit(run, { node, trail: token.trail, people: asked.map((id) => ({ id })), trace, status });
  token.state = 'visiting';
  token.visitNo = visit.no;
}

/** Those who can act, and the substitutes of those who are away; nobody whose own it is. */
function presentOf({ world }: Run, people: readonly string[], barred: readonly string[]): string[] {
  const present = people.flatMap((id) => {
    const person = world.person(id);
    if (!person?.isActive) return [];
    const { substitute } = person;
    return [substitute !== undefined && !barred.includes(substitute) ? substitute : id];
  });
  return [...new Set(present)].filter((id) => !barred.includes(id));
}
