import type { FlowExamine } from '@zhaocai/model/workflow/flow-examine';
import { connectionFault, newWay } from '../drawing/connect.ts';
import { boxOf, facingSides, type Graph } from '../drawing/graph.ts';
import { changeGraph, type DesignStore } from './design-store.ts';

/** Changes fields of a step or an edge; typing into one field is undone at once. */
export function changeRow(store: DesignStore, id: string, fields: Partial<FlowExamine>): void {
  const { graph } = store.getState();
  const mark = `${id} ${Object.keys(fields).join(' ')}`;
  changeGraph(store, withFields(graph, id, fields), mark);
}

function withFields({ steps, ways }: Graph, id: string, fields: Partial<FlowExamine>): Graph {
  return {
    steps: steps.map((step) =>
      step.id === id ? { ...step, data: { ...step.data, row: { ...step.data.row, ...fields } } } : step,
    ),
    ways: ways.map((way) =>
      way.id === id && way.data ? { ...way, data: { ...way.data, row: { ...way.data.row, ...fields } } } : way,
    ),
  };
}

/** A person has looked at the kind that was guessed, and chosen it. */
export function confirmKind(store: DesignStore, id: string, nodeType: FlowExamine['nodeType']): void {
  const { graph } = store.getState();
  const steps = graph.steps.map((step) =>
    step.id === id ? { ...step, data: { row: { ...step.data.row, nodeType }, isGuessed: false } } : step,
  );
  changeGraph(store, { ...graph, steps });
}

/** Joins two steps at the sides that face each other: the way to draw an edge without a mouse. */
export function joinSteps(store: DesignStore, from: string, to: string): void {
  const { graph } = store.getState();
  const [source, target] = [from, to].map((id) => graph.steps.find((step) => step.id === id));
  if (!source || !target) return;
  const sides = facingSides(boxOf(source), boxOf(target));
  const ends = { source: from, target: to, sourceHandle: sides.source, targetHandle: sides.target };
  if (!connectionFault(graph, ends)) changeGraph(store, { ...graph, ways: [...graph.ways, newWay(ends)] });
}

/** An edge is judged earlier or later among those that leave the same step. */
export function moveWay(store: DesignStore, id: string, by: -1 | 1): void {
  const { graph } = store.getState();
  const way = graph.ways.find((one) => one.id === id);
  const leaving = graph.ways.filter(({ source }) => source === way?.source);
  const other = way && leaving[leaving.indexOf(way) + by];
  if (!way || !other) return;
  const swapped = new Map([
    [way.id, other],
    [other.id, way],
  ]);
  changeGraph(store, { ...graph, ways: graph.ways.map((one) => swapped.get(one.id) ?? one) });
}

export function removeWay(store: DesignStore, id: string): void {
  const { graph } = store.getState();
  changeGraph(store, { ...graph, ways: graph.ways.filter((way) => way.id !== id) });
}
