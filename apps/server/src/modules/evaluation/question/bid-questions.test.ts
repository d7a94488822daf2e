import { bidQuestionEndpoints, parseRoute } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import { enterMany, lasting, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';
import * as questions from '../../../../test/question-steps.ts';
import { minutesAfter } from '../../../platform/db/index.ts';
import { lapseQuestions } from './answer-question.ts';

let stage: DrawStage;
let bidder: Person;
let rival: Person;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
  bidder = lasting(stage.app, 'supplier1', '300001');
  rival = lasting(stage.app, 'supplier2', '300002');
});
afterAll(() => stage.app.close());

let hour = 7;
async function evaluated() {
  const desk = await desks.evaluatedAt(stage, (hour += 1));
  const [leader, second, third] = desk.seats;
  if (!leader || !second || !third) throw new Error('three sit in it');
  return { desk, leader, second, third };
}
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const { ask, actOn, answer, ownQuestions, questionsOf, askOwn } = questions;

describe('a question of the committee', () => {
  test('is asked by a member, sent by the leader, and answered by that bidder alone, who is not told who asks', async () => {
    const { desk, leader, second, third } = await evaluated();
    const drafted = await done<questions.Asked>(ask(second, desk));
    expect(drafted.questionStatus).toBe(1);
    expect(await ownQuestions(bidder, desk)).toEqual([]);
    expect(await actOn(third, desk, 'send', { questionId: drafted.id, version: 0 })).toMatchObject(refused('仅组长'));
    const sent = await done(actOn(leader, desk, 'send', { questionId: drafted.id, version: 0 }));
    const [own] = await ownQuestions(bidder, desk);
    expect(own).toMatchObject({ content: questions.asked, questionStatus: 2, mayAnswer: true });
    expect(own?.dueTime).toBe(minutesAfter(stage.app.clock.now(), 30));
    expect(JSON.stringify(await askOwn(bidder, desk))).not.toMatch(/asker|leader|memberId/);
    expect(await ownQuestions(rival, desk)).toEqual([]);
    expect((await answer(rival, sent)).code).toBe(404);
    await done(answer(bidder, sent));
    expect((await questionsOf(third, desk)).questions).toMatchObject([
      { questionStatus: 3, answer: questions.answered, bidderName: '杭州青禾科技有限公司', isOwn: false },
    ]);
    expect(await answer(bidder, { ...sent, version: sent.version + 1 })).toMatchObject({ code: 400 });
  });

  test('is answered within its time, or shown as not answered', async () => {
    const { desk, leader } = await evaluated();
    const sent = await done<questions.Asked>(ask(leader, desk, { minutes: 10 }));
    expect(sent.questionStatus).toBe(2);
    stage.app.clock.setTo(minutesAfter(stage.app.clock.now(), 10));
    expect(await answer(bidder, sent)).toMatchObject(refused('答复时限已过'));
    expect((await questionsOf(leader, desk)).questions).toMatchObject([{ questionStatus: 4, answer: null }]);
    const { database } = stage.app.app.platform;
    const now = stage.app.clock.now();
    await database.transaction('100001', (db) => lapseQuestions({ db, tenantId: '100001', now }));
    const kept = await stage.app.asSuperuser('select question_status from bid_question where id = $1', [sent.id]);
    expect(kept).toEqual([{ question_status: 4 }]);
  });

  test('is told to its bidder as work with its time, and taken back by the leader with a reason that he reads', async () => {
    const { desk, leader, second } = await evaluated();
    const sent = await done(ask(leader, desk));
    const duties = async (who: Person) => JSON.stringify(await who.get('/inbox/page'));
    expect(await duties(bidder)).toContain('答复评审澄清');
    expect(await duties(rival)).not.toContain('答复评审澄清');
    const own = await done(ask(second, desk));
    expect(await actOn(second, desk, 'drop', { questionId: own.id, version: 0 })).toMatchObject({ code: 400 });
    await done(actOn(second, desk, 'drop', { questionId: own.id, version: 0, reason: '已从文件中查明' }));
    expect(
      await actOn(second, desk, 'drop', { questionId: sent.id, version: sent.version, reason: '不问了' }),
    ).toMatchObject(refused('仅组长'));
    await done(actOn(leader, desk, 'drop', { questionId: sent.id, version: sent.version, reason: '文件已写明' }));
    expect(await ownQuestions(bidder, desk)).toMatchObject([{ questionStatus: 9, dropReason: '文件已写明' }]);
  });

  test('is about a bid that is evaluated, says something, and leaves time', async () => {
    const { desk, leader } = await evaluated();
    expect((await ask(leader, desk, { bidKey: '1' })).code).toBe(404);
    expect(await ask(leader, desk, { content: ' ' })).toMatchObject(refused('请填写澄清内容'));
    expect((await ask(leader, desk, { minutes: 4 })).code).toBe(400);
    expect((await questionsOf(leader, desk)).article).toContain('第五十一条');
  });

  test('keeps the summary open until it is answered, or its time is over', async () => {
    const { desk, leader, second, third } = await evaluated();
    const seats = [leader, second, third];
    for (const seat of seats) await desks.checkAll(seat, desk);
    for (const seat of seats) await desks.scoreAll(seat, desk, (_bid, place) => (place === 0 ? '40' : '15'));
    const sent = await done(ask(leader, desk));
    const { version, faults, questions: told } = await desks.summaryOf(leader.who, desk);
    expect(faults).toEqual(['还有1个评审澄清未发出或仍在答复时限内']);
    expect(told).toMatchObject([{ questionStatus: 2 }]);
    expect(await desks.act(leader, desk, 'close', { version })).toMatchObject(refused('还有1个评审澄清'));
    await done(answer(bidder, sent));
    await done(desks.act(leader, desk, 'close', { version }));
    expect(await ask(leader, desk)).toMatchObject({ code: 400 });
  });
});

