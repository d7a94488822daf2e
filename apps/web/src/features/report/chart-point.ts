import type { DrawnChart } from '../../kit/chart/chart-point.ts';

/** By the number that a report stores. */
export const chartKinds: Readonly<Record<number, DrawnChart>> = { 1: 'bar', 2: 'line', 3: 'pie' };
