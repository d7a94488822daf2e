import { expect, test } from 'vitest';
import { dueTime } from './deadline.ts';

// 2026-11-20 is a Friday.
const weekdays = (day: string) => {
  const place = new Date(`${day}T00:00:00Z`).getUTCDay();
  return day < '2027-01-01' ? (place === 0 || place === 6 ? 1 : 0) : undefined;
};

test.each([
  { workDays: 1, workHours: 0, due: '2026-11-23 10:30:00' },
  { workDays: 0, workHours: 4, due: '2026-11-20 14:30:00' },
  { workDays: 0, workHours: 15, due: '2026-11-23 01:30:00' },
  { workDays: 5, workHours: 2, due: '2026-11-27 12:30:00' },
])('$workDays working days and $workHours hours after a Friday morning: $due', ({ due, ...deadline }) => {
  expect(dueTime('2026-11-20 10:30:00', deadline, weekdays)).toEqual({ due });
});

test('a year without calendar is named, not guessed', () => {
  expect(dueTime('2026-12-31 10:00:00', { workDays: 1, workHours: 0 }, weekdays)).toEqual({ missingYear: '2027' });
});
