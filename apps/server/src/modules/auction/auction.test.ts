import type { Comparison } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auction from '../../../test/auction-steps.ts';
import type { TenderingApp } from '../../../test/tendering-app.ts';
import * as steps from '../../../test/tendering-steps.ts';
import * as out from '../../../test/way-out-steps.ts';
import { minutesAfter } from '../../platform/db/index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await auction.startAuctionApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const notTaken = (message: string) => ({ isTaken: false, message: expect.stringContaining(message) });
const totals = ({ suppliers }: Comparison) =>
  suppliers.flatMap(({ supplierName, detailListVOS }) =>
    detailListVOS.map(({ totalMoney, lines }) => [supplierName, totalMoney, lines.map((line) => line.totalMoney)]),
  );

describe('an auction is set up', () => {
  test('for the packages that have offers; one without has nothing to bid down, and the page shows both', async () => {
    app.clock.setTo(steps.publicationDay);
    const packages = [steps.aPackage(), steps.aPackage({ packageNo: 2, packageName: '无人问津' })];
    const id = await steps.publishedProject(app, { ...auction.byAuction, generalBudget: '1080000.00', packages });
    for (const [account, price] of [
      ['supplier1', '880.50'],
      ['supplier2', '875'],
      ['supplier3', '890'],
    ] as const) {
      steps.dataOf(await steps.register(app, account, id));
      steps.dataOf(await steps.quote(app, account, { projectId: id, price, packages: 1 }));
    }
    app.clock.setTo(steps.deadline);
    steps.dataOf(await steps.open(app, id, '第二包无人报价，第一包照常开标'));
    const { rooms } = await auction.auctionsOf(app, 'buyer', id);
    expect(rooms.map(({ packageName, proposal }) => [packageName, proposal?.bidders ?? null])).toEqual([
      ['单人床', 3],
      ['无人问津', null],
    ]);
  });

  test('after the opening, by whoever may host, once, with the lowest opened price as it starts', async () => {
    app.clock.setTo(steps.publicationDay);
    const draft = await steps.confirmedProject(app, auction.byAuction);
    expect(await auction.set(app, draft.id)).toMatchObject(refused('尚未开标'));
    const projectId = await auction.openedProject(app);
    const { proposal } = await auction.roomOf(app, 'buyer', projectId);
    expect(proposal).toEqual({ startPrice: '525000.00', ceiling: '540000.00', bidders: 3 });
    expect(await auction.set(app, projectId, {}, 'supplier1')).toMatchObject({ code: 403 });
    steps.dataOf(await auction.set(app, projectId, { startPrice: undefined }));
    expect((await auction.roomOf(app, 'buyer', projectId)).auction).toMatchObject({
      auctionStatus: 0,
      startPrice: '525000.00',
      extensionSeconds: 180,
      maxExtensions: 10,
    });
    expect(await auction.set(app, projectId)).toMatchObject(refused('已设置竞价'));
  });

  test.each([
    ['a start price above the budget', { startPrice: '540000.01' }, '540000.00元'],
    ['a start price of nothing', { startPrice: '0' }, '大于零'],
    ['a price with three decimals', { minStep: '1.001' }, '最多两位小数'],
    ['a step as large as the start price', { minStep: '500000' }, '须小于起始价'],
    ['a beginning that has passed', { beginTime: '2026-11-23 09:00:00' }, '须晚于当前时间'],
    ['a time of less than ten minutes', { endTime: '2026-11-23 10:09:59' }, '不得少于10分钟'],
    ['a time of more than a day', { endTime: '2026-11-24 10:00:01' }, '不得超过24小时'],
    ['another year', { beginTime: '2027-11-23 10:00:00', endTime: '2027-11-23 10:30:00' }, '30天之后'],
  ])('and refuses %s', async (_, changes, msg) => {
    const projectId = await auction.openedProject(app);
    expect(await auction.set(app, projectId, changes)).toMatchObject(refused(msg));
    expect((await auction.roomOf(app, 'buyer', projectId)).auction).toBeNull();
  });

  test('for no other method of purchase', async () => {
    const projectId = await auction.openedProject(app, { manner: 5, lawRegime: 2 });
    expect(await auction.set(app, projectId)).toMatchObject(refused('没有竞价环节'));
  });

  test('and put off before it begins, not afterwards; everybody is told in both languages', async () => {
    const projectId = await auction.openedProject(app);
    const saved = steps.dataOf<steps.Draft>(await auction.set(app, projectId));
    const later = { ...saved, beginTime: '2026-11-23 14:00:00', endTime: '2026-11-23 14:30:00' };
    const moved = steps.dataOf<steps.Draft>(await auction.set(app, projectId, later));
    expect((await auction.roomOf(app, 'supplier1', projectId)).auction).toMatchObject({
      beginTime: '2026-11-23 14:00:00',
    });
    app.clock.setTo('2026-11-23 14:00:00');
    expect(await auction.set(app, projectId, { ...later, ...moved })).toMatchObject(refused('竞价已开始'));
    const told = await app.asSuperuser<{ tenant: string; kind: string }>(
      `select tenant_id as tenant, kind from flow_message where business_type = 'auction' and business_id = $1 order by 1, 2`,
      [projectId],
    );
    expect(told).toEqual(
      ['300001', '300002', '300003'].flatMap((tenant) => [
        { tenant, kind: 'auctionMoved' },
        { tenant, kind: 'auctionSet' },
      ]),
    );
  });
});

