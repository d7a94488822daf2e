import { expect, test } from 'vitest';
import { followUnderWay } from './under-way.ts';

test('what ran at a moment is told, whether it has ended since or not', () => {
  const underWay = followUnderWay();
  underWay.begin(1, 0);
  underWay.begin(2, 10);
  underWay.end(1, 20);
  underWay.begin(3, 40);
  expect(underWay.during({ from: 15, to: 30 })).toEqual([1, 2]);
  expect(underWay.during({ from: 21, to: 50 })).toEqual([2, 3]);
});

test('of a million requests those alone are kept that may still be asked for, and the slowest are known', () => {
  const underWay = followUnderWay();
  let most = 0;
  for (let index = 0; index < 1_000_000; index += 1) {
    underWay.begin(index, index);
    underWay.end(index, index + (index % 100_000 === 77 ? 900 + index / 1_000_000 : 5));
    if (index % 50 === 0) underWay.forget(index);
    most = Math.max(most, underWay.kept());
  }
  expect(most).toBeLessThan(200);
  expect(underWay.slowest().map(({ index }) => index)).toEqual([900_077, 800_077, 700_077, 600_077, 500_077]);
});
