import { useReactFlow } from '@xyflow/react';
import { useCallback } from 'react';
import { boxOf } from '../drawing/graph.ts';
import { choose, useDesignStore } from './design-store.ts';

/** Chooses a step or an edge and brings it to the middle of the view. */
export function useShow(): (id: string) => void {
  const store = useDesignStore();
  const { setCenter, getZoom } = useReactFlow();
  return useCallback(
    (id) => {
      const { steps, ways } = store.getState().graph;
      const way = ways.find((one) => one.id === id);
      const step = steps.find((one) => one.id === (way?.source ?? id));
      choose(store, id);
      if (!step) return;
      const { x, y, width, height } = boxOf(step);
      void setCenter(x + width / 2, y + height / 2, { zoom: getZoom(), duration: 200 });
    },
    [store, setCenter, getZoom],
  );
}
