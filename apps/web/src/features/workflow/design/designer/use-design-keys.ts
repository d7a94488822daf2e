import { useReactFlow } from '@xyflow/react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useDesignStore } from '../canvas/design-store.ts';
import { runCommand } from '../canvas/run-command.ts';
import { useZoom } from '../canvas/use-zoom.ts';
import { commandOf, isTyping } from '../drawing/keys.ts';

export interface DesignKeysInput {
  readonly element: RefObject<HTMLElement | null>;
  readonly onSave: () => void;
}

/** The keys of the designer: those pressed in it, or nowhere; never those typed into a field or a dialog. */
export function useDesignKeys({ element, onSave }: DesignKeysInput): void {
  const store = useDesignStore();
  const zoom = useZoom();
  const { fitView } = useReactFlow();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && element.current?.contains(target));
    const command = isHere ? commandOf(event) : undefined;
    if (!command || (isTyping(event) && command !== 'save')) return;
    event.preventDefault();
    if (command === 'save') {
      if (!store.getState().isReadOnly) onSave();
    } else if (command === 'zoomIn' || command === 'zoomOut') zoom(command === 'zoomIn' ? 1 : -1);
    else if (command === 'fit') void fitView({ padding: 0.16, maxZoom: 1 });
    else runCommand(store, command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
