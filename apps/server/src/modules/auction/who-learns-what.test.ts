import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auction from '../../../test/auction-steps.ts';
import type { Account, TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await auction.startAuctionApp();
  projectId = await auction.runningAuction(app);
  steps.dataOf(await auction.bid(app, 'supplier1', projectId, '480000'));
  steps.dataOf(await auction.bid(app, 'supplier2', projectId, '470000'));
  steps.dataOf(await auction.bid(app, 'supplier2', projectId, '469999'));
});
afterAll(() => app.close());

const place = () => `projectId=${projectId}&tenantId=100001`;
const read = (account: Account) => app.as(account).get(`${auction.base}/queryByProjectId?${place()}`);
const names = ['supplier1', 'supplier2', 'supplier3'] as const;
/** Everything that would say who another bidder is. */
async function identitiesOf(accounts: readonly Account[]): Promise<string[]> {
  const rows = await app.asSuperuser<Record<string, string>>(
    `select e.id::text as entry, e.supplier_tenant_id as tenant, e.supplier_name as name, e.credit_code as code,
       b.id::text as bidder, b.person_id::text as person
     from auction_bidder b join entry e on e.tenant_id = b.tenant_id and e.id = b.entry_id
     where b.project_id = $1 and e.supplier_tenant_id = any($2)`,
    [projectId, accounts.map((account) => app.as(account).user.tenantId)],
  );
  return rows.flatMap((row) => Object.values(row));
}

describe('while an auction runs', () => {
  test.each(names)('%s reads the best price and his own place, and nothing of anybody else', async (account) => {
    const answers = [await read(account), await app.as(account).get(`${auction.base}/queryList`)];
    const log = await auction.bidsOf(app, account, projectId);
    const text = JSON.stringify([answers, log]);
    const others = await identitiesOf(names.filter((one) => one !== account));
    expect(others.filter((secret) => text.includes(secret))).toEqual([]);
    const { own, auction: state, board } = await auction.roomOf(app, account, projectId);
    expect({ board, best: state?.bestPrice, rank: own?.rank }).toEqual({
      board: [],
      best: '470000.00',
      rank: { supplier1: 2, supplier2: 1, supplier3: 3 }[account],
    });
    expect(log.map(({ sequence, bidderNo, price }) => [sequence, bidderNo, price])).toEqual(
      {
        supplier1: [[null, null, '480000.00']],
        supplier2: [
          [null, null, '469999.00'],
          [null, null, '470000.00'],
        ],
        supplier3: [],
      }[account],
    );
  });

  test.each(['buyer', 'manager', 'supervisor'] as const)(
    '%s reads prices and ranks by number, no name',
    async (account) => {
      const text = JSON.stringify([await read(account), await auction.bidsOf(app, account, projectId)]);
      expect((await identitiesOf(names)).filter((secret) => text.includes(secret))).toEqual([]);
      const { board, silent, bidders } = await auction.roomOf(app, account, projectId);
      expect({ prices: board.map(({ price }) => price), silent, bidders }).toEqual({
        prices: ['470000.00', '480000.00'],
        silent: 1,
        bidders: 3,
      });
      expect(board.map(({ firstPrice, supplierName }) => [firstPrice, supplierName])).toEqual([
        [null, null],
        [null, null],
      ]);
    },
  );

  test('the evidence of the project tells of no bid', async () => {
    const lines = await app.as('buyer').get(`/purchase/project/queryEvidence?projectId=${projectId}`);
    expect(JSON.stringify(lines.data)).not.toContain('auction.bid');
  });

  test.each([
    ['expert1', 403],
    ['agent', 403],
    ['finance', 403],
  ] as const)('%s has no part in it', async (account, code) => {
    expect(await read(account)).toMatchObject({ code });
  });

  test('there is no record of it yet', async () => {
    const { packageId } = await auction.roomOf(app, 'buyer', projectId);
    const answer = await app.as('buyer').get(`${auction.base}/record?${place()}&packageId=${packageId}&format=json`);
    expect(answer).toMatchObject({ code: 400, msg: expect.stringContaining('竞价结束后') });
  });
});

