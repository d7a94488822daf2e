import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent } from 'react';
import { addField, moveTo } from '../commands.ts';
import { useDesignStore, type DesignStore } from '../design-store.ts';
import { findField, type Place } from '../edits/tree.ts';
import { useRefuse } from '../use-refuse.ts';
import { draggedIn, type Dragged } from './drag.ts';

type Drop = Readonly<Record<string | symbol, unknown>>;

/** What is let go over the canvas lands in the innermost place under it, or is refused aloud. */
export function useDrops(): void {
  const store = useDesignStore();
  const refuse = useRefuse();
  const drop = useEffectEvent((dragged: Dragged, target: Drop) => {
    const place = placeOf(store, target);
    if (!place) return;
    if (dragged.kind === 'new') addField(store, dragged.type, { place, refuse });
    else moveTo(store, draggedIds(store, dragged.id), { place, refuse });
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const dragged = draggedIn(source.data);
          const target = location.current.dropTargets[0];
          if (dragged && target) drop(dragged, target.data);
        },
      }),
    [],
  );
}

function draggedIds(store: DesignStore, id: string): ReadonlySet<string> {
  const { chosen } = store.getState();
  return chosen.has(id) ? chosen : new Set([id]);
}

/** Before or behind a field, or at the end of a container. */
function placeOf(store: DesignStore, target: Drop): Place | undefined {
  const { fields } = store.getState().form;
  const { fieldId, containerId } = target;
  if (typeof fieldId === 'string') {
    const found = findField(fields, fieldId);
    const edge = extractClosestEdge(target);
    const isBehind = edge === 'bottom' || edge === 'right';
    return found && { index: found.index + (isBehind ? 1 : 0), ...(found.parent && { parentId: found.parent.id }) };
  }
  if (typeof containerId !== 'string') return undefined;
  if (containerId === '') return { index: fields.length };
  const container = findField(fields, containerId)?.field;
  return container && { parentId: containerId, index: container.children?.length ?? 0 };
}
