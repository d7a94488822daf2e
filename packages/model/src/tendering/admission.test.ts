import { expect, test } from 'vitest';
import { leastEliminated } from './selection-check.ts';

test.each([
  [3, 1],
  [5, 1],
  [6, 2],
  [10, 2],
  [11, 3],
  [2, 1],
])('of %i who offered for a framework agreement %i are not admitted at the least', (of, out) => {
  expect(leastEliminated(of, 20)).toBe(out);
});
