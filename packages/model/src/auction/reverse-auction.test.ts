import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  judgeBid,
  openAuction,
  ownView,
  replayAuction,
  type Auction,
  type AuctionBid,
  type AuctionRules,
} from './reverse-auction.ts';

const rules: AuctionRules = {
  startPrice: '1000.00',
  minStep: '10.00',
  startsAt: 0,
  endsAt: 600_000,
  extensionMs: 180_000,
  maxExtensions: 2,
};
const bid = (sequence: number, bidderId: string, price: string, at: number): AuctionBid => ({
  sequence,
  bidderId,
  price,
  at,
});
const run = (...bids: AuctionBid[]) => {
  const told: string[] = [];
  let auction: Auction = openAuction(rules);
  for (const one of bids) {
    const judged = judgeBid(auction, one);
    told.push(judged.refusal ?? (judged.isExtended ? 'extends' : 'stands'));
    ({ auction } = judged);
  }
  return { told, auction };
};

describe('C.9 a bid in an auction downwards', () => {
  test.each([
    ['stands at the start price', [bid(1, '甲', '1000.00', 0)], ['stands']],
    ['is refused a fen above it', [bid(1, '甲', '1000.01', 0)], ['aboveStart']],
    ['is refused before the beginning', [bid(1, '甲', '900', -1)], ['notBegun']],
    [
      'stands when it is below the own best by the step',
      [bid(1, '甲', '900', 1), bid(2, '甲', '890', 2)],
      ['stands', 'stands'],
    ],
    [
      'is refused a fen short of the step',
      [bid(1, '甲', '900', 1), bid(2, '甲', '890.01', 2)],
      ['stands', 'stepTooSmall'],
    ],
    ['need not be below the others', [bid(1, '甲', '900', 1), bid(2, '乙', '950', 2)], ['stands', 'stands']],
    ['is late at the end', [bid(1, '甲', '900', 600_000)], ['ended']],
    ['is in time a millisecond before, and moves the end', [bid(1, '甲', '900', 599_999)], ['extends']],
    ['moves nothing a millisecond before the last minutes', [bid(1, '甲', '900', 419_999)], ['stands']],
    [
      'moves nothing exactly at their beginning: the end is just that far away',
      [bid(1, '甲', '900', 420_000)],
      ['stands'],
    ],
    ['moves the end a millisecond later', [bid(1, '甲', '900', 420_001)], ['extends']],
    [
      'is refused out of the server’s order',
      [bid(2, '甲', '900', 1), bid(1, '乙', '800', 2)],
      ['stands', 'outOfOrder'],
    ],
    [
      'once refused does not count as the own best',
      [bid(1, '甲', '1001', 1), bid(2, '甲', '1000', 2)],
      ['aboveStart', 'stands'],
    ],
    [
      'may stand in the time that another has won',
      [bid(1, '甲', '900', 599_999), bid(2, '乙', '890', 779_998)],
      ['extends', 'extends'],
    ],
    [
      'moves the end no more often than the rules say',
      [
        bid(1, '甲', '900', 599_999),
        bid(2, '乙', '890', 779_998),
        bid(3, '甲', '880', 959_997),
        bid(4, '乙', '870', 959_998),
      ],
      ['extends', 'extends', 'stands', 'ended'],
    ],
  ])('%s', (_, bids, told) => {
    expect(run(...bids).told).toEqual(told);
  });

  test('of the same price as another is behind it', () => {
    const { auction } = run(bid(1, '甲', '900', 1), bid(2, '乙', '900', 1));
    expect(auction.standings.map(({ bidderId }) => bidderId)).toEqual(['甲', '乙']);
  });

  test('tells its bidder his place and the best price, and no name', () => {
    const { auction } = run(bid(1, '甲', '900', 1), bid(2, '乙', '850', 2));
    expect(ownView(auction, '甲')).toEqual({
      rank: 2,
      ownPrice: '900',
      bestPrice: '850',
      endsAt: 600_000,
      extensions: 0,
    });
    expect(ownView(auction, '丙')).toMatchObject({ rank: null, ownPrice: null });
    expect(JSON.stringify(ownView(auction, '甲'))).not.toContain('乙');
  });
});

describe('C.9 an auction', () => {
  const bids = fc
    .array(
      fc.record({
        bidderId: fc.constantFrom('甲', '乙', '丙', '丁'),
        fen: fc.integer({ min: 1, max: 120_000 }),
        at: fc.integer({ min: -1000, max: 1_200_000 }),
      }),
      { maxLength: 60 },
    )
    .map((rows) =>
      rows
        .toSorted((one, other) => one.at - other.at)
        .map(({ bidderId, fen, at }, place) => bid(place + 1, bidderId, (fen / 100).toFixed(2), at)),
    );

  test('replayed from its log comes to the same end, in whatever order the log is read', () => {
    fc.assert(
      fc.property(bids, (rows) => {
        expect(replayAuction(rules, rows.toReversed())).toEqual(run(...rows).auction);
      }),
    );
  });

  test('never ends before its time, never later than all extensions together, and nobody’s best goes up', () => {
    fc.assert(
      fc.property(bids, (rows) => {
        const { endsAt, extensions, standings } = replayAuction(rules, rows);
        expect(endsAt).toBeGreaterThanOrEqual(rules.endsAt);
        expect(endsAt).toBeLessThanOrEqual(rules.endsAt + extensions * rules.extensionMs);
        expect(extensions).toBeLessThanOrEqual(rules.maxExtensions);
        for (const { bidderId, price } of standings) {
          const own = rows.filter((row) => row.bidderId === bidderId).map((row) => Number(row.price));
          expect(Number(price)).toBeGreaterThanOrEqual(Math.min(...own));
        }
      }),
    );
  });

  test('judges two hundred bidders in the last ten seconds one after the other, and loses none', () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      bid(at + 1, String(at), (1000 - at).toFixed(2), 590_000 + at * 50),
    );
    const { told, auction } = run(...rows);
    expect(told.filter((one) => one === 'ended')).toEqual([]);
    expect(auction.standings).toHaveLength(200);
    expect(auction.standings[0]).toMatchObject({ bidderId: '199', price: '801.00' });
  });
});
