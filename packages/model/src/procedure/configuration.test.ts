import { describe, expect, test } from 'vitest';
import { agencyByDraw } from '../agency/choices.ts';
import type { Rule } from '../tendering/rule-check.ts';
import { rangesOverlap, ruleForAmount, type AmountRange } from './method-by-amount.ts';
import { looserThan, tightened } from './own-number.ts';
import { methodByAmount, purchaseRule } from './purchase-rule.ts';
import { steps } from './step.ts';
import { isCircular } from './task-order.ts';
import { stepStages } from './task-template.ts';

const rule = (kind: string, value: string, dayType: number | null, lawRegime = 2): Rule => ({
  code: 'R00',
  kind,
  name: '',
  nameEn: '',
  lawRegime,
  manner: 5,
  value,
  unit: '',
  dayType,
  sourceArticle: '',
  sourceArticleEn: '',
  certainty: 'A',
  isOverridable: lawRegime === 3,
  effectiveFrom: '2000-01-01',
  effectiveTo: null,
});

describe('an own number', () => {
  test.each([
    ['quotePeriod', '20.0000', 1, 19, 1, 'below'],
    ['quotePeriod', '20.0000', 1, 20, 1, undefined],
    ['quotePeriod', '20.0000', 1, 20, 2, undefined],
    ['quotePeriod', '3.0000', 2, 5, 1, 'otherDays'],
    ['contractPeriod', '30.0000', 1, 31, 1, 'above'],
    ['contractPeriod', '30.0000', 1, 15, 2, 'otherDays'],
    ['filingPeriod', '7.0000', 2, 7, 1, undefined],
    ['minSuppliers', '3.0000', null, 2, null, 'below'],
    ['minSuppliers', '3.0000', null, 5, null, undefined],
    ['depositShare', '2.0000', null, 3, null, 'above'],
  ] as const)(
    'of %s where the law says %s of days %s: %s of days %s is %s',
    (kind, law, counted, own, ownDays, says) => {
      expect(looserThan({ kind, value: own, dayType: ownDays }, rule(kind, law, counted))).toBe(says);
    },
  );

  test('takes the place of the law where it is stricter, and nowhere else', () => {
    const rules = [rule('quotePeriod', '3', 2), rule('contractPeriod', '30', 1)];
    const own = [
      { kind: 'quotePeriod', value: 5, dayType: 2 },
      { kind: 'contractPeriod', value: 60, dayType: 1 },
    ];
    expect(tightened(rules, own).map(({ value }) => value)).toEqual(['5', '30']);
  });

  test('is the buyer’s to set where its own policy rules', () => {
    const [own] = tightened([rule('quotePeriod', '20', 1, 3)], [{ kind: 'quotePeriod', value: 5, dayType: 1 }]);
    expect(own?.value).toBe('5');
  });
});

const range = (amountFrom: string | null, amountTo: string | null, more: Partial<AmountRange> = {}): AmountRange => ({
  amountFrom,
  amountTo,
  regionCode: null,
  effectiveFrom: '2026-01-01',
  effectiveTo: null,
  ...more,
});

describe('the rules by amount', () => {
  test('do not overlap where one begins with the amount at which the other ends', () => {
    expect(rangesOverlap(range(null, '50000.00'), range('50000.00', null))).toBe(false);
    expect(rangesOverlap(range(null, '50000.01'), range('50000.00', null))).toBe(true);
  });

  test('may speak of the same amounts in different regions, and one after the other', () => {
    expect(rangesOverlap(range('0', null), range('0', null, { regionCode: '33' }))).toBe(false);
    const earlier = range('0', null, { effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' });
    expect(rangesOverlap(earlier, range('0', null))).toBe(false);
  });

  test('find the amount with its lower end and without its upper one, the narrowest region first', () => {
    const rules = [range(null, '1000.00'), range('1000.00', null), range('1000.00', null, { regionCode: '33' })];
    const found = (amount: string, regionCode?: string) =>
      rules.findIndex((one) => one === ruleForAmount(rules, { amount, regionCode, day: '2026-11-20' }));
    expect([found('999.99'), found('1000.00'), found('1000.00', '330106'), found('1000.00', '11')]).toEqual([
      0, 1, 2, 1,
    ]);
    expect(ruleForAmount(rules, { amount: '1.00', day: '2025-12-31' })).toBeUndefined();
  });

  test('hold in every district of their province or city, however its code is written', () => {
    const rules = [
      range(null, null),
      range(null, null, { regionCode: '330000' }),
      range(null, null, { regionCode: '330100' }),
    ];
    const found = (regionCode: string) =>
      rules.findIndex((one) => one === ruleForAmount(rules, { amount: '1.00', regionCode, day: '2026-11-20' }));
    expect(['330106', '3301', '330100', '330203', '330000', '33', '320102'].map(found)).toEqual([2, 2, 2, 1, 1, 1, 0]);
    const county = range(null, null, { regionCode: '330106' });
    expect(ruleForAmount([county], { amount: '1.00', regionCode: '330106001', day: '2026-11-20' })).toBe(county);
    expect(rangesOverlap(range('0', null, { regionCode: '330000' }), range('0', null, { regionCode: '33' }))).toBe(
      true,
    );
  });
});

describe('the order of tasks', () => {
  const task = (id: string, ...preTaskIds: string[]) => ({ id, preTaskIds });
  test('is circular where a task comes after itself, however far around', () => {
    expect(isCircular([task('1', '3'), task('2', '1'), task('3', '2')])).toBe(true);
    expect(isCircular([task('1', '1')])).toBe(true);
  });
  test('is none where every task can be reached', () => {
    expect(isCircular([task('1'), task('2', '1'), task('3', '1', '2'), task('4', 'gone')])).toBe(false);
  });
});

test('every step stands at a stage that has a name', () => {
  const stages: readonly number[] = stepStages.map(({ value }) => value);
  for (const { stage } of Object.values(steps)) expect(stages).toContain(stage);
});

test('every matter that a rule is read for can be chosen on its form', () => {
  const offered = purchaseRule.fields.ruleCode.words.map(({ value }) => value);
  expect(offered).toEqual(expect.arrayContaining([methodByAmount, agencyByDraw, 'minSuppliers', 'quotePeriod']));
  expect(new Set(offered).size).toBe(offered.length);
});
