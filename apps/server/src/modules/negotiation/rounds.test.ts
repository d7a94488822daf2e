import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../test/agency-steps.ts';
import * as desks from '../../../test/desk-steps.ts';
import { dyingIn } from '../../../test/dying-in.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../test/expert-draw-steps.ts';
import type { Person } from '../../../test/organization-app.ts';
import * as rounds from '../../../test/round-steps.ts';
import { minutesAfter } from '../../platform/db/index.ts';
import { endRoundsByClock } from './lead/close-rounds.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

let hour = 7;
const negotiating = (wish: Parameters<typeof rounds.negotiating>[2] = {}) =>
  rounds.negotiating(stage, (hour += 1), wish);
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

describe('a consultation', () => {
  test('is negotiated once the checks are handed in, quoted for twice, and scored by the last prices', async () => {
    const desk = await negotiating();
    const [leader] = desk.seats;
    if (!leader) throw new Error('no leader');
    expect((await desks.readDesk(leader)).packages).toMatchObject([{ evaluationStatus: 7 }]);
    await rounds.playRound(desk, { 1: '99', 2: '98', 3: '97' });
    const first = (await rounds.roundsOf(desk)).rounds;
    expect(first).toMatchObject([{ roundNo: 1, isLast: false, roundStatus: 2 }]);
    expect(first[0]?.quotes.map(({ totalMoney, bidderStatus }) => [totalMoney, bidderStatus])).toEqual([
      ['99.00', 2],
      ['98.00', 2],
      ['97.00', 2],
    ]);
    expect(await rounds.lead(desk, 'conclude', {})).toMatchObject(refused('尚未开启最后报价'));
    await rounds.playRound(desk, { 1: '90', 2: '95', 3: '80' }, { isLast: true });
    await done(rounds.lead(desk, 'conclude', {}));
    const sheet = await desks.sheetOf(leader, desk);
    expect(sheet.evaluationStatus).toBe(4);
    expect(sheet.bids.map(({ price }) => price)).toEqual(['90.00', '95.00', '80.00']);
  });
});

describe('a bidder', () => {
  test('learns at the opening what he himself offered, and nobody else’s price, remark or rank by it (B.28)', async () => {
    const desk = await negotiating({ prices: ['100.00', '77.77', '150.00'] });
    const { projectId, bids } = desk;
    const at = `projectId=${projectId}&tenantId=100001`;
    const reads = [
      `/purchase/entry/queryOpeningRecord?${at}`,
      `/bid-electronic/hall/queryByProjectId?${at}`,
      `/bid-electronic/hall/record?${at}&format=json`,
    ];
    const read = async (who: Person) => {
      const answers: string[] = [];
      for (const path of reads) answers.push((await who.raw(path)).body);
      return answers;
    };
    for (const [index, answer] of (await read(rounds.bidderOf(stage, 1))).entries()) {
      expect(answer, reads[index]).toContain('100.00');
      expect(answer, reads[index]).not.toMatch(/77\.77|150\.00/);
      const places = bids.map((id) => answer.indexOf(id)).filter((place) => place >= 0);
      expect(places, reads[index]).toEqual(places.toSorted((one, other) => one - other));
    }
    const [, hall, record] = await read(stage.buyer);
    expect([hall, record].map((answer) => answer?.includes('77.77'))).toEqual([true, true]);
  });

  test('reads his own quotes and what is asked, and nobody else’s', async () => {
    const desk = await negotiating();
    await rounds.playRound(desk, { 1: '99', 2: '88.88', 3: '97' });
    await done(rounds.begin(desk, { terms: '请一次报出最后价格', isLast: true }));
    const own = await rounds.ownPackage(desk, 1);
    expect(own.firstMoney).toBeNull();
    expect(own.rounds.map(({ roundNo, totalMoney, terms }) => [roundNo, totalMoney, terms])).toEqual([
      [2, null, '请一次报出最后价格'],
      [1, '99.00', '请就付款方式报价'],
    ]);
    const all = JSON.stringify(await rounds.ownOf(rounds.bidderOf(stage, 1), desk));
    expect(all).not.toContain('88.88');
    expect(all).not.toContain('宁波远山');
  });

  test('may replace his quote until the end and not after it, and what he handed in last counts', async () => {
    const desk = await negotiating();
    await done(rounds.begin(desk));
    await done(rounds.quote(desk, 1, '99'));
    const late = await rounds.sealedQuote(desk, 1, { price: '1' });
    await done(rounds.quote(desk, 1, '96'));
    expect(await rounds.bidderOf(stage, 1).post('/bid-electronic/round/quote', late)).toMatchObject({ code: 400 });
    const tooLate = await rounds.sealedQuote(desk, 1, { price: '2' });
    await rounds.passTime(desk);
    expect(await rounds.bidderOf(stage, 1).post('/bid-electronic/round/quote', tooLate)).toMatchObject(
      refused('已截止'),
    );
    for (const account of ['buyer', 'manager'] as const) await rounds.unlock(desk, account);
    const [round] = (await rounds.roundsOf(desk)).rounds;
    expect(round?.quotes.map(({ totalMoney }) => totalMoney)).toEqual(['96.00', null, null]);
    expect(round?.quotes.map(({ bidderStatus }) => bidderStatus)).toEqual([2, 4, 4]);
  });

  test('cannot quote in another’s place, with a first bid’s envelope, or with files', async () => {
    const desk = await negotiating();
    await done(rounds.begin(desk));
    const own = await rounds.sealedQuote(desk, 1, { price: '99' });
    const other = (await rounds.ownPackage(desk, 2)).rounds[0];
    const post = (input: object) => rounds.bidderOf(stage, 1).post('/bid-electronic/round/quote', input);
    expect((await post({ ...own, bidderId: other?.bidderId })).code).toBe(404);
    const target = other?.seal ?? undefined;
    const elsewhere = await rounds.sealedQuote(desk, 1, { price: '99', ...(target && { target }) });
    expect(await post(elsewhere)).toMatchObject({ code: 400 });
    const place = { ...(await rounds.ownPackage(desk, 1)).rounds[0]?.seal };
    const first = { ...place, place: { ...place.place, entryId: desk.bids[0] ?? '' } } as typeof target;
    expect(
      await post(await rounds.sealedQuote(desk, 1, { price: '99', ...(first && { target: first }) })),
    ).toMatchObject({ code: 400 });
    await done(post(own));
  });
});

