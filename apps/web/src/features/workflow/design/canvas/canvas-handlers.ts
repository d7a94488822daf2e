import type { ReactFlowProps } from '@xyflow/react';
import type { Step, Way } from '../drawing/graph.ts';
import { applySteps, applyWays, connect, isAllowed, reconnect } from './canvas-changes.ts';
import { rememberNow, type DesignStore } from './design-store.ts';

type Handlers = Pick<
  ReactFlowProps<Step, Way>,
  | 'onNodesChange'
  | 'onEdgesChange'
  | 'onConnect'
  | 'onReconnect'
  | 'isValidConnection'
  | 'onNodeDragStart'
  | 'onSelectionDragStart'
  | 'onNodeDragStop'
  | 'onMoveEnd'
>;

/**
 * What the canvas tells of, made once for a drawing: each that is new in a rendering makes React Flow ask every step and
 * edge whether it has changed, and a new `onReconnect` draws every edge again.
 */
export function canvasHandlers(store: DesignStore): Handlers {
  return {
    onNodesChange: (changes) => applySteps(store, changes),
    onEdgesChange: (changes) => applyWays(store, changes),
    onConnect: (ends) => connect(store, ends),
    onReconnect: (way, ends) => reconnect(store, way, ends),
    isValidConnection: (ends) => isAllowed(store, ends, 'id' in ends ? ends.id : undefined),
    onNodeDragStart: () => rememberNow(store),
    onSelectionDragStart: () => rememberNow(store),
    onNodeDragStop: () => store.setState({ guides: {} }),
    onMoveEnd: (_event, moved) => store.setState({ view: moved }),
  };
}
