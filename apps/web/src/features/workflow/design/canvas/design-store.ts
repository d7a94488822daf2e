import type { FlowDefind } from '@zhaocai/model/workflow/design-endpoints';
import type { View } from '../drawing/zoom.ts';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { Graph, Step, Way } from '../drawing/graph.ts';
import { emptyHistory, redo, remember, undo, type History } from '../drawing/history.ts';

/** How a simulated run has left a step or an edge. */
export type Paint = 'done' | 'open' | 'skipped';

export interface Design {
  readonly graph: Graph;
  readonly history: History;
  /** Lines that a dragged step lies on. */
  readonly guides: { readonly x?: number; readonly y?: number };
  readonly paint: Readonly<Record<string, Paint>>;
  /** What the judgement of the flow found at a step or an edge. */
  readonly faultAt: Readonly<Record<string, 'error' | 'warning'>>;
  /** Where the view stands: kept while the tab is behind another. */
  readonly view?: View;
  readonly isReadOnly: boolean;
  /** What conditions may speak of. */
  readonly variables: readonly FlowVariable[];
}

/** A field of the form, as conditions and rights name it. */
export type FlowVariable = FlowDefind['variables'][number];

/** The work on one drawing. */
export type DesignStore = StoreApi<Design>;

export interface DesignStart {
  readonly graph: Graph;
  readonly isReadOnly?: boolean;
  readonly variables?: readonly FlowVariable[];
}

export function createDesign({ graph, isReadOnly = false, variables = [] }: DesignStart): DesignStore {
  return createStore<Design>()(() => ({
    graph,
    history: emptyHistory,
    guides: {},
    paint: {},
    faultAt: {},
    isReadOnly,
    variables,
  }));
}

export const DesignContext = createContext<DesignStore | undefined>(undefined);

export function useDesignStore(): DesignStore {
  const store = useContext(DesignContext);
  if (!store) throw new Error('a part of the designer stands outside of it');
  return store;
}

export function useDesign<T>(select: (design: Design) => T): T {
  return useStore(useDesignStore(), select);
}

/** The classes of what a simulation or the judgement says of a step or an edge. One listener each: there are hundreds. */
export function useMarks(id: string): string {
  return useDesign(({ paint, faultAt }) => {
    const [painted, fault] = [paint[id], faultAt[id]];
    return `${painted ? ` is-${painted}` : ''}${fault ? ` has-${fault}` : ''}`;
  });
}

/** Every change of a drawing goes through here, so that each can be undone. */
export function changeGraph(store: DesignStore, graph: Graph, mark?: string): void {
  const { graph: was, history, isReadOnly } = store.getState();
  if (isReadOnly || graph === was) return;
  store.setState({ graph, history: remember(history, was, mark) });
}

/** Before a gesture that changes the drawing bit by bit: it is undone as a whole. */
export function rememberNow(store: DesignStore, mark?: string): void {
  const { graph, history } = store.getState();
  store.setState({ history: remember(history, graph, mark) });
}

export function undoChange(store: DesignStore): void {
  const { history, graph, isReadOnly } = store.getState();
  if (!isReadOnly) store.setState(undo(history, graph) ?? {});
}

export function redoChange(store: DesignStore): void {
  const { history, graph, isReadOnly } = store.getState();
  if (!isReadOnly) store.setState(redo(history, graph) ?? {});
}

export function chosenStep({ graph }: Design): Step | undefined {
  const chosen = graph.steps.filter(({ selected }) => selected);
  return chosen.length === 1 ? chosen[0] : undefined;
}

export function chosenWay({ graph }: Design): Way | undefined {
  if (graph.steps.some(({ selected }) => selected)) return undefined;
  const chosen = graph.ways.filter(({ selected }) => selected);
  return chosen.length === 1 ? chosen[0] : undefined;
}

/** Chooses one step or edge, as a click would. */
export function choose(store: DesignStore, id: string | undefined): void {
  const { graph } = store.getState();
  const chosen = <T extends { id: string; selected?: boolean }>(one: T): T =>
    (one.selected ?? false) === (one.id === id) ? one : { ...one, selected: one.id === id };
  store.setState({ graph: { steps: graph.steps.map(chosen), ways: graph.ways.map(chosen) } });
}
