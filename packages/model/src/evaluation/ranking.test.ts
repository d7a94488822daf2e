import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, rounded, whole } from './exact.ts';
import { rankByPrice, rankByScore, type ScoredBid } from './ranking.ts';

const bid = (id: string, evaluated: string, technical: string, business = '10'): ScoredBid => ({
  id,
  evaluated,
  items: new Map([
    ['technical', exact(technical)],
    ['business', exact(business)],
  ]),
  technical: ['technical'],
});
const order = (bids: readonly ScoredBid[], tie: 'technical' | 'equal' = 'equal') =>
  rankByScore(bids, { priceWeight: '30', tie }).map(({ id, rank, total }) => `${String(rank)} ${id} ${total}`);

describe('C.3 who is first', () => {
  test('has the most points', () => {
    expect(order([bid('甲', '100', '50'), bid('乙', '90', '40'), bid('丙', '120', '60')])).toEqual([
      '1 丙 92.50',
      '2 甲 87.00',
      '3 乙 80.00',
    ]);
  });

  test('of equal points has the lower price', () => {
    // 90 ÷ 100 × 30 = 27: three points less for the price, three more for the rest.
    expect(order([bid('甲', '100', '53'), bid('乙', '90', '50')])).toEqual(['1 乙 90.00', '2 甲 90.00']);
  });

  test('of equal points and price the better technical part, where that decides; else both share the rank', () => {
    const both = [bid('甲', '100', '40', '20'), bid('乙', '100', '50', '10')];
    expect(order(both, 'technical')).toEqual(['1 乙 90.00', '2 甲 90.00']);
    expect(order(both)).toEqual(['1 乙 90.00', '1 甲 90.00']);
    expect(rankByScore(both, { priceWeight: '30', tie: 'equal' }).map(({ isTied }) => isTied)).toEqual([true, true]);
  });

  test('leaves out the rank that two share', () => {
    expect(order([bid('甲', '100', '50'), bid('乙', '100', '50'), bid('丙', '100', '40')])).toEqual([
      '1 乙 90.00',
      '1 甲 90.00',
      '3 丙 80.00',
    ]);
  });

  test('is judged by the rounded total, which is rounded once', () => {
    const thirds = {
      ...bid('甲', '100', '0'),
      items: new Map([
        ['technical', exact('10.005').div(3)],
        ['business', exact('10.005').mul(2).div(3)],
      ]),
    };
    expect(rankByScore([thirds], { priceWeight: '30', tie: 'equal' })[0]).toMatchObject({
      itemPoints: '10.01',
      total: '40.01',
    });
  });

  const fen = fc.integer({ min: 1, max: 100_000_000 });
  const bids = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), fen, technical: fc.integer({ min: 0, max: 6000 }) }),
    {
      selector: ({ id }) => id,
      maxLength: 12,
    },
  );
  const scoredOf = (rows: readonly { id: string; fen: number; technical: number }[], scale = 1) =>
    rows.map((row) => bid(row.id, rounded(whole(row.fen * scale).div(100)), rounded(whole(row.technical).div(100))));

  test('is the same in whatever order the bids came', () => {
    fc.assert(
      fc.property(bids, fc.infiniteStream(fc.double({ noNaN: true })), (rows, keys) => {
        const shuffled = rows.map((row) => ({ row, key: keys.next().value ?? 0 })).toSorted((a, b) => a.key - b.key);
        expect(order(scoredOf(shuffled.map(({ row }) => row)))).toEqual(order(scoredOf(rows)));
      }),
    );
  });

  test('is the same in yuan, in hundreds of yuan and in any other money', () => {
    fc.assert(
      fc.property(bids, fc.integer({ min: 2, max: 1000 }), (rows, scale) => {
        expect(order(scoredOf(rows, scale))).toEqual(order(scoredOf(rows)));
      }),
    );
  });

  test('C.6 by price alone is the cheapest, with what deviates put in money; equal ones share the rank', () => {
    const ranked = rankByPrice([
      { id: '甲', evaluated: '100.00', deviations: ['5.00', '-1.00'] },
      { id: '乙', evaluated: '103.00' },
      { id: '丙', evaluated: '104.00' },
      { id: '丁', evaluated: '110.00', deviations: ['-8.50'] },
    ]);
    expect(ranked.map(({ id, rank, compared }) => `${String(rank)} ${id} ${compared}`)).toEqual([
      '1 丁 101.50',
      '2 乙 103.00',
      '3 丙 104.00',
      '3 甲 104.00',
    ]);
  });
});
