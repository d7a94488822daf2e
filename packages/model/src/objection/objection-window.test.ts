import { describe, expect, test } from 'vitest';
import { calendarDayType, dayType } from '../procedure/day-type.ts';
import { lawRegime } from '../procedure/method.ts';
import { appealTarget, appealType } from './choices.ts';
import { isWithin, lastDayOf, objectionWindow, type ObjectionFacts, type WindowRule } from './objection-window.ts';

const { workingDay, dayOff } = calendarDayType.code;
/** Saturdays and Sundays are off, all other days of 2026 are worked; no other year is known. */
const kindOf = (day: string) => {
  if (!day.startsWith('2026')) return undefined;
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? dayOff : workingDay;
};
const calendar = (value: string) => ({ value, dayType: dayType.code.calendarDays });
const working = (value: string) => ({ value, dayType: dayType.code.workingDays });
const lawOf = (rules: Partial<Record<WindowRule, { value: string; dayType: number }>>) => ({
  ruleOf: (kind: WindowRule) => rules[kind],
  kindOf,
});
const tenderingLaw = lawOf({
  objectionPeriod: calendar('10'),
  openingObjectionPeriod: calendar('0'),
  candidatesPeriod: calendar('3'),
  complaintPeriod: calendar('10'),
});
const procurementLaw = lawOf({
  queryPeriod: working('7'),
  noticePeriod: working('5'),
  resultNoticePeriod: working('1'),
  complaintPeriod: working('15'),
});

const { documents, process, result } = appealTarget.code;
const { enquiry, query, complaint, report } = appealType.code;
const facts: ObjectionFacts = {
  lawRegime: lawRegime.code.tendering,
  publishTime: '2026-11-16 10:00:00',
  bidEndTime: '2026-12-08 09:00:00',
  openedTime: null,
  resultTime: null,
  candidates: null,
  takenTime: null,
};
const underProcurement = { ...facts, lawRegime: lawRegime.code.procurement };
const knowTime = '2026-11-16 11:00:00';

describe('under the tendering law an objection', () => {
  test('R45 to the documents is raised ten days before the deadline', () => {
    const window = objectionWindow(facts, { appealType: query, target: documents, knowTime }, tenderingLaw);
    expect(window).toMatchObject({ from: facts.publishTime, end: '2026-11-28 00:00:00' });
    expect(lastDayOf('2026-11-28 00:00:00')).toBe('2026-11-27');
    expect(isWithin(window, '2026-11-27 23:59:59')).toBe(true);
    expect(isWithin(window, '2026-11-28 00:00:00')).toBe(false);
  });

  test('R45 to the opening is raised on its day, and not before', () => {
    const raising = { appealType: query, target: process, knowTime };
    const before = objectionWindow(facts, raising, tenderingLaw);
    expect(isWithin(before, '2026-11-20 09:00:00')).toBe(false);
    const opened = { ...facts, openedTime: '2026-12-08 09:10:00' };
    expect(objectionWindow(opened, raising, tenderingLaw)).toMatchObject({
      from: '2026-12-08 09:10:00',
      end: '2026-12-09 00:00:00',
    });
  });

  test('R45 to the candidates is raised while they are publicised', () => {
    const candidates = { publishTime: '2026-12-09 10:00:00', endTime: '2026-12-15 00:00:00' };
    const raising = { appealType: query, target: result, knowTime };
    expect(isWithin(objectionWindow(facts, raising, tenderingLaw), '2026-12-09 10:00:00')).toBe(false);
    const window = objectionWindow({ ...facts, candidates }, raising, tenderingLaw);
    expect(isWithin(window, '2026-12-14 23:59:59')).toBe(true);
    expect(isWithin(window, '2026-12-15 00:00:00')).toBe(false);
  });

  test('R46 is followed by a complaint within ten days of the answer, or of the day on which it was due', () => {
    const follow = (answerTime: string | null) =>
      objectionWindow(
        facts,
        { appealType: complaint, target: documents, knowTime, query: { dueTime: '2026-11-23 23:59:59', answerTime } },
        tenderingLaw,
      );
    expect(follow('2026-11-19 15:00:00')).toMatchObject({ from: '2026-11-19 15:00:00', end: '2026-12-01 00:00:00' });
    expect(follow(null)).toMatchObject({ from: '2026-11-23 23:59:59', end: '2026-12-04 00:00:00' });
  });
});

describe('under the procurement law a query', () => {
  const about = (target: number, more: Partial<ObjectionFacts> = {}, known = knowTime) =>
    objectionWindow({ ...underProcurement, ...more }, { appealType: query, target, knowTime: known }, procurementLaw);

  test('R47 R48 about the documents: seven working days from the end of the notice period', () => {
    // The notice period ends on Monday 23 November.
    expect(about(documents)).toMatchObject({ from: facts.publishTime, end: '2026-12-03 00:00:00' });
  });

  test('R48 from the receipt of the documents where that is later', () => {
    expect(about(documents, { takenTime: '2026-11-25 16:00:00' })).toMatchObject({ end: '2026-12-05 00:00:00' });
    expect(about(documents, { takenTime: '2026-11-17 16:00:00' })).toMatchObject({ end: '2026-12-03 00:00:00' });
  });

  test('R48 about the process: from the end of the step in which it lies, without an end while that goes on', () => {
    expect(about(process)).toMatchObject({ end: null });
    const openedTime = '2026-12-08 09:10:00';
    expect(about(process, { openedTime })).toMatchObject({ end: '2026-12-18 00:00:00' });
    expect(about(process, { openedTime }, '2026-12-09 09:00:00')).toMatchObject({ end: null });
    const both = { openedTime, resultTime: '2026-12-14 10:00:00' };
    expect(about(process, both, '2026-12-09 09:00:00')).toMatchObject({ end: '2026-12-24 00:00:00' });
  });

  test('R48 about the result: from the end of its notice period', () => {
    expect(about(result).from).toBeNull();
    expect(about(result, { resultTime: '2026-12-14 10:00:00' })).toMatchObject({
      from: '2026-12-14 10:00:00',
      end: '2026-12-25 00:00:00',
    });
  });

  test('R47 is followed by a complaint within fifteen working days after the period for answering', () => {
    const follow = (answerTime: string | null) =>
      objectionWindow(
        underProcurement,
        { appealType: complaint, target: result, knowTime, query: { dueTime: '2026-11-25 23:59:59', answerTime } },
        procurementLaw,
      );
    expect(follow('2026-11-20 10:00:00')).toMatchObject({ from: '2026-11-20 10:00:00', end: '2026-12-17 00:00:00' });
    expect(follow(null)).toMatchObject({ from: '2026-11-25 23:59:59', end: '2026-12-17 00:00:00' });
    const without = { appealType: complaint, target: result, knowTime };
    expect(objectionWindow(underProcurement, without, procurementLaw).from).toBeNull();
  });

  test('R47 counted into a year without calendar is not ended by a guess', () => {
    expect(about(result, { resultTime: '2026-12-28 10:00:00' })).toMatchObject({ end: null });
  });
});

test('R47 enquiries and reports are raised at any time from the notice on', () => {
  for (const kind of [enquiry, report])
    expect(objectionWindow(facts, { appealType: kind, target: process, knowTime }, tenderingLaw)).toEqual({
      from: facts.publishTime,
      end: null,
      rule: undefined,
    });
});
