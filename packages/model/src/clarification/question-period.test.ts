import { describe, expect, test } from 'vitest';
import { calendarDayType, dayType } from '../procedure/day-type.ts';
import { answerDue, questionsEnd, usualQuestionsEnd } from './question-period.ts';

const { workingDay, dayOff } = calendarDayType.code;
/** Saturdays and Sundays are off, all other days of 2026 are worked; no other year is known. */
const weekdays = (day: string) => {
  if (!day.startsWith('2026')) return undefined;
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? dayOff : workingDay;
};
const days = (value: string, kind: keyof typeof dayType.code) => ({ value, dayType: dayType.code[kind] });
const bidEndTime = '2026-12-14 09:00:00';

describe('questions end', () => {
  test('at the deadline where no rule speaks of it', () => {
    expect(questionsEnd(bidEndTime, undefined, weekdays)).toBe(bidEndTime);
  });

  test('R45 ten whole days before the day of the deadline', () => {
    expect(questionsEnd(bidEndTime, days('10', 'calendarDays'), weekdays)).toBe('2026-12-04 00:00:00');
  });

  test('by working days where the rule counts them, and at the deadline where the year has no calendar', () => {
    expect(questionsEnd(bidEndTime, days('3', 'workingDays'), weekdays)).toBe('2026-12-09 00:00:00');
    expect(questionsEnd('2027-01-02 09:00:00', days('3', 'workingDays'), weekdays)).toBe('2027-01-02 09:00:00');
  });
});

describe('questions usually end', () => {
  const answers = days('3', 'workingDays');

  test('R05 R07 R08 R09 as long before the deadline as an answer may take', () => {
    const tender = { publishTime: '2026-11-16 10:00:00', bidEndTime };
    expect(usualQuestionsEnd(tender, answers, weekdays)).toBe('2026-12-09 00:00:00');
  });

  test('not before half of a short time is over, and never after the deadline', () => {
    const inquiry = { publishTime: '2026-12-09 10:00:00', bidEndTime };
    expect(usualQuestionsEnd(inquiry, answers, weekdays)).toBe('2026-12-12 00:00:00');
    const direct = { publishTime: '2026-12-14 08:00:00', bidEndTime };
    expect(usualQuestionsEnd(direct, undefined, weekdays)).toBe(bidEndTime);
  });
});

describe('an answer is due', () => {
  const friday = '2026-11-20 10:00:00';

  test('R45 in three days, R47 in three working days, to the last second of the day', () => {
    expect(answerDue(friday, { rule: days('3', 'calendarDays'), bidEndTime }, weekdays)).toBe('2026-11-23 23:59:59');
    expect(answerDue(friday, { rule: days('3', 'workingDays'), bidEndTime }, weekdays)).toBe('2026-11-25 23:59:59');
  });

  test('never later than the deadline, and then where no rule or calendar is known', () => {
    const soon = '2026-11-24 09:00:00';
    expect(answerDue(friday, { rule: days('3', 'workingDays'), bidEndTime: soon }, weekdays)).toBe(soon);
    expect(answerDue(friday, { rule: undefined, bidEndTime }, weekdays)).toBe(bidEndTime);
  });
});
