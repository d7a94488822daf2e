import type { Graph } from './graph.ts';

/** States to go back to and forward to: references to what was, so that a step costs nothing. */
export interface History {
  readonly past: readonly Graph[];
  readonly future: readonly Graph[];
  /** What the last change was about; further changes of the same thing are undone with it. */
  readonly mark?: string;
}

export const emptyHistory: History = { past: [], future: [] };

const longest = 100;

/** Notes what was, before it is changed. Letters typed into one field are one change. */
export function remember(history: History, was: Graph, mark?: string): History {
  if (mark !== undefined && mark === history.mark) return { ...history, future: [] };
  return { past: [...history.past, was].slice(-longest), future: [], ...(mark !== undefined && { mark }) };
}

export interface Moved {
  readonly history: History;
  readonly graph: Graph;
}

export function undo({ past, future }: History, now: Graph): Moved | undefined {
  const graph = past.at(-1);
  return graph && { graph, history: { past: past.slice(0, -1), future: [now, ...future] } };
}

export function redo({ past, future }: History, now: Graph): Moved | undefined {
  const [graph, ...rest] = future;
  return graph && { graph, history: { past: [...past, now], future: rest } };
}
