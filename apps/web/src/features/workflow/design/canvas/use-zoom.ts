import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, type RefObject } from 'react';
import type { Point } from '../drawing/graph.ts';
import { zoomed, zoomedAround } from '../drawing/zoom.ts';

/** Zooms by one step, around a point of the canvas or its middle. */
export function useZoom(): (direction: 1 | -1, around?: Point) => void {
  const { getViewport, setViewport } = useReactFlow();
  const canvas = useStoreApi();
  return useCallback(
    (direction, around) => {
      const { width, height } = canvas.getState();
      const view = getViewport();
      const middle = { x: width / 2, y: height / 2 };
      void setViewport(zoomedAround(view, around ?? middle, zoomed(view.zoom, direction)));
    },
    [canvas, getViewport, setViewport],
  );
}

/** Ctrl and wheel zoom at the pointer; the browser would zoom the whole page instead. */
export function useZoomKeys(box: RefObject<HTMLElement | null>): void {
  const zoom = useZoom();
  useEffect(() => {
    const canvas = box.current;
    if (!canvas) return undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top } = canvas.getBoundingClientRect();
      if (event.deltaY !== 0) zoom(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top });
    };
    canvas.addEventListener('wheel', turn, { passive: false, capture: true });
    return () => canvas.removeEventListener('wheel', turn, { capture: true });
  }, [box, zoom]);
}
