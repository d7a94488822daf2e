import { deskEndpoints, parseRoute } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import * as evaluation from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';
import type { Person } from '../../../../test/organization-app.ts';
import { strangersTo, whoLearns } from '../../../../test/who-learns.ts';

let stage: DrawStage;
let desk: desks.Desk;
/** Who has nothing to do with the committee, by account. */
let strangers: Map<string, Person>;

const reason = '投标人夸大其词，理由在此说明';
const alike = (_index: number, place: number) => (place === 0 ? '41' : '15');

beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
  desk = await desks.evaluatedAt(stage, 9);
  strangers = await strangersTo(stage, desk.seats, ['manager', 'supervisor', 'finance']);
});
afterAll(() => stage.app.close());

const calls = deskEndpoints.map(({ route }) => parseRoute(route));

function ask(who: Person, { method, path }: (typeof calls)[number], seatId: string) {
  const input = {
    id: seatId,
    packageId: desk.packageId,
    bidKey: desk.bids[0] ?? '',
    kind: 1,
    place: 0,
    verdict: 2,
    version: 0,
    memberId: seatId,
    reason,
  };
  const short = path.replace(/^\/api/, '');
  if (method === 'POST') return who.post(short, input);
  const query = new URLSearchParams({ ...input, kind: '1', place: '0', verdict: '2', version: '0' });
  return who.get(`${short}?${query.toString()}`);
}

/** What nobody outside may find in any answer. */
const secrets = () => ['青禾', '远山', '启明', '100.00', reason, '"41"'];

/** Which of these get anything by any call with anybody's seat. */
const learning = (people: ReadonlyMap<string, Person>) =>
  whoLearns(people, { seats: desk.seats, calls, ask, secrets: secrets() });

describe('before everybody has handed in', () => {
  test('whoever has no seat reads and does nothing, by any call, with anybody’s seat', async () => {
    expect(await learning(strangers)).toEqual([]);
  });

  test('the purchaser, who has one, gets nothing by another’s', async () => {
    const [leader, second] = desk.seats;
    if (!leader || !second) throw new Error('three sit in it');
    for (const call of calls.filter(({ path }) => path.includes('/own/'))) {
      expect((await ask(second.who, call, leader.id)).code, call.path).toBe(404);
    }
  });

  test('nobody reads what another has found; who is out is told when all have checked', async () => {
    const [leader, second, third] = desk.seats;
    if (!leader || !second || !third) throw new Error('three sit in it');
    const [bidKey = ''] = desk.bids;
    await done(desks.check(leader, desk, { bidKey, place: 0, verdict: 2, reason }));
    for (const seat of [second, third]) {
      for (const call of calls.filter(({ method }) => method === 'GET'))
        expect(JSON.stringify(await ask(seat.who, call, seat.id)), call.path).not.toContain(reason);
      expect((await desks.sheetOf(seat, desk)).marks).toEqual([]);
    }
    await done(desks.check(leader, desk, { bidKey, place: 0, version: 0 }));
    for (const place of [0, 1])
      for (const id of desk.bids.slice(1)) await done(desks.check(leader, desk, { bidKey: id, place }));
    await done(desks.check(leader, desk, { bidKey, place: 1 }));
    await done(desks.act(leader, desk, 'lock'));
    for (const seat of [second, third]) await desks.checkAll(seat, desk);
    await desks.scoreAll(leader, desk, alike);
    await desks.scoreAll(second, desk, alike);
    for (const call of calls.filter(({ method }) => method === 'GET'))
      expect(JSON.stringify(await ask(third.who, call, third.id)), call.path).not.toContain('"41"');
    const waiting = JSON.stringify(await desks.summaryOf(leader.who, desk));
    for (const secret of secrets()) expect(waiting).not.toContain(secret);
  });

  test('the purchaser learns how far each is, and no score', async () => {
    const path = `${evaluation.judge}/project/queryJudgeProgress?groupId=${desk.groupId}`;
    const progress = await done<{ members: { scoreStatus: number }[] }[]>(stage.buyer.get(path));
    expect(progress).toMatchObject([
      { nodeCode: 10, scoredCount: 2, evaluations: [{ packageId: desk.packageId, evaluationStatus: 4, handedIn: 2 }] },
    ]);
    expect(progress[0]?.members.map(({ scoreStatus }) => scoreStatus).toSorted()).toEqual([1, 2, 2]);
    for (const secret of secrets()) expect(JSON.stringify(progress)).not.toContain(secret);
    expect(await learning(strangers)).toEqual([]);
  });
});

test('once all have handed in the leader reads it, once he has closed it who sees the committee, and no supplier ever', async () => {
  const [leader, , third] = desk.seats;
  if (!leader || !third) throw new Error('three sit in it');
  await desks.scoreAll(third, desk, alike);
  expect(await learning(strangers)).toEqual([]);
  const { version } = await desks.summaryOf(leader.who, desk);
  await done(desks.act(leader, desk, 'close', { version }));
  const summary = `${evaluation.judge}/score/summary?packageId=${desk.packageId}`;
  const read = await Promise.all(
    [...strangers].map(async ([account, who]) => [account, (await who.get(summary)).code]),
  );
  const codes = Object.fromEntries(read) as Record<string, number>;
  expect(codes).toMatchObject({ manager: 200, '300001': 404, '300002': 404, agent: 404 });
  for (const account of [...stage.accounts.keys()].filter((one) => strangers.has(one)))
    expect(codes[account]).toBe(404);
  const told = JSON.stringify(await strangers.get('manager')?.get(summary));
  for (const { account } of desk.seats.filter((seat) => seat.account !== 'buyer')) expect(told).not.toContain(account);
});