describe('the last round', () => {
  test('leaves out whoever has not quoted in it, and goes on with three', async () => {
    const desk = await negotiating({ prices: ['100', '120', '140', '160'] });
    await rounds.playRound(desk, { 1: '90', 2: '95', 3: '80' }, { isLast: true });
    await done(rounds.lead(desk, 'conclude', {}));
    const [leader] = desk.seats;
    if (!leader) throw new Error('no leader');
    const { bids } = await desks.sheetOf(leader, desk);
    expect(bids.map(({ rejections }) => rejections.map(({ name }) => name))).toEqual([
      [],
      [],
      [],
      ['未提交最后报价，视为退出'],
    ]);
    expect(await rounds.begin(desk)).toMatchObject(refused('未处于谈判'));
  });

  test('with fewer than three ends nothing: the buyer has to end the package', async () => {
    const desk = await negotiating();
    await rounds.playRound(desk, { 1: '90', 2: '95' }, { isLast: true });
    expect(await rounds.lead(desk, 'conclude', { reason: '两家也可以继续谈下去的理由' })).toMatchObject(
      refused('不足3家'),
    );
    expect(await rounds.begin(desk)).toMatchObject(refused('最后报价已开启'));
  });

  test('above the limit of the package counts as none', async () => {
    const desk = await negotiating();
    await rounds.playRound(desk, { 1: '90', 2: '95', 3: '150.01' }, { isLast: true });
    const last = (await rounds.roundsOf(desk)).rounds.at(-1);
    expect(last?.quotes.map(({ bidderStatus, openFault }) => [bidderStatus, openFault])).toEqual([
      [2, null],
      [2, null],
      [3, 5],
    ]);
  });
});

