import { nodeType } from '@zhaocai/model/workflow/definition';
import { isSide, kindOf, newId, type Graph, type Side, type Way } from './graph.ts';

export interface Ends {
  readonly source: string | null;
  readonly target: string | null;
  readonly sourceHandle?: string | null;
  readonly targetHandle?: string | null;
}

export type ConnectionFault = 'blank' | 'selfLoop' | 'duplicate' | 'intoStart' | 'outOfEnd';

/** Why two steps are not joined; an edge begins and ends at a connection point, never in blank space. */
export function connectionFault({ steps, ways }: Graph, ends: Ends, ownId?: string): ConnectionFault | undefined {
  const from = steps.find(({ id }) => id === ends.source);
  const to = steps.find(({ id }) => id === ends.target);
  if (!from || !to || !isSide(ends.sourceHandle) || !isSide(ends.targetHandle)) return 'blank';
  if (from === to) return 'selfLoop';
  if (nodeType.is(kindOf(to), 'start')) return 'intoStart';
  if (nodeType.is(kindOf(from), 'end')) return 'outOfEnd';
  const isDrawn = ways.some((way) => way.id !== ownId && way.source === from.id && way.target === to.id);
  return isDrawn ? 'duplicate' : undefined;
}

export interface JoinedEnds {
  readonly source: string;
  readonly target: string;
  readonly sourceHandle: Side;
  readonly targetHandle: Side;
}

/** A new edge; one behind a decision has a condition still to be written. */
export function newWay(ends: JoinedEnds, id = newId()): Way {
  const row = {
    nodeId: id,
    nodeType: nodeType.code.edge,
    examine: '',
    sourceNodeId: ends.source,
    targetNodeId: ends.target,
  };
  return { id, type: 'way', ...ends, data: { row, points: [] } };
}

/** The same edge between other ends; bends that were drawn for the former ends go. */
export function reconnected(way: Way, ends: JoinedEnds): Way {
  if (!way.data) return way;
  const row = { ...way.data.row, sourceNodeId: ends.source, targetNodeId: ends.target };
  return { ...way, ...ends, data: { row, points: [] } };
}
