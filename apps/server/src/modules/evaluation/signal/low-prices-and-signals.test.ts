import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import { enterMany, lasting, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import * as questions from '../../../../test/question-steps.ts';
import { minutesAfter } from '../../../platform/db/index.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

let hour = 7;
async function checked(more: Parameters<typeof desks.evaluatedAt>[2] = {}) {
  const desk = await desks.evaluatedAt(stage, (hour += 1), { isPriceAlone: true, ...more });
  const [leader, second, third] = desk.seats;
  if (!leader || !second || !third) throw new Error('three sit in it');
  for (const seat of desk.seats) await desks.checkAll(seat, desk);
  return { desk, leader, second, third };
}
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const judge = (seat: desks.Seat, desk: desks.Desk, more: object = {}) =>
  desks.act(seat, desk, 'lowPrice', {
    bidKey: desk.bids[0],
    isAccepted: false,
    reason: '低于成本且未提供证明',
    ...more,
  });
const close = async (leader: desks.Seat, desk: desks.Desk) => {
  const { version } = await desks.summaryOf(leader.who, desk);
  return desks.act(leader, desk, 'close', { version });
};
const low = ['40.00', '120.00', '150.00'];

describe('R52 a price that is low', () => {
  test('is told to the leader, explained within thirty minutes at least, and judged by the members', async () => {
    const { desk, leader, second, third } = await checked({ prices: low });
    const summary = await desks.summaryOf(leader.who, desk);
    expect(summary.bids[0]?.lowPrice).toMatchObject({
      reasons: [
        { rule: 'average', limit: '51.67' },
        { rule: 'ceiling', limit: '67.50' },
        { rule: 'secondLowest', limit: '60.00' },
      ],
      isAccepted: null,
      askedStatus: null,
    });
    expect(summary).toMatchObject({ faults: ['还有1家报价明显偏低，尚未由评审委员会认定'], lowPriceMinutes: 30 });
    expect(await judge(second, desk)).toMatchObject(refused('请先要求投标人说明'));
    const asking = { askedFor: 2, content: '请说明报价低于其他投标人的原因' };
    expect(await questions.ask(leader, desk, { ...asking, minutes: 29 })).toMatchObject(refused('不得少于30分钟'));
    expect(await questions.ask(second, desk, asking)).toMatchObject(refused('仅组长'));
    const sent = await done(questions.ask(leader, desk, asking));
    expect(await judge(second, desk)).toMatchObject(refused('请先要求投标人说明'));
    await done(questions.answer(lasting(stage.app, 'supplier1', '300001'), sent));
    await done(judge(second, desk, { isAccepted: true, reason: undefined }));
    expect((await desks.sheetOf(third, desk)).lowPrices).toMatchObject([{ accepted: 1, refused: 0, ownVerdict: null }]);
    expect(await close(leader, desk)).toMatchObject(refused('还有1家报价明显偏低'));
    await done(judge(third, desk, { isAccepted: true }));
    expect((await desks.summaryOf(leader.who, desk)).bids[0]).toMatchObject({
      rank: 1,
      lowPrice: { isAccepted: true },
    });
    await done(close(leader, desk));
    expect(await judge(third, desk)).toMatchObject({ code: 400 });
  });

  test('that is not explained in time is out of formula and ranking where the majority refuses it, with why', async () => {
    const { desk, leader, second, third } = await checked({ prices: low, isPriceAlone: false });
    for (const seat of desk.seats) await desks.scoreAll(seat, desk, (_bid, place) => (place === 0 ? '40' : '15'));
    expect((await desks.sheetOf(third, desk)).bids.map(({ pricePoints }) => pricePoints)).toEqual([
      '30.00',
      '10.00',
      '8.00',
    ]);
    const sent = await done(questions.ask(leader, desk, { askedFor: 2, content: '请说明报价依据' }));
    stage.app.clock.setTo(minutesAfter(stage.app.clock.now(), 30));
    expect((await desks.summaryOf(leader.who, desk)).bids[0]?.lowPrice?.askedStatus).toBe(4);
    expect(await judge(second, desk, { reason: ' ' })).toMatchObject(refused('请写明认定报价不合理的理由'));
    for (const seat of [second, third]) await done(judge(seat, desk));
    expect((await desks.summaryOf(leader.who, desk)).bids.map(({ rank, isRejected }) => [rank, isRejected])).toEqual([
      [1, false],
      [2, false],
      [null, true],
    ]);
    expect((await desks.sheetOf(third, desk)).bids.map(({ pricePoints }) => pricePoints)).toEqual([
      null,
      '30.00',
      '24.00',
    ]);
    await done(judge(third, desk, { isAccepted: true }));
    expect((await desks.summaryOf(leader.who, desk)).bids[0]?.lowPrice).toMatchObject({ accepted: 1, refused: 1 });
    expect(sent.id).not.toBe('');
  });

  test('is judged where it is low alone, and by who evaluates', async () => {
    const { desk, leader } = await checked();
    expect((await desks.summaryOf(leader.who, desk)).bids.every(({ lowPrice }) => lowPrice === null)).toBe(true);
    expect(await judge(leader, desk)).toMatchObject(refused('不需要说明'));
    expect((await judge(leader, desk, { bidKey: '1' })).code).toBe(404);
  });
});

describe('R55 a signal of collusion', () => {
  test('is before the leader alone, and keeps the summary open until he has closed it with an opinion', async () => {
    const { desk, leader, second } = await checked({ prices: ['100.00', '110.00', '120.00'] });
    const { signals, faults } = await desks.summaryOf(leader.who, desk);
    expect(signals).toMatchObject([{ code: 2, level: 1, isSmallSample: true, signalStatus: 0 }]);
    expect(signals[0]?.bidders).toHaveLength(3);
    expect(faults).toEqual(['还有1条串通投标线索未给出处理意见']);
    expect(await close(leader, desk)).toMatchObject(refused('还有1条串通投标线索'));
    const [signal] = signals;
    const given = { signalId: signal?.id, version: 0, opinion: 'clear', reason: '三家报价与市场价一致' };
    expect(await desks.act(second, desk, 'signal', given)).toMatchObject(refused('仅组长'));
    expect(await desks.act(leader, desk, 'signal', { ...given, reason: '' })).toMatchObject({ code: 400 });
    expect(JSON.stringify(await desks.sheetOf(second, desk))).not.toContain('signal');
    await done(desks.act(leader, desk, 'signal', given));
    const changed = { ...given, version: 1, opinion: 'refer', reason: '移送主管部门核查' };
    await done(desks.act(leader, desk, 'signal', changed));
    await done(close(leader, desk));
    expect((await desks.summaryOf(stage.buyer, desk)).signals).toMatchObject([
      { signalStatus: 3, opinion: '移送主管部门核查' },
    ]);
    expect(await desks.act(leader, desk, 'signal', { ...changed, version: 2 })).toMatchObject({ code: 400 });
  });

  test('is found in prices and in what bids have in common, and of two families it is high', async () => {
    const desk = await desks.evaluatedAt(stage, (hour += 1), {
      prices: ['100.00', '100.50', '101.00'],
      phone: '13957120001',
    });
    const [leader] = desk.seats;
    const { signals } = await desks.summaryOf(leader?.who ?? stage.buyer, desk);
    expect(signals.map(({ code, level }) => [code, level])).toEqual([
      [1, 3],
      [2, 3],
      [7, 3],
      [7, 3],
      [7, 3],
    ]);
    expect(signals.at(-1)).toMatchObject({ common: ['13957120001'], isSmallSample: false });
  });
});
