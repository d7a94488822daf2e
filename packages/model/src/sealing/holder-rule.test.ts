import { describe, expect, test } from 'vitest';
import { lawRegime } from '../procedure/method.ts';
import { isLowAssurance, thresholdOf } from './holder-rule.ts';

const { tendering, procurement, ownPolicy } = lawRegime.code;

describe('how many hold, and how many open', () => {
  test.each([tendering, procurement])('under law %i nobody opens alone, whatever the unit has set', (regime) => {
    expect(thresholdOf(regime, { count: 1, threshold: 1 })).toEqual({ count: 2, threshold: 2 });
    expect(thresholdOf(regime, { count: 3, threshold: 1 })).toEqual({ count: 3, threshold: 2 });
  });

  test.each([
    [
      { count: 1, threshold: 1 },
      { count: 1, threshold: 1 },
    ],
    [
      { count: 3, threshold: 2 },
      { count: 3, threshold: 2 },
    ],
    [
      { count: 2, threshold: 4 },
      { count: 4, threshold: 4 },
    ],
    [
      { count: 9, threshold: 9 },
      { count: 5, threshold: 5 },
    ],
  ])('under its own policy %o becomes %o', (set, expected) => {
    expect(thresholdOf(ownPolicy, set)).toEqual(expected);
  });

  test('one who opens alone is low assurance, two are not', () => {
    expect([1, 2].map((threshold) => isLowAssurance({ threshold }))).toEqual([true, false]);
  });
});
