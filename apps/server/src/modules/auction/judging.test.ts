import { fenToYuan, replayAuction, type AuctionBid } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auction from '../../../test/auction-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import { quiet } from '../../../test/database-url.ts';
import * as steps from '../../../test/tendering-steps.ts';
import { parseInstant } from '../../platform/db/index.ts';
import { seedContext } from '../../platform/http/index.ts';
import { placeBid } from './place-bid.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await auction.startAuctionApp();
});
afterAll(() => app.close());

interface Kept {
  readonly sequence: number;
  readonly bidder: string;
  readonly price: string;
  readonly ms: string;
  readonly refusal: number | null;
}

/** What the tables keep of the auction of a project. */
async function keptOf(projectId: string) {
  const bids = await app.asSuperuser<Kept & Record<string, unknown>>(
    `select sequence, bidder_id::text as bidder, price::text as price, (extract(epoch from bid_time) * 1000)::bigint::text as ms,
       refusal from auction_bid where project_id = $1 order by sequence`,
    [projectId],
  );
  const standings = await app.asSuperuser<{ bidder: string; price: string; sequence: number; first: string }>(
    `select b.id::text as bidder, b.standing_money::text as price, b.standing_sequence as sequence, b.first_money::text as first
     from auction_bidder b where b.project_id = $1 order by b.standing_money, b.standing_sequence`,
    [projectId],
  );
  const [state] = await app.asSuperuser<
    Record<'start' | 'step' | 'begins' | 'planned' | 'ends', string> & { extensions: number }
  >(
    `select start_price::text as start, min_step::text as step, (extract(epoch from begin_time) * 1000)::bigint::text as begins,
       (extract(epoch from planned_end_time) * 1000)::bigint::text as planned,
       (extract(epoch from end_time) * 1000)::bigint::text as ends, extensions from auction where project_id = $1`,
    [projectId],
  );
  if (!state) throw new Error('no auction');
  return { bids, standings, state };
}

describe('the lines of a price that was bid down', () => {
  test('are lowered alike and add up to it exactly', async () => {
    const packages = [
      steps.aPackage({
        items: [
          { name: '单人床', unit: '张', quantity: '3' },
          { name: '床垫', unit: '张', quantity: '7' },
          { name: '床头柜', unit: '个', quantity: '11' },
        ],
      }),
    ];
    const projectId = await auction.openedProject(app, { packages });
    steps.dataOf(await auction.set(app, projectId, { startPrice: '18000', minStep: '0.01' }));
    app.clock.setTo(auction.begin);
    steps.dataOf(await auction.bid(app, 'supplier1', projectId, '17123.45'));
    await auction.minutePasses(app, auction.end);
    const { suppliers } = await steps.comparison(app, projectId);
    const [first] = suppliers.flatMap(({ detailListVOS }) => detailListVOS);
    expect(first).toMatchObject({ totalMoney: '17123.45', firstMoney: '18490.50' });
    const sum = first?.lines.reduce((total, { totalMoney }) => total + Math.round(Number(totalMoney) * 100), 0);
    expect(sum).toBe(1_712_345);
    // 880.50 each: 2641.50, 6163.50 and 9685.50 of 18490.50, the rest on the last.
    expect(first?.lines.map(({ totalMoney }) => totalMoney)).toEqual(['2446.20', '5707.81', '8969.44']);
    const untouched = suppliers.find(({ supplierId }) => supplierId !== suppliers[0]?.supplierId);
    expect(untouched?.detailListVOS[0]?.lines.map(({ totalMoney }) => totalMoney)).toEqual([
      '2625.00',
      '6125.00',
      '9625.00',
    ]);
  });
});

describe('to the millisecond', () => {
  /** Judged when its turn comes at this millisecond: a clock that stands. */
  async function bidAt(projectId: string, instant: string, ms: number) {
    const { own } = await auction.roomOf(app, 'supplier1', projectId);
    const input = { entryId: own?.entryId ?? '', price: own?.highestBid ?? '' };
    const standing = { ...app.clock, ms: () => parseInstant(instant) + ms };
    return app.database.transaction('300001', (db) =>
      placeBid(standing, seedContext(db, { user: app.as('supplier1').user, log: quiet }), input),
    );
  }

  test('a bid before its beginning or at its end is not taken, at its beginning or a millisecond before its end it is', async () => {
    const projectId = await auction.runningAuction(app, { maxExtensions: 0 });
    expect(await bidAt(projectId, auction.begin, -1)).toMatchObject({ isTaken: false });
    expect(await bidAt(projectId, auction.begin, 0)).toMatchObject({ isTaken: true });
    expect(await bidAt(projectId, auction.end, -1)).toMatchObject({ isTaken: true, endTime: auction.end });
    expect(await bidAt(projectId, auction.end, 0)).toMatchObject({ isTaken: false });
    const { bids } = await keptOf(projectId);
    expect(bids.map(({ ms, refusal }) => [Number(ms), refusal])).toEqual([
      [parseInstant(auction.begin) - 1, 1],
      [parseInstant(auction.begin), null],
      [parseInstant(auction.end) - 1, null],
      [parseInstant(auction.end), 2],
    ]);
  });

  test('an extension counts from the bid that brings it, and no bid is late before the second that shows', async () => {
    const projectId = await auction.runningAuction(app, { maxExtensions: 1 });
    expect(await bidAt(projectId, auction.end, -180_001)).toMatchObject({ isExtended: false });
    expect(await bidAt(projectId, auction.end, -1)).toMatchObject({ isExtended: true, endTime: '2026-11-23 10:32:59' });
    const { state } = await keptOf(projectId);
    expect(Number(state.ends)).toBe(parseInstant(auction.end) - 1 + 180_000);
    expect(await bidAt(projectId, auction.end, 179_998)).toMatchObject({ isTaken: true, isExtended: false });
    expect(await bidAt(projectId, auction.end, 179_999)).toMatchObject({ isTaken: false });
  });
});

