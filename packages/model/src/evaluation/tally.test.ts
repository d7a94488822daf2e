import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StandardDraft } from './standard-rule.ts';
import { owedMarks, pricesOf, rejectionsOf, tallyPackage, type GivenMark, type TallyFacts } from './tally.ts';

const item = (name: string, maxScore: string, more: object = {}) => ({
  category: 4,
  name,
  scoreType: 2,
  maxScore,
  minScore: '0',
  step: null,
  standard: '按优良中差评分',
  ...more,
});
const standard: StandardDraft = {
  evaluationMethod: 1,
  isPriceFixed: false,
  priceWeight: '30',
  benchmark: 1,
  benchmarkPercent: null,
  aggregation: 1,
  leaderRule: 2,
  checks: [{ category: 1, name: '营业执照', standard: '有效' }],
  items: [item('技术方案', '50'), item('业绩', '20', { category: 3, scoreType: 1 })],
};
const members = ['1', '2', '3'];
const none = { verdict: null, points: null, reason: null };
const points = (
  memberId: string,
  bidId: string,
  place: number,
  given: string,
  reason: string | null = null,
): GivenMark => ({
  ...none,
  memberId,
  bidId,
  kind: 2,
  place,
  points: given,
  reason,
});
const found = (memberId: string, bidId: string, verdict: number, reason: string | null = null): GivenMark => ({
  ...none,
  memberId,
  bidId,
  kind: 1,
  place: 0,
  verdict,
  reason,
});
const both = (bidId: string, technical: readonly string[], business = '15') =>
  members.flatMap((id, at) => [points(id, bidId, 0, technical[at] ?? '0'), points(id, bidId, 1, business)]);
const facts = (changes: Partial<TallyFacts> = {}): TallyFacts => ({
  standard,
  manner: 1,
  ceiling: null,
  members,
  bids: [
    { id: '11', price: '100.00' },
    { id: '12', price: '120.00' },
  ],
  marks: [...both('11', ['40', '41', '42']), ...both('12', ['44', '45', '46'])],
  ...changes,
});

describe('a package is calculated', () => {
  test('from the mean of each item, the points of the price, and their sum rounded once', () => {
    const { base, bids, mismatches, strays, missing } = tallyPackage(facts());
    expect({ base, mismatches, strays, missing }).toEqual({ base: '100.00', mismatches: [], strays: [], missing: 0 });
    expect(
      bids.map(({ id, itemPoints, pricePoints, total, rank }) => [id, itemPoints, pricePoints, total, rank]),
    ).toEqual([
      ['11', '56.00', '30.00', '86.00', 1],
      ['12', '60.00', '25.00', '85.00', 2],
    ]);
    const thirds = facts({ marks: [...both('11', ['40', '40', '41']), ...both('12', ['44', '45', '46'])] });
    expect(tallyPackage(thirds).bids[0]).toMatchObject({
      total: '85.33',
      items: [{ score: '40.33' }, { score: '15.00' }],
    });
  });

  test('without whom more than half of the members found out, prices too', () => {
    const marks = [
      ...facts().marks,
      found('1', '11', 2, '执照过期'),
      found('2', '11', 2, '执照过期'),
      found('3', '11', 1),
    ];
    const { base, bids } = tallyPackage(facts({ marks }));
    expect(base).toBe('120.00');
    expect(bids).toMatchObject([
      {
        id: '11',
        total: null,
        rank: null,
        items: [],
        rejections: [{ place: 0, votes: 2, reasons: ['执照过期', '执照过期'] }],
      },
      { id: '12', pricePoints: '30.00', rank: 1 },
    ]);
    const half = facts({ members: ['1', '2'], marks: [found('1', '11', 2, '过期'), found('2', '11', 1)] });
    expect(rejectionsOf(half).get('11')).toEqual([]);
    const gone = facts({ members: ['2', '3'], marks });
    expect(rejectionsOf(gone).get('11')).toEqual([]);
  });

  test('not as long as a score is missing, or an objective item is scored otherwise by one', () => {
    const [, ...rest] = facts().marks;
    expect(tallyPackage(facts({ marks: rest }))).toMatchObject({ missing: 1, bids: [{ rank: null }, { rank: null }] });
    const other = facts().marks.map((mark) =>
      mark.memberId === '3' && mark.bidId === '12' && mark.place === 1 ? { ...mark, points: '10' } : mark,
    );
    expect(tallyPackage(facts({ marks: other }))).toMatchObject({
      mismatches: [{ bidId: '12', place: 1 }],
      bids: [{ rank: null, pricePoints: '30.00' }, { rank: null }],
    });
  });

  test('with scores that stray by more than thirty percent of the item, and whether they are explained', () => {
    const marks = [...both('11', ['40', '40', '24']), ...both('12', ['44', '45', '46'])];
    expect(tallyPackage(facts({ marks })).strays).toEqual([
      { bidId: '11', place: 0, memberId: '3', isExplained: false },
    ]);
    const at = [...both('11', ['40', '40', '25']), ...both('12', ['44', '45', '46'])];
    expect(tallyPackage(facts({ marks: at })).strays).toEqual([]);
    const said = marks.map((mark) =>
      mark.memberId === '3' && mark.place === 0 ? { ...mark, reason: '指标不符' } : mark,
    );
    expect(tallyPackage(facts({ marks: said })).strays).toMatchObject([{ isExplained: true }]);
  });

  test('without the highest and the lowest of five where the standard says so, and names whose they are', () => {
    const five = ['1', '2', '3', '4', '5'];
    const marks = ['10', '30', '40', '41', '50'].flatMap((given, at) => [
      points(five[at] ?? '', '11', 0, given),
      points(five[at] ?? '', '11', 1, '15'),
    ]);
    const one = facts({
      members: five,
      marks,
      bids: [{ id: '11', price: '1.00' }],
      standard: { ...standard, aggregation: 2 },
    });
    expect(tallyPackage(one).bids[0]?.items[0]).toMatchObject({ score: '37.00', dropped: ['1', '5'] });
    expect(tallyPackage({ ...one, standard: { ...standard, aggregation: 3 } }).bids[0]?.items[0]).toMatchObject({
      score: '40.00',
    });
  });

  test('by prices alone where nothing is scored, with those who share a rank', () => {
    const alone = { ...standard, evaluationMethod: 2, priceWeight: null, items: [] };
    const bids = ['90.00', '80.00', '80.00'].map((price, at) => ({ id: String(at + 1), price }));
    const tally = tallyPackage(facts({ standard: alone, bids, marks: [] }));
    expect(tally.base).toBeNull();
    expect(tally.bids.map(({ rank, isTied, total }) => [rank, isTied, total])).toEqual([
      [3, false, null],
      [1, true, null],
      [1, true, null],
    ]);
  });

  test('of equal total and price by the technical part under a consultation, else both share the rank', () => {
    const equal = {
      bids: [
        { id: '11', price: '100.00' },
        { id: '12', price: '100.00' },
      ],
      marks: [...both('11', ['40', '40', '40'], '15'), ...both('12', ['45', '45', '45'], '10')],
    };
    const ranks = (manner: number) => tallyPackage(facts({ ...equal, manner })).bids.map(({ rank }) => rank);
    expect(ranks(4)).toEqual([2, 1]);
    expect(ranks(1)).toEqual([1, 1]);
  });
});

