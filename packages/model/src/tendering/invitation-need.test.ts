import { describe, expect, test } from 'vitest';
import { procurementMethod } from '../procedure/method.ts';
import { invitationNeed } from './invitation-need.ts';
import { judgeRules, leastSuppliers, type Rule } from './rule-check.ts';

const { invitedTender, negotiation, consultation, singleSource, directPurchase } = procurementMethod.code;

const rule = (kind: string, value: string, manner: number): Rule => ({
  code: 'R14',
  kind,
  value,
  manner,
  name: '规则',
  nameEn: 'Rule',
  lawRegime: 2,
  unit: '家',
  dayType: null,
  sourceArticle: '第三十八条',
  sourceArticleEn: 'article 38',
  certainty: 'A',
  isOverridable: false,
  effectiveFrom: '2003-01-01',
  effectiveTo: null,
});
const rules = [
  rule('minInvited', '3', negotiation),
  rule('minSuppliers', '3', negotiation),
  rule('minSuppliersException', '2', negotiation),
  rule('minSuppliers', '3', consultation),
  rule('minSuppliersServices', '2', consultation),
  rule('minInvited', '3', invitedTender),
  rule('invitedPool', '2', invitedTender),
];
const factsOf = (manner: number, more: object = {}) => ({
  manner,
  lawRegime: 2,
  publishTime: '2026-11-16 10:00:00',
  ...more,
});
const afterFailure = { parentId: '7', mannerFiles: [{ fileId: '1' }] };

describe('how many suppliers are invited', () => {
  test('R14 a negotiation asks three, and two after one that failed, with the approval', () => {
    expect(invitationNeed(rules, factsOf(negotiation)).least).toBe(3);
    expect(invitationNeed(rules, factsOf(negotiation, afterFailure)).least).toBe(2);
    expect(leastSuppliers(rules, factsOf(negotiation, afterFailure)).least).toBe(2);
    expect(leastSuppliers(rules, factsOf(negotiation)).least).toBe(3);
  });

  test('R14 neither the failure nor the approval of a negotiation is enough by itself', () => {
    for (const half of [{ parentId: '7' }, { mannerFiles: [{ fileId: '1' }] }, { parentId: '7', mannerFiles: [] }])
      expect(leastSuppliers(rules, factsOf(negotiation, half)).least).toBe(3);
  });

  test('R14 a consultation goes on with two for services alone, which needs no failure before and no approval', () => {
    const consulted = (purchaseType: number, more: object = {}) =>
      leastSuppliers(rules, factsOf(consultation, { ...more, purchaseType })).least;
    expect([1, 2, 3].map((one) => consulted(one))).toEqual([3, 2, 3]);
    expect([1, 2, 3].map((one) => consulted(one, afterFailure))).toEqual([3, 2, 3]);
  });

  test('R14 who reads the rules of a consultation finds the number that it goes by, and not the other', () => {
    const told = (purchaseType: number) =>
      judgeRules(rules, factsOf(consultation, { purchaseType }), () => 0).map(({ kind }) => kind);
    expect([told(1), told(2)]).toEqual([['minSuppliers'], ['minSuppliersServices']]);
  });

  test('is as many as must quote at the least, where the buyer asks for more than the law', () => {
    const stricter = rules.map((one) => (one.kind === 'minSuppliers' ? { ...one, value: '5' } : one));
    expect(invitationNeed(stricter, factsOf(negotiation)).least).toBe(5);
    expect(invitationNeed(stricter, factsOf(negotiation, afterFailure)).least).toBe(2);
  });

  test('R15 an invited tender draws from a pool twice as large, a single source is one, a direct purchase one or more', () => {
    expect(invitationNeed(rules, factsOf(invitedTender))).toEqual({ least: 3, most: null, poolFactor: 2 });
    expect(invitationNeed(rules, factsOf(singleSource))).toEqual({ least: 1, most: 1, poolFactor: null });
    expect(invitationNeed(rules, factsOf(directPurchase))).toEqual({ least: 1, most: null, poolFactor: null });
  });
});
