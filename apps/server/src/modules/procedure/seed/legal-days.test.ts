import {
  addDays,
  dayType,
  judgeRules,
  layOut,
  lawRegime,
  milestones,
  periods,
  procedureOf,
  procurementMethod,
  type Milestone,
  type MilestoneName,
  type PeriodName,
  type Rule,
} from '@zhaocai/model';
import { describe, expect, test } from 'vitest';
import { daysOfYear } from '../../tendering/index.ts';
import { periodRules } from './period-rules.ts';

/**
 * Every rule about days at its edge: the last day on which it is not kept, and the first on which it is, counted here a
 * second time and plainly. The days on which something begins lie before ordinary days, a weekend, a long holiday, a
 * Saturday that is worked, and the end of a holiday.
 */
const beginnings = ['2026-03-02', '2026-03-06', '2026-09-28', '2026-09-18', '2026-02-23', '2026-05-08'];
const calendar = new Map(daysOfYear('2026').map(({ day, dayType: kind }) => [day, kind]));
const kindOf = (day: string) => calendar.get(day);

/** A working day, or a day off that is worked: 0 and 3 of the calendar. */
const isWorked = (day: string) => kindOf(day) === 0 || kindOf(day) === 3;

/** The last day of a period that begins on a day, by articles 201 to 203 of the civil code. */
function lastDay(from: string, { value, dayType: counted }: Rule): string {
  let day = from;
  for (let left = Number(value); left > 0;) {
    day = addDays(day, 1);
    if (counted === dayType.code.calendarDays || isWorked(day)) left -= 1;
  }
  while (!isWorked(day)) day = addDays(day, 1);
  return day;
}

function label(rule: Rule, from: string): string {
  const method = procurementMethod.named(rule.manner)?.label.zh ?? '';
  const regime = lawRegime.named(rule.lawRegime)?.label.zh ?? '';
  return `（${rule.code}）${rule.sourceArticle}，${method}，${regime}，${rule.name}${Number(rule.value)}${rule.unit}，自 ${from} 起，期满 ${lastDay(from, rule)}`;
}

const isLong = ({ value }: Rule) => Number(value) > 60;
const cases = periodRules
  .filter((rule) => !isLong(rule))
  .flatMap((rule) => beginnings.map((from) => ({ name: label(rule, from), rule, from })));

function partsOf(rule: Rule) {
  const procedure = procedureOf(rule.manner);
  const regime = lawRegime.named(rule.lawRegime);
  if (!procedure || !regime) throw new Error(`no procedure for ${rule.code}`);
  return {
    procedure,
    regime: rule.lawRegime,
    period: periods[rule.kind as PeriodName],
  };
}

/** The day of a milestone where its rule alone is in force, and what is found of it. */
function laid(rule: Rule, moved: Partial<Record<MilestoneName, string>>, name: MilestoneName, start: string) {
  const { procedure, regime } = partsOf(rule);
  const stated = { ...rule, article: { zh: rule.sourceArticle, en: rule.sourceArticleEn } };
  const all = layOut({ procedure, regime, rules: [stated], kindOf, start, moved });
  const one = all.find((milestone) => milestone.name === name);
  if (!one) throw new Error(`${name} is not laid out`);
  return { day: one.day, broken: one.findings.filter(({ kind }) => kind === 'short' || kind === 'late') };
}

test('there are enough edges to be sure of the calendar', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
});

const milestoneOf = (name: MilestoneName): Milestone => milestones[name];
const isCountedBack = ({ rule }: (typeof cases)[number]) => milestoneOf(partsOf(rule).period.from).before !== undefined;
const isEnd = ({ rule }: (typeof cases)[number]) => milestoneOf(partsOf(rule).period.to).isEndOfPeriod === true;

describe('on the page that plans, what somebody does is found unlawful a day before it is lawful', () => {
  test.each(cases.filter((one) => !isCountedBack(one) && !isEnd(one)))('$name', ({ rule, from }) => {
    const { period } = partsOf(rule);
    const end = lastDay(from, rule);
    const at = (to: string) => laid(rule, { [period.from]: from, [period.to]: to }, period.to, from);
    const [unlawful, lawful] = period.bound === 'least' ? [end, addDays(end, 1)] : [addDays(end, 1), end];
    expect(at(unlawful).broken).toHaveLength(1);
    expect(at(lawful).broken).toEqual([]);
  });
});

describe('on the page that plans, what nobody moves ends with the last day of its period', () => {
  test.each(cases.filter((one) => !isCountedBack(one) && isEnd(one)))('$name', ({ rule, from }) => {
    const { period } = partsOf(rule);
    // It may begin with the end of another.
    const begun = laid(rule, { [period.from]: from }, period.from, from).day ?? '';
    expect(laid(rule, { [period.from]: from }, period.to, from).day).toBe(lastDay(begun, rule));
  });
});

describe('on the page that plans, until when something may still be done is counted back from the deadline', () => {
  test.each(cases.filter(isCountedBack))('$name', ({ rule, from: deadline }) => {
    const { period } = partsOf(rule);
    const day = laid(rule, { [period.to]: deadline }, period.from, addDays(deadline, -1)).day ?? '';
    expect(addDays(lastDay(day, rule), 1) <= deadline).toBe(true);
    expect(addDays(lastDay(addDays(day, 1), rule), 1) <= deadline).toBe(false);
  });
});

const judged = cases.filter(({ rule }) => ['quotePeriod', 'salePeriod', 'changePeriod'].includes(rule.kind));

describe('the guard of a publication', () => {
  test.each(judged)('$name', ({ rule, from }) => {
    const end = lastDay(from, rule);
    const verdict = (until: string) => {
      const times = {
        publishTime: `${from} 10:00:00`,
        changeTime: `${from} 10:00:00`,
        bidEndTime: until,
        entryEndTime: until,
      };
      const facts = { manner: rule.manner, lawRegime: rule.lawRegime, ...times };
      return judgeRules([rule], facts, kindOf)[0];
    };
    expect(verdict(`${end} 23:59:59`)).toMatchObject({ passed: false, earliest: `${addDays(end, 1)} 00:00:00` });
    expect(verdict(`${addDays(end, 1)} 00:00:00`)).toMatchObject({ passed: true });
  });
});