describe('the points of prices', () => {
  const left = [
    { id: '1', price: '100.00' },
    { id: '2', price: '150.00' },
  ];
  const of = (changes: Partial<StandardDraft>, ceiling: string | null = null, bids = left) => {
    const { base, points: given } = pricesOf({ standard: { ...standard, ...changes }, ceiling }, bids);
    return [base, ...given.values()];
  };

  test('are measured against the lowest, the average, or the ceiling and the average', () => {
    expect(of({})).toEqual(['100.00', '30.00', '20.00']);
    expect(of({ benchmark: 2 })).toEqual(['125.00', '24.00', '18.00']);
    expect(of({ benchmark: 4, benchmarkPercent: '50' }, '175.00')).toEqual(['150.00', '20.00', '30.00']);
    expect(of({ benchmark: 4, benchmarkPercent: '50' })).toEqual(['125.00', '24.00', '18.00']);
  });

  test('of a price of nought are all of them, and nothing is divided by it', () => {
    expect(of({}, null, [{ id: '1', price: '0.00' }, ...left.slice(1)])).toEqual(['0.00', '30.00', '0.00']);
  });

  test('are none where prices alone are compared, or the state fixes the price', () => {
    expect(of({ evaluationMethod: 2 })).toEqual([null]);
    expect(of({ priceWeight: '0' })).toEqual(['100.00', '0.00', '0.00']);
    expect(of({}, null, [])).toEqual([null]);
  });
});

test('a verdict against a bid is owed until its reason is there', () => {
  const owed = (marks: readonly GivenMark[], kind: 'check' | 'item' = 'check') =>
    owedMarks({ ...facts(), marks }, { memberId: '1', kind });
  expect(owed([])).toBe(2);
  expect(owed([found('1', '11', 1), found('1', '12', 2)])).toBe(1);
  expect(owed([found('1', '11', 1), found('1', '12', 2, '过期')])).toBe(0);
  expect(owed([found('2', '11', 1)])).toBe(2);
  expect(owed(facts().marks, 'item')).toBe(0);
});

test('what a package comes to is the same text, whatever the order in which its facts come', () => {
  const shuffled = fc
    .tuple(
      fc.shuffledSubarray([...facts().marks], { minLength: facts().marks.length }),
      fc.shuffledSubarray([...facts().bids], { minLength: 2 }),
      fc.shuffledSubarray([...members], { minLength: 3 }),
    )
    .map(([marks, bids, people]) => facts({ marks, bids, members: people }));
  const text = JSON.stringify(tallyPackage(facts()));
  fc.assert(
    fc.property(shuffled, (one) => {
      expect(JSON.stringify(tallyPackage(one))).toBe(text);
    }),
  );
});