describe('a bid', () => {
  test('is judged by its hours, and what is refused is kept in the log and changes nothing', async () => {
    const projectId = await auction.openedProject(app);
    steps.dataOf(await auction.set(app, projectId));
    app.clock.setTo('2026-11-23 09:59:50');
    expect(await auction.judged(app, 'supplier1', projectId, '499000')).toMatchObject(notTaken('10:00:00开始'));
    app.clock.setTo(auction.begin);
    expect(await auction.judged(app, 'supplier1', projectId, '500000.01')).toMatchObject(
      notTaken('不得高于起始价500000.00元'),
    );
    expect(await auction.judged(app, 'supplier1', projectId, '500000')).toMatchObject({
      isTaken: true,
      rank: 1,
      bestPrice: '500000.00',
      isExtended: false,
    });
    expect(await auction.judged(app, 'supplier1', projectId, '499000.01')).toMatchObject(
      notTaken('须不高于499000.00元'),
    );
    app.clock.setTo(auction.end);
    app.clock.advance({ seconds: -0.1 });
    expect(await auction.judged(app, 'supplier1', projectId, '499000')).toMatchObject(
      notTaken('已于2026-11-23 10:30:00截止'),
    );
    const logOf = async () =>
      (await auction.bidsOf(app, 'buyer', projectId)).map(({ sequence, refusal }) => [sequence, refusal]);
    expect(await logOf()).toEqual([[3, null]]);
    await auction.minutePasses(app, auction.end);
    expect(await logOf()).toEqual([
      [5, 2],
      [4, 4],
      [3, null],
      [2, 3],
      [1, 1],
    ]);
    expect((await auction.roomOf(app, 'supplier1', projectId)).own).toMatchObject({ price: '500000.00' });
    const chained = await app.asSuperuser(`select 1 from evidence where action = 'auction.bid' and stream = $1`, [
      `${projectId}.300001`,
    ]);
    expect(chained).toHaveLength(1);
  });

  test.each(['', '-1', '0', '0.00', '1e3', '12.345', '十万', '1,000'])('of «%s» is no bid', async (price) => {
    const projectId = await auction.runningAuction(app);
    expect(await auction.bid(app, 'supplier1', projectId, price)).toMatchObject(refused('大于零的金额'));
    expect(await auction.bidsOf(app, 'buyer', projectId)).toEqual([]);
  });

  test('with the key of an earlier one is that one, and nothing more', async () => {
    const projectId = await auction.runningAuction(app);
    const key = { 'idempotency-key': 'one bid and no more'.replaceAll(' ', '-') };
    const first = await auction.bid(app, 'supplier2', projectId, '499000', key);
    expect(await auction.bid(app, 'supplier2', projectId, '499000', key)).toMatchObject({ data: first.data });
    expect(await auction.bidsOf(app, 'buyer', projectId)).toHaveLength(1);
  });

  test('of an equal price stands behind the one that was there before', async () => {
    const projectId = await auction.runningAuction(app);
    expect(await auction.judged(app, 'supplier3', projectId, '490000')).toMatchObject({ rank: 1 });
    expect(await auction.judged(app, 'supplier1', projectId, '490000')).toMatchObject({ rank: 2 });
    expect(await auction.judged(app, 'supplier2', projectId, '489999')).toMatchObject({ rank: 1 });
    expect((await auction.roomOf(app, 'supplier1', projectId)).own).toMatchObject({ rank: 3, price: '490000.00' });
  });

  test('moves the end within the last three minutes, as often as it was set and no oftener', async () => {
    const projectId = await auction.runningAuction(app, { maxExtensions: 2 });
    app.clock.setTo('2026-11-23 10:26:40');
    expect(await auction.judged(app, 'supplier1', projectId, '499000')).toMatchObject({ isExtended: false });
    app.clock.setTo('2026-11-23 10:29:40');
    const first = await auction.judged(app, 'supplier2', projectId, '498000');
    expect(first).toMatchObject({ isExtended: true, endTime: minutesAfter(first.bidTime, 3) });
    app.clock.setTo('2026-11-23 10:32:00');
    const second = await auction.judged(app, 'supplier1', projectId, '497000');
    expect(second).toMatchObject({ isExtended: true, endTime: minutesAfter(second.bidTime, 3) });
    app.clock.setTo('2026-11-23 10:34:30');
    expect(await auction.judged(app, 'supplier2', projectId, '496000')).toMatchObject({
      isExtended: false,
      endTime: second.endTime,
    });
    expect((await auction.roomOf(app, 'buyer', projectId)).auction).toMatchObject({ extensions: 2 });
  });

  test('is nobody’s who has no opened quote', async () => {
    const projectId = await auction.runningAuction(app);
    const { own } = await auction.roomOf(app, 'supplier1', projectId);
    const stranger = await app.as('supplier2').post(`${auction.base}/bid`, { entryId: own?.entryId, price: '1' });
    expect(stranger).toMatchObject({ code: 404 });
    expect(await app.as('buyer').post(`${auction.base}/bid`, { entryId: own?.entryId, price: '1' })).toMatchObject({
      code: 403,
    });
  });
});

