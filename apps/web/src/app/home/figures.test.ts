import { expect, test } from 'vitest';
import { countLines, dayLines, moneyLines } from './figures.ts';

const stages = [
  { value: 5, label: '立项' },
  { value: 45, label: '开标' },
];

test('each stage has its bar, also the one where nothing stands', () => {
  expect(countLines(new Map([[45, 2]]), stages).map((line) => [line.label, line.shown])).toEqual([
    ['立项', '0'],
    ['开标', '2'],
  ]);
});

test('budgets are shown with separators and two decimals, and not at all to whoever sees none', () => {
  expect(moneyLines(new Map([[45, '1234567.80']]), stages)?.map(({ shown }) => shown)).toEqual([
    '0.00',
    '1,234,567.80',
  ]);
  expect(moneyLines(new Map([[45, null]]), stages)).toBeUndefined();
});

test('days keep their whole date as what a click asks for', () => {
  expect(dayLines([{ day: '2026-11-21', count: 3 }])).toEqual([
    { key: '2026-11-21', label: '11-21', value: 3, shown: '3' },
  ]);
});
