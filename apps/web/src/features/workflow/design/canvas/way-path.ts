import { getSmoothStepPath, type Position } from '@xyflow/react';
import type { Point } from '../drawing/graph.ts';

export interface WayEnds {
  readonly sourceX: number;
  readonly sourceY: number;
  readonly sourcePosition: Position;
  readonly targetX: number;
  readonly targetY: number;
  readonly targetPosition: Position;
}

/** How an edge runs: through the bends that were drawn, else square around the steps. */
export function wayPath(ends: WayEnds, points: readonly Point[]): { readonly path: string; readonly label: Point } {
  if (points.length === 0) {
    const [path, x, y] = getSmoothStepPath({ ...ends, borderRadius: 8 });
    return { path, label: { x, y } };
  }
  const all = [{ x: ends.sourceX, y: ends.sourceY }, ...points, { x: ends.targetX, y: ends.targetY }];
  const path = all.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
  return { path, label: points[Math.floor(points.length / 2)] ?? { x: ends.sourceX, y: ends.sourceY } };
}
