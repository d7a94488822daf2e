import { expect, test } from 'vitest';
import { judgeCycle } from './choices.ts';
import { periodsBefore, spanOf } from './judgement-period.ts';
import { runningTotal } from './judged-score.ts';

const { project, quarter, year } = judgeCycle.code;

test.each([
  [year, '2026', { from: '2026-01-01', to: '2026-12-31' }],
  [quarter, '2026-Q1', { from: '2026-01-01', to: '2026-03-31' }],
  [quarter, '2028-Q4', { from: '2028-10-01', to: '2028-12-31' }],
  [quarter, '2026-Q5', undefined],
  [quarter, '2026', undefined],
  [year, '2026-Q1', undefined],
  [year, '26', undefined],
  [project, '2026', undefined],
] as const)('a judgement of cycle %s for %s is about these days', (cycle, period, span) => {
  expect(spanOf(cycle, period)).toEqual(span);
});

test('only a period that is over can be chosen, the latest first', () => {
  expect(periodsBefore(year, '2026-12-31', 2)).toEqual(['2025', '2024']);
  expect(periodsBefore(quarter, '2026-11-20', 3)).toEqual(['2026-Q3', '2026-Q2', '2026-Q1']);
  expect(periodsBefore(quarter, '2027-01-01', 1)).toEqual(['2026-Q4']);
});

test('the points so far count nothing for an item that has none, or more than it may have', () => {
  const items = [
    { maxScore: '60', weight: null },
    { maxScore: '40', weight: null },
  ];
  expect(runningTotal(items, [null, null])).toBe('0.00');
  expect(runningTotal(items, ['55.5', null])).toBe('55.50');
  expect(runningTotal(items, ['55.5', '41'])).toBe('55.50');
});
