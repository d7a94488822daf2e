import { expect, test } from 'vitest';
import { summaryOf, type Scored } from './judgement-summary.ts';

test('a company that is judged four hundred times in two years has the average of all of them, and the latest in its picture', () => {
  const rows = Array.from({ length: 400 }, (_, index): Scored => ({
    id: String(index),
    time: '2026-11-01 10:00:00',
    totalScore: index < 200 ? '100.00' : '50.00',
    level: 1,
    name: `项目${index}`,
  }));
  const { count, avgScore, trend } = summaryOf({ now: '2026-11-20 10:00:00' }, rows);
  expect([count, avgScore]).toEqual([400, '75.00']);
  expect(trend.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, index) => String(199 - index)));
});
