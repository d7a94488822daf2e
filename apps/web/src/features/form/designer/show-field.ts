import { useCallback } from 'react';
import { choose, useDesignStore } from './design-store.ts';

export function canvasId(id: string): string {
  return `form-canvas-${id}`;
}

/** Chooses a field and brings it into view, with the keys. */
export function useShowField(): (id: string) => void {
  const store = useDesignStore();
  return useCallback(
    (id) => {
      choose(store, [id]);
      focusField(id);
    },
    [store],
  );
}

export function focusField(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(canvasId(id));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
}
