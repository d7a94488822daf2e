import { describe, expect, test } from 'vitest';
import { judgeRules, leastSuppliers, rulesFor, type Rule } from './rule-check.ts';

const base = {
  name: '规则',
  nameEn: 'Rule',
  lawRegime: 2,
  manner: 5,
  unit: '日',
  dayType: 2,
  sourceArticle: '第四十五条',
  sourceArticleEn: 'article 45',
  certainty: 'B',
  isOverridable: false,
  effectiveFrom: '2014-02-01',
  effectiveTo: null,
} as const;
const rules: Rule[] = [
  { ...base, code: 'R08', kind: 'quotePeriod', value: '3.0000' },
  { ...base, code: 'R14', kind: 'minSuppliers', value: '3.0000' },
  { ...base, code: 'R17', kind: 'depositShare', value: '2.0000' },
  { ...base, code: 'R31', kind: 'openAtDeadline', value: '0' },
  { ...base, code: 'R08', kind: 'quotePeriod', value: '5', effectiveFrom: '2027-01-01' },
  { ...base, code: 'R08', kind: 'quotePeriod', value: '3', lawRegime: 3, isOverridable: true },
];
const facts = { manner: 5, lawRegime: 2, publishTime: '2026-11-16 10:00:00' };
const working = () => 0;
const verdict = (code: string, more: object) =>
  judgeRules(rules, { ...facts, ...more }, working).find((one) => one.code === code);

describe('the rules of a project', () => {
  test('are those of its manner, its regime and the day of publication', () => {
    expect(rulesFor(rules, facts).map(({ code, value }) => `${code} ${value}`)).toEqual([
      'R08 3.0000',
      'R14 3.0000',
      'R17 2.0000',
      'R31 0',
    ]);
    expect(
      rulesFor(rules, { ...facts, publishTime: '2027-03-01 00:00:00' }).filter(({ code }) => code === 'R08'),
    ).toHaveLength(2);
  });
  test('name the earliest deadline and refuse one a second before it', () => {
    expect(verdict('R08', { bidEndTime: '2026-11-19 23:59:59' })).toMatchObject({
      earliest: '2026-11-20 00:00:00',
      passed: false,
    });
    expect(verdict('R08', { bidEndTime: '2026-11-20 00:00:00' })).toMatchObject({ passed: true, value: '3' });
    expect(verdict('R08', {})).toMatchObject({ passed: null });
  });
  test('say which year the calendar lacks', () => {
    const [first] = judgeRules(rules, facts, () => undefined);
    expect(first).toMatchObject({ missingYear: '2026', passed: false });
  });
  test('allow a deposit up to the share of the budget', () => {
    expect(verdict('R17', { generalBudget: '540000.00', depositMoney: '10800.00' })).toMatchObject({
      limit: '10800.00',
      passed: true,
    });
    expect(verdict('R17', { generalBudget: '540000.00', depositMoney: '10800.01' })).toMatchObject({ passed: false });
  });
  test('R05 leave the time after a change that the law of the day of the change says', () => {
    const change = { ...base, code: 'R05', kind: 'changePeriod', value: '3' };
    const amended = [
      { ...change, effectiveTo: '2026-11-17' },
      { ...change, value: '5', effectiveFrom: '2026-11-18' },
    ];
    const daysAfter = (changeTime: string) =>
      judgeRules(amended, { ...facts, changeTime }, working).map(({ value }) => value);
    expect([daysAfter('2026-11-17 23:59:59'), daysAfter('2026-11-18 00:00:00')]).toEqual([['3'], ['5']]);
    expect(judgeRules(amended, facts, working)).toEqual([]);
  });
  test('demand opening at the deadline', () => {
    const bidEndTime = '2026-11-20 09:00:00';
    expect(verdict('R31', { bidEndTime, openTime: bidEndTime })?.passed).toBe(true);
    expect(verdict('R31', { bidEndTime, openTime: '2026-11-20 09:00:01' })?.passed).toBe(false);
  });
  test('say how many suppliers must have quoted', () => {
    expect(leastSuppliers(rules, facts)).toEqual({ least: 3, isOverridable: false });
    expect(leastSuppliers([], facts)).toEqual({ least: 1, isOverridable: true });
  });
});