describe('a crowd of bidders', () => {
  test(
    'is judged one after the other: none is lost, and the log replayed gives what is stored',
    { timeout: 120_000 },
    async () => {
      const projectId = await auction.runningAuction(app, { maxExtensions: 2 });
      const entries = await crowd(projectId, 197);
      app.clock.setTo('2026-11-23 10:29:55');
      // Of the crowd each bids once, in whatever order they arrive; some of them too high.
      const answers = await Promise.all(
        entries.map(async (entryId, index) => {
          const price = index % 20 === 7 ? '500000.01' : `${499_000 - (index % 50) * 500}.00`;
          return app.as('supplier1').post(`${auction.base}/bid`, { entryId, price });
        }),
      );
      expect(answers.filter(({ code }) => code !== 200)).toEqual([]);
      const { bids, standings, state } = await keptOf(projectId);
      expect(bids.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
      const times = bids.map(({ ms }) => Number(ms));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      const firsts = await firstsOf(projectId);
      const log = bids.map(({ sequence, bidder, price, ms }): AuctionBid => {
        return { sequence, bidderId: bidder, price: fenToYuan(price), at: Number(ms) };
      });
      const rules = {
        startPrice: fenToYuan(state.start),
        minStep: fenToYuan(state.step),
        startsAt: Number(state.begins),
        endsAt: Number(state.planned),
        extensionMs: 180_000,
        maxExtensions: 2,
      };
      const again = replayAuction(rules, log, firsts);
      expect({ endsAt: again.endsAt, extensions: again.extensions }).toEqual({
        endsAt: Number(state.ends),
        extensions: state.extensions,
      });
      // Who has not bid lower stands by his first price, before every bid.
      const placed = (one: { sequence: number }) => ({ ...one, sequence: Math.max(0, one.sequence) });
      expect(again.standings.map(placed)).toEqual(
        standings
          .map(({ bidder, price, sequence }) => ({ bidderId: bidder, price: fenToYuan(price), sequence }))
          .map(placed),
      );
      expect(bids.filter(({ refusal }) => refusal === 3)).toHaveLength(10);
    },
  );
});

/** So many more bidders, of one supplier, written into the tables: registering and sealing so many takes minutes. */
async function crowd(projectId: string, count: number): Promise<string[]> {
  await app.asSuperuser('drop index ux_entry_supplier', []);
  await app.asSuperuser(
    `insert into entry select (jsonb_populate_record(e, jsonb_build_object('id', e.id + 1000 + n, 'supplier_id', e.supplier_id + n))).*
     from entry e cross join generate_series(1, $2) n where e.project_id = $1 and e.supplier_tenant_id = '300001'`,
    [projectId, count],
  );
  await app.asSuperuser(
    `insert into auction_bidder select (jsonb_populate_record(b, jsonb_build_object('id', b.id + 1000 + n,
       'entry_id', b.entry_id + 1000 + n, 'bidder_no', 10 + n, 'standing_sequence', b.standing_sequence - 100 - n))).*
     from auction_bidder b cross join generate_series(1, $2) n where b.project_id = $1 and b.supplier_tenant_id = '300001'`,
    [projectId, count],
  );
  const rows = await app.asSuperuser<{ id: string }>(
    `select entry_id::text as id from auction_bidder where project_id = $1 and supplier_tenant_id = '300001' order by id`,
    [projectId],
  );
  return rows.map(({ id }) => id);
}

/** In the order in which they were handed in. */
async function firstsOf(projectId: string) {
  const rows = await app.asSuperuser<{ bidder: string; first: string }>(
    `select b.id::text as bidder, b.first_money::text as first from auction_bidder b where b.project_id = $1
     order by b.standing_sequence <= 0, b.standing_sequence`,
    [projectId],
  );
  return rows.map(({ bidder, first }) => ({ bidderId: bidder, price: fenToYuan(first) }));
}
