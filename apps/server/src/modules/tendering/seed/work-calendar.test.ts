import { expect, test } from 'vitest';
import { daysOfYear } from './work-calendar.ts';

const days = new Map(daysOfYear('2026').map(({ day, dayType }) => [day, dayType]));

test('the calendar of 2026 has every day once', () => {
  expect(days.size).toBe(365);
});

test.each([
  ['2026-02-14', 3, 'a Saturday that is worked'],
  ['2026-02-16', 2, 'spring festival'],
  ['2026-10-10', 3, 'make-up work'],
  ['2026-10-05', 2, 'national day'],
  ['2026-11-21', 1, 'a Saturday'],
  ['2026-11-20', 0, 'a Friday'],
])('%s is of kind %i: %s', (day, kind) => {
  expect(days.get(day)).toBe(kind);
});