test('nobody but the committee and that bidder reads question or answer, by any call, before the summary is closed', async () => {
  const { desk, leader, second, third } = await evaluated();
  const seats = [leader, second, third];
  const sent = await done(ask(second, desk));
  await done(actOn(leader, desk, 'send', { questionId: sent.id, version: sent.version }));
  await done(answer(bidder, { id: sent.id, version: sent.version + 1 }));
  const calls = bidQuestionEndpoints.map(({ route }) => parseRoute(route));
  const outside = new Map([...stage.accounts].filter(([account]) => !seats.some((one) => one.account === account)));
  for (const account of ['manager', 'supervisor', 'finance']) outside.set(account, lasting(stage.app, account));
  outside.set('rival', rival);
  outside.set('agent', lasting(stage.app, 'agent', '200001'));
  const ids = { packageId: desk.packageId, projectId: desk.projectId, tenantId: '100001', questionId: sent.id };
  const input = {
    ...ids,
    bidKey: desk.bids[0] ?? '',
    version: '2',
    answer: '另一答复',
    content: '另一问题',
    minutes: '30',
  };
  const read = async (who: Person) => {
    const answers: string[] = [];
    for (const { method, path } of calls)
      for (const id of [...seats.map((seat) => seat.id), sent.id]) {
        const short = path.replace(/^\/api/, '');
        const query = new URLSearchParams({ ...input, id }).toString();
        answers.push(
          JSON.stringify(await (method === 'POST' ? who.post(short, { ...input, id }) : who.get(`${short}?${query}`))),
        );
      }
    return answers.filter((text) => text.includes(questions.asked) || text.includes(questions.answered));
  };
  for (const [account, who] of outside) expect(await read(who), account).toEqual([]);
  const kept = await stage.app.asSuperuser<{ said: string }>(
    `select content || ' ' || answer as said from bid_question where id = $1`,
    [sent.id],
  );
  expect(kept).toEqual([{ said: `${questions.asked} ${questions.answered}` }]);
  for (const seat of seats) expect((await questionsOf(seat, desk)).questions).toHaveLength(1);
});
