import type { FlowToken } from '../state.ts';
import type { Run } from './run.ts';

/**
 * The tokens of one waiting node that may go on together: when no other token of the run can still come there. Two nodes
 * that wait for each other would wait for ever; where nothing else moves, the one that has waited longest goes first.
 */
export function readyJoin({ state, graph }: Run): readonly FlowToken[] {
  const waiting = state.tokens.filter((token) => token.state === 'waiting');
  const groups = [...new Set(waiting.map(({ nodeId }) => nodeId))];
  const groupAt = (nodeId: string) => waiting.filter((token) => token.nodeId === nodeId);
  const blockersOf = (nodeId: string) =>
    state.tokens.filter((token) => token.nodeId !== nodeId && graph.canReach(token.nodeId, nodeId));
  const free = groups.find((nodeId) => blockersOf(nodeId).length === 0);
  if (free !== undefined) return groupAt(free);
  const isDeadlock = waiting.length > 0 && waiting.length === state.tokens.length;
  return isDeadlock && waiting[0] ? groupAt(waiting[0].nodeId) : [];
}
