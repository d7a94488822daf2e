import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useState, type RefObject } from 'react';
import { draggedIn } from './drag.ts';

export interface DragField {
  readonly id: string;
  /** Columns of a sub-table stand side by side. */
  readonly isColumn: boolean;
  readonly isOff: boolean;
}

export interface Dragging {
  readonly isDragged: boolean;
  readonly edge: Edge | undefined;
}

/** A field on the canvas can be taken, and others can be let go before or behind it. */
export function useDragField(element: RefObject<HTMLElement | null>, { id, isColumn, isOff }: DragField): Dragging {
  const [isDragged, setIsDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  useEffect(() => {
    const node = element.current;
    if (!node || isOff) return undefined;
    return combine(
      draggable({
        element: node,
        getInitialData: () => ({ kind: 'field', id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: node,
        canDrop: ({ source }) => draggedIn(source.data) !== undefined,
        getData: ({ input }) =>
          attachClosestEdge(
            { fieldId: id },
            { element: node, input, allowedEdges: isColumn ? ['left', 'right'] : ['top', 'bottom'] },
          ),
        onDrag: ({ self, location }) =>
          setEdge(
            location.current.dropTargets[0]?.element === node
              ? (extractClosestEdge(self.data) ?? undefined)
              : undefined,
          ),
        onDragLeave: () => setEdge(undefined),
        onDrop: () => setEdge(undefined),
      }),
    );
  }, [element, id, isColumn, isOff]);
  return { isDragged, edge };
}

/** A container takes what is let go beside its fields. */
export function useDropContainer(element: RefObject<HTMLElement | null>, containerId: string): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    return dropTargetForElements({
      element: node,
      canDrop: ({ source }) => draggedIn(source.data) !== undefined,
      getData: () => ({ containerId }),
      onDropTargetChange: ({ location }) => setIsOver(location.current.dropTargets[0]?.element === node),
      onDragLeave: () => setIsOver(false),
      onDrop: () => setIsOver(false),
    });
  }, [element, containerId]);
  return isOver;
}
