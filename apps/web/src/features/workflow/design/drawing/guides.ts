import type { Box, Point } from './graph.ts';

/** Lines that a dragged step lies on, and where it comes to lie. */
export interface Aligned {
  readonly position: Point;
  readonly x?: number;
  readonly y?: number;
}

/** Draws a dragged box to the middles and borders of the others, when it comes near. */
export function align(moving: Box, others: readonly Box[], reach: number): Aligned {
  const x = nearest(
    linesOf(moving.x, moving.width),
    others.flatMap((box) => linesOf(box.x, box.width)),
    reach,
  );
  const y = nearest(
    linesOf(moving.y, moving.height),
    others.flatMap((box) => linesOf(box.y, box.height)),
    reach,
  );
  return {
    position: { x: moving.x + (x?.shift ?? 0), y: moving.y + (y?.shift ?? 0) },
    ...(x && { x: x.at }),
    ...(y && { y: y.at }),
  };
}

function linesOf(from: number, size: number): readonly number[] {
  return [from + size / 2, from, from + size];
}

interface Line {
  readonly at: number;
  readonly shift: number;
}

/** The nearest line in reach; asked with every move of the mouse, so nothing is made on the way. */
function nearest(own: readonly number[], lines: readonly number[], reach: number): Line | undefined {
  let best: Line | undefined;
  for (const line of own) best = nearer(line, lines, best ?? { at: Number.NaN, shift: reach });
  return best === undefined || Number.isNaN(best.at) ? undefined : best;
}

function nearer(line: number, lines: readonly number[], found: Line): Line {
  let best = found;
  for (const at of lines) {
    const distance = Math.abs(at - line);
    const isNearer = Number.isNaN(best.at) ? distance <= best.shift : distance < Math.abs(best.shift);
    if (isNearer) best = { at, shift: at - line };
  }
  return best;
}