describe('once it is over', () => {
  beforeAll(() => auction.minutePasses(app, auction.end));

  test('the buyer reads the names, a bidder still nobody but himself', async () => {
    const { board } = await auction.roomOf(app, 'buyer', projectId);
    expect(board.map(({ supplierName }) => supplierName !== null)).toEqual([true, true, true]);
    const log = await auction.bidsOf(app, 'buyer', projectId);
    expect(log.every(({ supplierName }) => supplierName !== null)).toBe(true);
    const text = JSON.stringify([await read('supplier3'), await auction.bidsOf(app, 'supplier3', projectId)]);
    const others = await identitiesOf(['supplier1', 'supplier2']);
    expect(others.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('its record says the same to the buyer as JSON and on paper', async () => {
    const { packageId } = await auction.roomOf(app, 'buyer', projectId);
    const path = `${auction.base}/record?${place()}&packageId=${packageId}`;
    const json = await app.as('buyer').raw(`${path}&format=json`);
    expect(json.statusCode).toBe(200);
    expect(JSON.parse(json.body)).toMatchObject({
      record: { v: 'auction-record-v1', bids: [{ sequence: 1 }, { sequence: 2 }, { sequence: 3, refusal: 4 }] },
    });
    const pdf = await app.as('buyer').raw(path);
    expect(pdf.body.startsWith('%PDF')).toBe(true);
  });

  test.each([
    ['a price', 'update auction_bid set price = price - 100 where project_id = $1 and sequence = 1'],
    ['that it was taken', 'update auction_bid set refusal = 4 where project_id = $1 and sequence = 1'],
    ['that it was refused', 'update auction_bid set refusal = 3 where project_id = $1 and refusal = 4'],
    ['that it moved the end', 'update auction_bid set is_extended = true where project_id = $1 and sequence = 1'],
    [
      'its millisecond',
      `update auction_bid set bid_time = bid_time - interval '1 ms' where project_id = $1 and sequence = 2`,
    ],
    ['that it is there', 'delete from auction_bid where project_id = $1 and sequence = 3'],
    [
      'whose it is',
      `update auction_bid set bidder_id = (select max(bidder_id) from auction_bid where project_id = $1) where project_id = $1 and sequence in (1, 2)`,
    ],
    ['the rules', 'update auction set min_step = min_step + 100 where project_id = $1'],
    ['a place', 'update auction_bidder set final_rank = 4 - final_rank where project_id = $1'],
    ['whose number it is', 'update auction_bidder set bidder_no = bidder_no + 10 where project_id = $1'],
  ])(
    'a bid of its log that somebody changes in the database shows, and no record is signed: %s',
    async (_what, sql) => {
      const { packageId } = await auction.roomOf(app, 'buyer', projectId);
      const record = () => app.as('buyer').get(`${auction.base}/record?${place()}&packageId=${packageId}&format=json`);
      const verdict = async () =>
        (await app.as('buyer').get(`/purchase/project/evidenceVerify?projectId=${projectId}`)).data;
      expect(await verdict()).toMatchObject({ ok: true });
      const tables = ['auction', 'auction_bidder', 'auction_bid'];
      await app.asSuperuser(tables.map((table) => `create table kept_${table} as select * from ${table}`).join(';'));
      try {
        await app.asSuperuser(sql, [projectId]);
        expect(await verdict()).toMatchObject({ ok: false, firstBroken: { reason: 'auction' } });
        expect(await record()).toMatchObject({ code: 400, msg: expect.stringContaining('与存证链不一致') });
      } finally {
        const back = tables.map(
          (table) => `delete from ${table}; insert into ${table} select * from kept_${table}; drop table kept_${table}`,
        );
        await app.asSuperuser(
          ['set session_replication_role = replica', ...back, 'set session_replication_role = default'].join(';'),
        );
      }
    },
  );

  test('a final price that somebody changes in the database keeps everybody from choosing by it', async () => {
    const [kept] = await app.asSuperuser<{ id: string; money: string }>(
      `update auction_bidder set final_money = final_money - 100 where project_id = $1 and final_rank = 3
       returning id::text as id, (final_money + 100)::text as money`,
      [projectId],
    );
    expect(
      await app.as('buyer').get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${projectId}`),
    ).toMatchObject({
      code: 400,
      msg: expect.stringContaining('不一致'),
    });
    await app.asSuperuser('update auction_bidder set final_money = $2 where id = $1', [kept?.id, kept?.money]);
    expect(await auction.choose(app, projectId, 0)).toMatchObject({ code: 200 });
  });
});

test('the record of an auction goes back to its first bid, where the list shows the last thousand', async () => {
  const other = await auction.runningAuction(app);
  expect(await auction.judged(app, 'supplier1', other, '480000')).toMatchObject({ isTaken: true });
  expect(await auction.judged(app, 'supplier1', other, '479999')).toMatchObject({ isTaken: false });
  await app.asSuperuser(
    `insert into auction_bid select (jsonb_populate_record(d, jsonb_build_object('id', d.id + n, 'sequence', d.sequence + n))).*
     from auction_bid d cross join generate_series(1, 1000) n where d.project_id = $1 and d.refusal = 4`,
    [other],
  );
  await auction.minutePasses(app, auction.end);
  expect(await auction.bidsOf(app, 'buyer', other)).toHaveLength(1000);
  const { packageId } = await auction.roomOf(app, 'buyer', other);
  const place = `projectId=${other}&tenantId=100001&packageId=${packageId}`;
  const json = await app.as('buyer').raw(`${auction.base}/record?${place}&format=json`);
  const { bids } = (JSON.parse(json.body) as { record: { bids: { sequence: number }[] } }).record;
  expect(bids.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 1002 }, (_, at) => at + 1));
});

test.each([
  ['a bid', 'update auction_bid set price = price - 100 where project_id = $1'],
  ['what somebody came to', 'update auction_bidder set standing_money = standing_money - 100 where project_id = $1'],
  ['a rule', 'update auction set min_step = min_step + 100 where project_id = $1'],
])('an auction of which %s was changed in the database is not closed: its host cancels it', async (_what, sql) => {
  const other = await auction.runningAuction(app);
  steps.dataOf(await auction.bid(app, 'supplier1', other, '480000'));
  await app.asSuperuser(sql, [other]);
  await auction.minutePasses(app, auction.end);
  expect((await auction.roomOf(app, 'buyer', other)).auction).toMatchObject({ isSettling: true });
  const closed = `select 1 from evidence where stream = $1 and action = 'auction.close'`;
  expect(await app.asSuperuser(closed, [other])).toEqual([]);
  steps.dataOf(await auction.cancel(app, other, '竞价数据被人改动，取消竞价，按开启价评审'));
});
