import { describe, expect, test } from 'vitest';
import { isOutOf } from './low-price-tally.ts';
import { tallyPackage, type GivenMark, type TallyFacts } from './tally.ts';

const members = ['1', '2', '3'];
const standard: TallyFacts['standard'] = {
  evaluationMethod: 2,
  isPriceFixed: false,
  priceWeight: null,
  benchmark: 1,
  benchmarkPercent: null,
  aggregation: 1,
  leaderRule: 2,
  checks: [{ category: 1, name: '营业执照', standard: '有效' }],
  items: [],
};
const found = (memberId: string, bidId: string, kind: 1 | 3, verdict: 1 | 2): GivenMark => ({
  memberId,
  bidId,
  kind,
  place: 0,
  verdict,
  points: null,
  reason: verdict === 2 ? '成本无法覆盖人工' : null,
});
const facts = (prices: readonly string[], marks: readonly GivenMark[] = []): TallyFacts => ({
  standard,
  manner: 1,
  ceiling: null,
  lowPrice: { budget: '1000', limits: { ofAverage: '50', ofSecondLowest: '50', ofCeiling: '45' } },
  members,
  bids: prices.map((price, at) => ({ id: String(at + 1), price })),
  marks,
});
const standing = (of: TallyFacts) =>
  tallyPackage(of).bids.map(({ id, rank, lowPrice }) => [id, rank, lowPrice?.isAccepted]);

describe('R52 a low price', () => {
  test('stands in the ranking until it is judged, and nothing is said of the others', () => {
    expect(standing(facts(['300', '900', '950']))).toEqual([
      ['1', 1, null],
      ['2', 2, undefined],
      ['3', 3, undefined],
    ]);
  });

  test.each([
    ['one of three is no majority', [2], null],
    ['two of three refuse it', [2, 2], false],
    ['two of three accept it', [1, 1], true],
    ['of different opinions more than half decide', [1, 2, 2], false],
    ['two differ and the third is silent', [1, 2], null],
  ] as const)('is judged by the majority: %s', (_, verdicts, isAccepted) => {
    const marks = verdicts.map((verdict, at) => found(members[at] ?? '', '1', 3, verdict));
    expect(tallyPackage(facts(['300', '900', '950'], marks)).bids[0]?.lowPrice?.isAccepted).toBe(isAccepted);
  });

  test('that is refused is out of the ranking as one that failed the checks', () => {
    const marks = members.map((memberId) => found(memberId, '1', 3, 2));
    const tally = tallyPackage(facts(['300', '900', '950'], marks));
    expect(tally.bids.map(({ rank }) => rank)).toEqual([null, 1, 2]);
    expect(tally.bids.map(isOutOf)).toEqual([true, false, false]);
  });

  test('that is refused is no base of the points of the others, and still counts where the next is measured', () => {
    const scored = { ...standard, evaluationMethod: 1, priceWeight: '100' };
    const marks = members.map((memberId) => found(memberId, '1', 3, 2));
    const tally = tallyPackage({ ...facts(['300', '610', '1500'], marks), standard: scored });
    expect([tally.base, tally.bids.map(({ pricePoints }) => pricePoints)]).toEqual([
      '610.00',
      [null, '100.00', '40.67'],
    ]);
    expect(tally.bids[1]?.lowPrice).toBeUndefined();
  });

  test('of a bid that failed the checks is measured by nobody', () => {
    const marks = members.map((memberId) => found(memberId, '1', 1, 2));
    expect(tallyPackage(facts(['300', '900', '950'], marks)).bids.every(({ lowPrice }) => !lowPrice)).toBe(true);
  });

  test('is looked for only where a rule says below what', () => {
    const { bids } = tallyPackage({ ...facts(['300', '900', '950']), lowPrice: null });
    expect(bids.some(({ lowPrice }) => lowPrice)).toBe(false);
  });
});