describe('the leader', () => {
  test('alone begins, extends, closes early once all have quoted, and cancels with a reason', async () => {
    const desk = await negotiating({ against: [2] });
    const [, second] = desk.seats;
    expect(await rounds.lead(desk, 'begin', { terms: '报价', minutes: 10, isLast: false }, second)).toMatchObject(
      refused('仅组长'),
    );
    const { id } = await done(rounds.begin(desk, { minutes: 10 }));
    expect(await rounds.begin(desk)).toMatchObject(refused('尚未开启'));
    const of = { roundId: id, version: 0 };
    expect(await rounds.lead(desk, 'extend', { ...of, minutes: 10 })).toMatchObject({ code: 400 });
    const { version } = await done(rounds.lead(desk, 'extend', { ...of, minutes: 10, reason: '供应商请求' }));
    await done(rounds.quote(desk, 1, '99'));
    expect(await rounds.lead(desk, 'close', { roundId: id, version })).toMatchObject(refused('还有1家'));
    await done(rounds.quote(desk, 2, '98'));
    const closed = await done(rounds.lead(desk, 'close', { roundId: id, version }));
    expect(await rounds.quote(desk, 2, '97').catch(() => ({ code: 400 }))).toMatchObject({ code: 400 });
    const asked = { roundId: id, version: closed.version };
    expect(await rounds.lead(desk, 'open', asked)).toMatchObject(refused('等待密钥持有人解锁'));
    await done(rounds.lead(desk, 'cancel', { ...asked, reason: '需求有误，重新谈判' }));
    expect((await rounds.ownPackage(desk, 1)).rounds).toMatchObject([
      { roundStatus: 3, bidderStatus: 9, cancelReason: '需求有误，重新谈判' },
    ]);
    await rounds.playRound(desk, { 1: '99', 2: '98' });
  });

  test('is not needed for a round to end: the clock ends it, and tells who holds a key', async () => {
    const desk = await negotiating();
    await done(rounds.begin(desk));
    await done(rounds.quote(desk, 1, '99'));
    await rounds.passTime(desk);
    const { database } = stage.app.app.platform;
    const now = stage.app.clock.now();
    await database.transaction('100001', (db) => endRoundsByClock({ db, tenantId: '100001', now }));
    await database.transaction('100001', (db) => endRoundsByClock({ db, tenantId: '100001', now }));
    const kept = await stage.app.asSuperuser('select r.round_status from quote_round r where r.package_id = $1', [
      desk.packageId,
    ]);
    expect(kept).toEqual([{ round_status: 1 }]);
    const told = await stage.app.asSuperuser(
      `select count(distinct user_id)::int as count from flow_message where business_id = $1 and content like '第1轮报价已截止%'`,
      [desk.projectId],
    );
    expect(told).toEqual([{ count: 3 }]);
  });
});

test('a server that is killed while a round is quoted in or opened leaves nothing half, and the same again does it', async () => {
  const desk = await negotiating();
  await done(rounds.begin(desk));
  const dies = await dyingIn(stage.app, [
    'quote_round',
    'round_bidder',
    'round_bid',
    'round_share',
    'round_given',
    'round_line',
    'state_change',
    'evidence',
    'evidence_head',
  ]);
  const bid = await rounds.sealedQuote(desk, 1, { price: '99' });
  await dies(['round_bidder', 'evidence', 'round_bid', 'round_share'], () =>
    rounds.bidderOf(stage, 1).post('/bid-electronic/round/quote', bid),
  );
  await rounds.passTime(desk);
  await done(rounds.unlock(desk, 'manager'));
  const { roundId, shares } = await rounds.unsealed(desk, 'supervisor');
  await dies(['round_given', 'round_bidder', 'round_line', 'quote_round', 'state_change', 'evidence_head'], () =>
    rounds
      .holder(desk, 'supervisor')
      .post('/bid-electronic/round/give', { projectId: desk.projectId, roundId, shares }),
  );
  expect((await rounds.roundsOf(desk)).rounds).toMatchObject([{ roundStatus: 2 }]);
});

describe('whoever has the database', () => {
  test('moves no end, no price and no round: nothing is taken, unlocked or scored by it', async () => {
    const desk = await negotiating();
    const { id } = await done(rounds.begin(desk, { isLast: true }));
    const end = (await rounds.roundsOf(desk)).rounds[0]?.endTime ?? '';
    const moveEnd = (to: string) =>
      stage.app.asSuperuser('update quote_round set end_time = $2 where id = $1', [id, to]);
    const input = await rounds.sealedQuote(desk, 1, { price: '99' });
    await moveEnd(minutesAfter(end, 60));
    expect(await rounds.bidderOf(stage, 1).post('/bid-electronic/round/quote', input)).toMatchObject(
      refused('与存证记录不一致'),
    );
    await moveEnd(end);
    for (const no of [1, 2, 3]) await done(rounds.quote(desk, no, `9${no}`));
    await moveEnd(stage.app.clock.now());
    expect(await rounds.unlock(desk, 'manager')).toMatchObject(refused('与存证记录不一致'));
    await moveEnd(end);
    await rounds.passTime(desk);
    for (const account of ['manager', 'supervisor'] as const) await done(rounds.unlock(desk, account));
    await stage.app.asSuperuser(
      'update round_bidder set total_money = 100 where round_id = $1 and total_money = 9300',
      [id],
    );
    expect(await rounds.lead(desk, 'conclude', {})).toMatchObject({ code: 200 });
    const score = (seat: desks.Seat) => desks.scoreAll(seat, desk, (_bid, place) => (place === 0 ? '40' : '15'));
    const [last, ...others] = desk.seats;
    if (!last) throw new Error('no leader');
    for (const seat of others) await score(seat);
    await expect(score(last)).rejects.toThrow('已开启的报价与开标时存证的内容不一致');
  });
});