describe('an auction ends', () => {
  test('by the clock, and comparison, selection and package know the final prices', async () => {
    const projectId = await auction.runningAuction(app);
    steps.dataOf(await auction.bid(app, 'supplier1', projectId, '480000.01'));
    await auction.minutePasses(app, '2026-11-23 10:01:00');
    steps.dataOf(await auction.bid(app, 'supplier3', projectId, '470000'));
    expect(await auction.choose(app, projectId, 0)).toMatchObject(refused('正在竞价'));
    await auction.minutePasses(app, auction.end);
    const { auction: state, board } = await auction.roomOf(app, 'buyer', projectId);
    expect(state).toMatchObject({ auctionStatus: 2, isSettling: false });
    expect(board.map(({ price, rank, firstPrice }) => [price, rank, firstPrice])).toEqual([
      ['470000.00', 1, '534000.00'],
      ['480000.01', 2, '528300.00'],
      ['525000.00', 3, '525000.00'],
    ]);
    expect(board.every(({ supplierName }) => supplierName !== null)).toBe(true);
    expect(totals(await steps.comparison(app, projectId)).map(([, total]) => total)).toEqual([
      '470000.00',
      '480000.01',
      '525000.00',
    ]);
    expect((await auction.roomOf(app, 'supplier3', projectId)).own).toMatchObject({
      finalPrice: '470000.00',
      finalRank: 1,
    });
    await out.confirmedSelection(app, projectId, 0);
    const [won] = await app.asSuperuser<{ money: string }>(
      'select sum(q.total_money)::text as money from effective_quote q where q.project_id = $1 and q.selected',
      [projectId],
    );
    expect(won?.money).toBe('47000000');
  });

  test('without any bid with the prices that were opened', async () => {
    const projectId = await auction.runningAuction(app);
    await auction.minutePasses(app, auction.end);
    expect(await auction.bid(app, 'supplier1', projectId, '480000')).toMatchObject(refused('已结束'));
    expect(await auction.bidsOf(app, 'buyer', projectId)).toEqual([]);
    expect((await auction.roomOf(app, 'buyer', projectId)).board.map(({ price }) => price)).toEqual([
      '525000.00',
      '528300.00',
      '534000.00',
    ]);
    expect(steps.dataOf(await auction.choose(app, projectId, 0))).toBeTruthy();
  });

  test('for nothing when it is cancelled with a reason: the first prices count, and another may follow', async () => {
    const projectId = await auction.runningAuction(app);
    steps.dataOf(await auction.bid(app, 'supplier1', projectId, '480000'));
    expect(await auction.cancel(app, projectId, '太短')).toMatchObject(refused('不少于'));
    expect(await auction.cancel(app, projectId, '采购需求有误，需要重新核定', 'supplier1')).toMatchObject({
      code: 403,
    });
    steps.dataOf(await auction.cancel(app, projectId, '采购需求有误，需要重新核定'));
    expect(await auction.bid(app, 'supplier1', projectId, '470000')).toMatchObject(refused('已取消'));
    expect(totals(await steps.comparison(app, projectId)).map(([, total]) => total)).toEqual([
      '525000.00',
      '528300.00',
      '534000.00',
    ]);
    app.clock.setTo('2026-11-23 10:10:00');
    const again = { beginTime: '2026-11-23 11:00:00', endTime: '2026-11-23 11:30:00' };
    steps.dataOf(await auction.set(app, projectId, again));
    expect((await auction.roomOf(app, 'supplier1', projectId)).own).toMatchObject({ price: '528300.00' });
  });

  test('and is not cancelled once its time is up', async () => {
    const projectId = await auction.runningAuction(app);
    app.clock.setTo(auction.end);
    expect(await auction.cancel(app, projectId, '采购需求有误，需要重新核定')).toMatchObject(refused('已结束'));
  });

  test('with its procurement when that is suspended', async () => {
    const projectId = await auction.runningAuction(app);
    steps.dataOf(await auction.bid(app, 'supplier1', projectId, '480000'));
    await out.agreedOn(app, projectId, 'suspend');
    expect((await auction.roomOf(app, 'buyer', projectId)).auction).toMatchObject({ auctionStatus: 3 });
    expect(await auction.bid(app, 'supplier1', projectId, '470000')).toMatchObject(refused('已取消'));
  });

  test('and nobody is chosen before there was one, where several could bid', async () => {
    const projectId = await auction.openedProject(app);
    expect(await auction.choose(app, projectId, 0)).toMatchObject(refused('尚未竞价'));
    expect((await steps.detail(app, projectId)).next.map(({ action }) => action)).toEqual(['setAuction']);
  });
});
