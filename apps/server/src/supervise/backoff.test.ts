import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('the wait doubles up to ten seconds', () => {
  const backoff = createBackoff();
  expect(Array.from({ length: 8 }, () => backoff.next(0))).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('after half a minute of life it begins anew', () => {
  const backoff = createBackoff();
  backoff.next(0);
  backoff.next(0);
  expect(backoff.next(29_999)).toBe(1000);
  expect(backoff.next(30_000)).toBe(250);
});
