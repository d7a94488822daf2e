import { describe, expect, test } from 'vitest';
import { nextDay, periodEnd } from './work-days.ts';

/** Weekends off; the first week of October is holiday, 10 October is worked. Only 2026 is configured. */
function kindOf(day: string): number | undefined {
  if (!day.startsWith('2026')) return undefined;
  if (day >= '2026-10-01' && day <= '2026-10-07') return 2;
  if (day === '2026-10-10') return 3;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 1 : 0;
}
const end = (from: string, days: number, dayType: number) => periodEnd({ from, days, dayType }, kindOf);

describe('a period', () => {
  test('of three working days from a Monday is over with Thursday', () => {
    expect(end('2026-11-16 09:00:00', 3, 2)).toEqual({ end: '2026-11-20 00:00:00' });
  });
  test('does not count a weekend', () => {
    expect(end('2026-11-19 23:59:59', 3, 2)).toEqual({ end: '2026-11-25 00:00:00' });
  });
  test('does not count a holiday, and counts a Saturday that is worked', () => {
    expect(end('2026-09-30 09:00:00', 3, 2)).toEqual({ end: '2026-10-11 00:00:00' });
  });
  test('of calendar days whose last day is off moves to the next working day', () => {
    expect(end('2026-11-18 09:00:00', 3, 1)).toEqual({ end: '2026-11-24 00:00:00' });
    expect(end('2026-11-16 09:00:00', 3, 1)).toEqual({ end: '2026-11-20 00:00:00' });
  });
  test('that reaches into a year without calendar is not guessed', () => {
    expect(end('2026-12-30 09:00:00', 3, 2)).toEqual({ missingYear: '2027' });
    expect(end('2026-12-30 09:00:00', 3, 1)).toEqual({ missingYear: '2027' });
  });
  test('of no days is over with the day of the event', () => {
    expect(end('2026-11-16 09:00:00', 0, 1)).toEqual({ end: '2026-11-17 00:00:00' });
  });
});

test('the day after the last of a month is the first of the next', () => {
  expect(nextDay('2026-12-31')).toBe('2027-01-01');
  expect(nextDay('2028-02-28')).toBe('2028-02-29');
});
