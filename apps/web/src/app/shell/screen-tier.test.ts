import { expect, test } from 'vitest';
import { screenTier } from './screen-tier.ts';

test('[R61] the screen has tier 3 from 1200 px, 2 from 992, 1 from 768, else 0', () => {
  expect([1200, 1199, 992, 991, 768, 767, 0].map(screenTier)).toEqual([3, 2, 2, 1, 1, 0, 0]);
});
