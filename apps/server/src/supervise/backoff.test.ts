import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('the wait doubles up to ten seconds', () => {
  const backoff = createBackoff();
  expect(Array.from({ length: 8 }, () => backoff.next(0))).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('what lived longer than a start takes is started again at once, however often it is killed', () => {
  const backoff = createBackoff();
  backoff.next(0);
  backoff.next(0);
  expect(backoff.next(4_999)).toBe(1000);
  expect([5_000, 6_000, 7_000].map((lived) => backoff.next(lived))).toEqual([250, 250, 250]);
});
