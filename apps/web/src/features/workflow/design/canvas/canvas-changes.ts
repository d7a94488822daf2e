import { applyEdgeChanges, applyNodeChanges, type EdgeChange, type NodeChange } from '@xyflow/react';
import { boxOf, isSide, type Graph, type Step, type Way } from '../drawing/graph.ts';
import { connectionFault, newWay, reconnected, type Ends, type JoinedEnds } from '../drawing/connect.ts';
import { align } from '../drawing/guides.ts';
import { changeGraph, rememberNow, type Design, type DesignStore } from './design-store.ts';

const alignReach = 6;
const noGuides: Design['guides'] = {};

/** What the canvas reports of steps: chosen, dragged, moved by keys. Deleting is a command of ours. */
export function applySteps(store: DesignStore, changes: readonly NodeChange<Step>[]): void {
  const { isReadOnly } = store.getState();
  const wanted = changes.filter(
    ({ type }) => type === 'select' || type === 'dimensions' || (type === 'position' && !isReadOnly),
  );
  if (wanted.length === 0) return;
  const isByKeys = wanted.some((change) => change.type === 'position' && change.dragging === undefined);
  if (isByKeys) rememberNow(store, 'arrows');
  const { graph } = store.getState();
  const { changes: aligned, guides } = alignedChanges(graph, wanted);
  // One change of the store a move: every step and edge listens to it.
  store.setState({ graph: { ...graph, steps: applyNodeChanges(aligned, [...graph.steps]) }, guides });
}

interface AlignedChanges {
  readonly changes: NodeChange<Step>[];
  readonly guides: Design['guides'];
}

/** One step that is dragged by the mouse is drawn to the lines of the others. */
function alignedChanges({ steps }: Graph, changes: readonly NodeChange<Step>[]): AlignedChanges {
  const [change] = changes;
  const asTheyAre = { changes: [...changes], guides: noGuides };
  if (changes.length !== 1 || change?.type !== 'position' || !change.dragging || !change.position) return asTheyAre;
  const moving = steps.find(({ id }) => id === change.id);
  if (!moving) return asTheyAre;
  const others = steps.filter((step) => step !== moving).map(boxOf);
  const { position, ...guides } = align({ ...boxOf(moving), ...change.position }, others, alignReach);
  return { changes: [{ ...change, position }], guides };
}

export function applyWays(store: DesignStore, changes: readonly EdgeChange<Way>[]): void {
  const wanted = changes.filter(({ type }) => type === 'select');
  if (wanted.length === 0) return;
  const { graph } = store.getState();
  store.setState({ graph: { ...graph, ways: applyEdgeChanges(wanted, [...graph.ways]) } });
}

export function isAllowed(store: DesignStore, ends: Ends, ownId?: string): boolean {
  return connectionFault(store.getState().graph, ends, ownId) === undefined;
}

export function connect(store: DesignStore, ends: Ends): void {
  const joined = joinedEnds(ends);
  if (!joined || !isAllowed(store, ends)) return;
  const { graph } = store.getState();
  changeGraph(store, { ...graph, ways: [...graph.ways, newWay(joined)] });
}

export function reconnect(store: DesignStore, way: Way, ends: Ends): void {
  const joined = joinedEnds(ends);
  if (!joined || !isAllowed(store, ends, way.id)) return;
  const { graph } = store.getState();
  changeGraph(store, {
    ...graph,
    ways: graph.ways.map((other) => (other.id === way.id ? reconnected(other, joined) : other)),
  });
}

function joinedEnds({ source, target, sourceHandle, targetHandle }: Ends): JoinedEnds | undefined {
  if (!source || !target || !isSide(sourceHandle) || !isSide(targetHandle)) return undefined;
  return { source, target, sourceHandle, targetHandle };
}
