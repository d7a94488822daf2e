import type { Point } from './graph.ts';

export const zoomLimits = { min: 0.5, max: 3, step: 0.1 } as const;

/** One step in or out, within the limits. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  const next = Math.round((zoom + direction * zoomLimits.step) * 10) / 10;
  return Math.min(zoomLimits.max, Math.max(zoomLimits.min, next));
}

export interface View extends Point {
  readonly zoom: number;
}

/** What lies under the point stays under it. */
export function zoomedAround(view: View, at: Point, zoom: number): View {
  const factor = zoom / view.zoom;
  return { x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor, zoom };
}
