import { describe, expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { procedures } from './procedures.ts';
import { periodEnd, type CalendarLookup } from './work-days.ts';

/** The days off of 2026 as the State Council has announced them, and the weekends that are worked for them. */
const daysOff = [
  ['2026-01-01', '2026-01-03'],
  ['2026-02-15', '2026-02-23'],
  ['2026-04-04', '2026-04-06'],
  ['2026-05-01', '2026-05-05'],
  ['2026-06-19', '2026-06-21'],
  ['2026-09-25', '2026-09-27'],
  ['2026-10-01', '2026-10-07'],
] as const;
const madeUp = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'];

const kindOf: CalendarLookup = (day) => {
  if (!day.startsWith('2026')) return undefined;
  if (madeUp.includes(day)) return 3;
  if (daysOff.some(([from, to]) => from <= day && day <= to)) return 2;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 1 : 0;
};
const working = (from: string, days: number) => periodEnd({ from, days, dayType: 2 }, kindOf);
const calendar = (from: string, days: number) => periodEnd({ from, days, dayType: 1 }, kindOf);

describe('over Spring Festival', () => {
  test('working days count the Saturday before and the one after, which are worked, and none of the nine off', () => {
    // 14 February, 24, 25, 26 and 27 February.
    expect(working('2026-02-13 16:00:00', 5)).toEqual({ end: '2026-02-28 00:00:00' });
    // And 28 February, a Saturday.
    expect(working('2026-02-13 16:00:00', 6)).toEqual({ end: '2026-03-01 00:00:00' });
  });

  test('calendar days that end in it end with the first day that is worked', () => {
    expect(calendar('2026-02-13 16:00:00', 1)).toEqual({ end: '2026-02-15 00:00:00' });
    for (const days of [2, 5, 10])
      expect(calendar('2026-02-13 16:00:00', days)).toEqual({ end: '2026-02-25 00:00:00' });
  });
});

describe('over National Day', () => {
  test('working days pass over the seven off and count the Saturday that is worked for them', () => {
    // 8, 9 and 10 October.
    expect(working('2026-09-30 09:00:00', 3)).toEqual({ end: '2026-10-11 00:00:00' });
    // And Monday the 12th, for Sunday the 11th is off.
    expect(working('2026-09-30 09:00:00', 4)).toEqual({ end: '2026-10-13 00:00:00' });
  });

  test('twenty calendar days that reach over it count its days', () => {
    expect(calendar('2026-09-20 09:00:00', 20)).toEqual({ end: '2026-10-11 00:00:00' });
  });
});

describe('at the end of a month', () => {
  test('the days go on in the next', () => {
    expect(working('2026-01-29 09:00:00', 2)).toEqual({ end: '2026-02-03 00:00:00' });
    expect(calendar('2026-02-27 09:00:00', 3)).toEqual({ end: '2026-03-03 00:00:00' });
    expect(working('2026-06-30 09:00:00', 1)).toEqual({ end: '2026-07-02 00:00:00' });
  });
});

describe('a year without calendar', () => {
  test('is named by what would be counted in it', () => {
    expect(working('2026-12-31 09:00:00', 1)).toEqual({ missingYear: '2027' });
    expect(working('2026-12-28 09:00:00', 3)).toEqual({ end: '2027-01-01 00:00:00' });
    // A last day that is known and off moves on into what is not.
    expect(calendar('2026-12-28 09:00:00', 4)).toEqual({ missingYear: '2027' });
  });

  test('leaves the days of a procurement that fall into it open, and says which year it is', () => {
    const rules = [
      {
        code: 'x',
        kind: 'quotePeriod',
        value: '20',
        dayType: 1,
        article: { zh: '第三十五条', en: 'article 35' },
        isOverridable: false,
      },
    ];
    const laid = layOut({ procedure: procedures.openTender, regime: 2, rules, kindOf, start: '2026-12-20', moved: {} });
    const end = laid.find(({ name }) => name === 'bidEnd');
    expect(end).toMatchObject({ day: null, findings: [{ kind: 'missingYear', year: '2027' }] });
  });
});
