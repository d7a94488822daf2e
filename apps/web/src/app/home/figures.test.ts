import { expect, test } from 'vitest';
import { countBy, countByDay, sumBy } from './figures.ts';

const stages = [
  { value: 5, label: '立项' },
  { value: 45, label: '开标' },
];

test('projects are counted and their budgets summed by stage, to the fen', () => {
  const rows = [
    { stage: 45, budget: '0.10' },
    { stage: 45, budget: '0.20' },
    { stage: 30, budget: '9.00' },
    { stage: 5, budget: null },
  ];
  expect(countBy(rows, stages, (row) => row.stage).map((line) => line.shown)).toEqual(['1', '2']);
  const sums = sumBy(rows, stages, { value: (row) => row.stage, money: (row) => row.budget });
  expect(sums.map((line) => line.shown)).toEqual(['0.00', '0.30']);
});

test('deadlines ahead are counted by day of the server, what is past today is not', () => {
  const due = ['2026-11-21 08:00:00', '2026-11-21 18:00:00', '2026-11-23 09:00:00', '2026-12-30 09:00:00'];
  const lines = countByDay(due, '2026-11-21 10:00:00', 3);
  expect(lines.map(({ key, value }) => [key, value])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-22', 0],
    ['2026-11-23', 1],
  ]);
});
