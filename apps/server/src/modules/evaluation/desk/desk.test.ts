import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as desks from '../../../../test/desk-steps.ts';
import * as evaluation from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

let hour = 7;
const evaluated = (more?: Parameters<typeof desks.evaluatedAt>[2]) => desks.evaluatedAt(stage, (hour += 1), more);
const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const { act, check, score, sheetOf } = desks;

async function three(desk: desks.Desk) {
  const [leader, second, third] = desk.seats;
  if (!leader || !second || !third) throw new Error('three sit in it');
  return [leader, second, third] as const;
}

const alike = (_index: number, place: number) => (place === 0 ? '40' : '15');

describe('a member at his desk', () => {
  test('keeps each mark by itself, and only within what the standard allows', async () => {
    const desk = await evaluated();
    const [leader] = await three(desk);
    const [bidKey = ''] = desk.bids;
    expect((await desks.readDesk(leader)).packages).toMatchObject([
      { packageId: desk.packageId, evaluationStatus: 3, scoreStatus: 1 },
    ]);
    expect(await done(check(leader, desk, { bidKey, place: 0 }))).toEqual({ version: 0 });
    expect(await check(leader, desk, { bidKey, place: 0 })).toMatchObject({ code: 400 });
    expect(await done(check(leader, desk, { bidKey, place: 0, verdict: 2, version: 0 }))).toEqual({ version: 1 });
    expect((await check(leader, desk, { bidKey, place: 2 })).code).toBe(404);
    expect((await check(leader, desk, { bidKey: '1', place: 0 })).code).toBe(404);
    expect(await score(leader, desk, { bidKey, place: 0, points: '40' })).toMatchObject(refused('当前环节不能填写'));
    expect(await act(leader, desk, 'lock')).toMatchObject(refused('还有6项未填写'));
    expect((await sheetOf(leader, desk)).marks).toEqual([
      { bidKey, kind: 1, place: 0, verdict: 2, points: null, reason: null, version: 1 },
    ]);
  });

  test('scores once all have checked, and not who failed by the majority', async () => {
    const desk = await evaluated();
    const [leader, second, third] = await three(desk);
    const [first = '', other = '', last = ''] = desk.bids;
    await desks.checkAll(leader, desk, [`${last} 1`, `${other} 0`]);
    expect(await check(leader, desk, { bidKey: first, place: 0, version: 0 })).toMatchObject(refused('您已提交'));
    await desks.checkAll(second, desk, [`${last} 1`]);
    expect((await sheetOf(leader, desk)).bids.map(({ rejections }) => rejections.length)).toEqual([0, 0, 0]);
    await desks.checkAll(third, desk);
    const sheet = await sheetOf(leader, desk);
    expect(sheet).toMatchObject({ evaluationStatus: 4, scoreStatus: 1, priceBase: '100.00' });
    expect(sheet.bids.map(({ bidKey, pricePoints, rejections }) => [bidKey, pricePoints, rejections])).toEqual([
      [first, '30.00', []],
      [other, '25.00', []],
      [last, null, [{ name: '投标函签字盖章', votes: 2, reasons: ['投标函未加盖公章', '投标函未加盖公章'] }]],
    ]);
    expect(await score(leader, desk, { bidKey: last, place: 0, points: '1' })).toMatchObject(refused('不再评分'));
    expect(await score(leader, desk, { bidKey: first, place: 0, points: '50.5' })).toMatchObject(refused('0至50'));
    expect(await score(leader, desk, { bidKey: first, place: 1, points: '7' })).toMatchObject(refused('分档5'));
    await done(score(leader, desk, { bidKey: first, place: 1, points: '15' }));
  });

  test('scores blind items by names that tell nothing, and reads nothing that tells whose they are', async () => {
    const items = [
      { category: 4, name: '技术方案', maxScore: '50', standard: '优良中差', naming: 2 },
      { category: 3, name: '业绩', scoreType: 1, maxScore: '20', step: '5', standard: '每份5分' },
    ];
    const desk = await evaluated({ standard: { items } });
    const [leader, second, third] = await three(desk);
    for (const seat of [leader, second, third]) await desks.checkAll(seat, desk);
    const { bids } = await sheetOf(leader, desk);
    const blind = bids.filter(({ isBlind }) => isBlind);
    expect(blind.map(({ name }) => name)).toEqual(['投标人A', '投标人B', '投标人C']);
    const told = JSON.stringify(blind);
    for (const { name, bidKey } of bids.filter(({ isBlind }) => !isBlind)) {
      expect(told).not.toContain(name);
      expect(blind.some((one) => one.bidKey === bidKey)).toBe(false);
    }
    expect(blind[0]).toMatchObject({ price: null, serviceShow: null, files: [{ fileName: '暗标文件1.docx' }] });
    expect(JSON.stringify(bids.filter(({ isBlind }) => !isBlind))).not.toContain('暗标');
    const [bidKey = ''] = desk.bids;
    expect((await score(leader, desk, { bidKey, place: 0, points: '40' })).code).toBe(404);
    await done(score(leader, desk, { bidKey: 'b1', place: 0, points: '40' }));
    expect((await score(leader, desk, { bidKey: 'b1', place: 1, points: '5' })).code).toBe(404);
    expect((await sheetOf(leader, desk)).marks.filter(({ kind }) => kind === 2)).toMatchObject([
      { bidKey: 'b1', points: '40' },
    ]);
    expect((await sheetOf(second, desk)).bids.filter(({ isBlind }) => isBlind)).toEqual(blind);
  });
});

describe('the summary', () => {
  test('waits for objective items that all score alike (87号令 64); the leader returns, and closes it', async () => {
    const desk = await evaluated();
    const [leader, second, third] = await three(desk);
    for (const seat of [leader, second, third]) await desks.checkAll(seat, desk);
    await desks.scoreAll(leader, desk, alike);
    const waiting = { bids: [], faults: ['全体成员提交后才能查看汇总'], mayLead: true, mayClose: false };
    expect(await desks.summaryOf(leader.who, desk)).toMatchObject(waiting);
    await desks.scoreAll(second, desk, alike);
    const handedIn = await desks.scoreAll(third, desk, (index, place) =>
      place === 1 && index === 0 ? '10' : alike(index, place),
    );
    const [first = ''] = desk.bids;
    expect(handedIn).toMatchObject({ evaluationStatus: 5, mismatches: [{ bidKey: first, place: 1, name: '业绩' }] });
    expect((await sheetOf(second, desk)).mismatches).toEqual([{ bidKey: first, place: 1 }]);
    const open = await desks.summaryOf(leader.who, desk);
    expect(open).toMatchObject({ faults: ['客观分不一致，请复核：业绩'], mayClose: true });
    expect(await act(leader, desk, 'close', { version: open.version })).toMatchObject(refused('客观分不一致'));
    expect(await desks.askSummary(second.who, desk)).toMatchObject(refused('组长确认汇总后'));
    expect(await desks.askSummary(stage.buyer, desk)).toMatchObject(refused('组长确认汇总后'));
    const back = { memberId: third.id, reason: '业绩合同份数请复核' };
    expect(await act(second, desk, 'return', back)).toMatchObject(refused('仅组长'));
    await done(act(leader, desk, 'return', back));
    expect(await sheetOf(third, desk)).toMatchObject({
      scoreStatus: 3,
      evaluationStatus: 4,
      returnReason: back.reason,
    });
    expect(await desks.summaryOf(leader.who, desk)).toMatchObject(waiting);
    expect(await leader.who.get(`${evaluation.judge}/score/recompute?packageId=${desk.packageId}`)).toMatchObject(
      refused('全体成员提交后'),
    );
    await done(desks.keepScore(third, desk, { bidKey: first, place: 1, points: '15' }));
    await done(act(third, desk, 'lock'));
    const summed = await desks.summaryOf(leader.who, desk);
    expect(summed.bids.map(({ entryId, total, rank }) => [entryId, total, rank])).toEqual(
      desk.bids.map((id, index) => [id, ['85.00', '80.00', '75.00'][index], index + 1]),
    );
    await done(act(leader, desk, 'close', { version: summed.version }));
    expect(await act(leader, desk, 'return', back)).toMatchObject({ code: 400 });
    for (const who of [second.who, third.who, stage.buyer])
      expect(await desks.summaryOf(who, desk)).toMatchObject({ evaluationStatus: 6, mayClose: false });
    expect(await done(leader.who.get(`${evaluation.judge}/score/recompute?packageId=${desk.packageId}`))).toMatchObject(
      {
        isSame: true,
      },
    );
    await stage.app.asSuperuser(
      `update score_mark m set points = points + 1 from score_sheet s
       where s.id = m.sheet_id and s.package_id = $1 and m.kind = 2 and m.place = 0`,
      [desk.packageId],
    );
    expect(await done(leader.who.get(`${evaluation.judge}/score/recompute?packageId=${desk.packageId}`))).toMatchObject(
      {
        isSame: false,
      },
    );
  });

  test('asks whoever strays from the others for his reason before it is closed (畸高畸低)', async () => {
    const desk = await evaluated();
    const [leader, second, third] = await three(desk);
    for (const seat of [leader, second, third]) await desks.checkAll(seat, desk);
    await desks.scoreAll(leader, desk, alike);
    await desks.scoreAll(second, desk, alike);
    await desks.scoreAll(third, desk, (index, place) => (place === 0 && index === 0 ? '10' : alike(index, place)));
    const [bidKey = ''] = desk.bids;
    expect((await sheetOf(third, desk)).strays).toEqual([{ bidKey, place: 0 }]);
    expect((await sheetOf(leader, desk)).strays).toEqual([]);
    const asked = () =>
      stage.app.asSuperuser<{ kind: string }>(
        `select d.kind from duty d join score_sheet s on s.id = d.row_id where s.package_id = $1 and d.kind = 'scoreSheet.explain'`,
        [desk.packageId],
      );
    const open = await desks.summaryOf(leader.who, desk);
    expect(open.faults).toEqual(['有1个评分畸高畸低，尚未说明理由']);
    expect(await act(leader, desk, 'close', { version: open.version })).toMatchObject(refused('畸高畸低'));
    expect(await asked()).toHaveLength(1);
    await done(act(third, desk, 'explain', { bidKey, place: 0, reason: '方案未响应第三章的关键指标' }));
    expect(await asked()).toEqual([]);
    const { version, bids } = await desks.summaryOf(leader.who, desk);
    expect(bids.find(({ entryId }) => entryId === bidKey)?.items[0]).toMatchObject({
      score: '30.00',
      strays: [third.id],
      given: expect.arrayContaining([{ memberId: third.id, score: '10', reason: '方案未响应第三章的关键指标' }]),
    });
    await done(act(leader, desk, 'close', { version }));
  });

  test('of prices alone comes of the checks, with those who share a rank', async () => {
    const desk = await evaluated({ isPriceAlone: true, prices: ['90.00', '80.00', '80.00', '70.00'] });
    const [leader, second, third] = await three(desk);
    const cheapest = desk.bids.at(-1) ?? '';
    for (const seat of [leader, second, third]) await desks.checkAll(seat, desk, [`${cheapest} 0`]);
    const { bids, faults, version } = await desks.summaryOf(leader.who, desk);
    expect(faults).toEqual([]);
    expect(bids.map(({ price, rank, isTied, isRejected }) => [price, rank, isTied, isRejected])).toEqual([
      ['80.00', 1, true, false],
      ['80.00', 1, true, false],
      ['90.00', 3, false, false],
      ['70.00', null, false, true],
    ]);
    await done(act(leader, desk, 'close', { version }));
  });
});

describe('a member who is replaced', () => {
  test('leaves scores that are kept and count no more; who comes in his stead checks and scores anew', async () => {
    const desk = await evaluated();
    const [leader, second, third] = await three(desk);
    for (const seat of [leader, second, third]) await desks.checkAll(seat, desk);
    await desks.scoreAll(leader, desk, alike);
    const leave = { id: second.id, how: 'stayAway', reason: '评审中途因急病离场，无法继续' };
    await done(stage.buyer.post(`${evaluation.judge}/project/leave`, leave));
    expect((await desks.askSheet(second, desk)).code).toBe(404);
    expect(await score(third, desk, { bidKey: desk.bids[0], place: 1, points: '15' })).toMatchObject(
      refused('现在不能评分'),
    );
    await evaluation.answerAll(stage, 'accept');
    const group = () => evaluation.committeeOf(stage.buyer, desk.groupId);
    const again = { id: desk.groupId, groupName: '磋商小组', recordIds: 'all', version: (await group()).version };
    await done(stage.buyer.post(`${evaluation.judge}/group/saveOrUpdateGroup`, again));
    await done(
      stage.buyer.post(`${evaluation.judge}/group/confirm`, { id: desk.groupId, version: (await group()).version }),
    );
    const seats = await evaluation.sitting(stage, desk.groupId);
    const next = seats.find(({ id }) => !desk.seats.some((former) => former.id === id));
    if (!next) throw new Error('nobody came in his stead');
    await desks.prepared(next);
    await desks.elect([leader, next], leader.id);
    expect(await sheetOf(leader, desk)).toMatchObject({ evaluationStatus: 3, scoreStatus: 2 });
    expect(await sheetOf(next, desk)).toMatchObject({ evaluationStatus: 3, scoreStatus: 1, marks: [] });
    await desks.checkAll(next, desk);
    await done(act(third, desk, 'lock'));
    const kept = await sheetOf(leader, desk);
    expect(kept).toMatchObject({ evaluationStatus: 4, scoreStatus: 1 });
    expect(kept.marks.filter(({ kind }) => kind === 2)).toHaveLength(6);
    await done(act(leader, desk, 'lock'));
    for (const seat of [third, next]) await desks.scoreAll(seat, desk, alike);
    const { members } = await desks.summaryOf(leader.who, desk);
    expect(members.map(({ id }) => id).toSorted()).toEqual([leader.id, third.id, next.id].toSorted());
    const left = await stage.app.asSuperuser(
      `select 1 from score_mark m join score_sheet s on s.id = m.sheet_id where s.member_id = $1 and s.score_status = 9`,
      [second.id],
    );
    expect(left).toHaveLength(6);
  });

  test('and nobody is waited for when the committee is dissolved', async () => {
    const desk = await evaluated();
    const waited = () =>
      stage.app.asSuperuser(
        `select 1 from duty d join score_sheet s on s.id = d.row_id where d.kind = 'scoreSheet.score' and s.package_id = $1`,
        [desk.packageId],
      );
    expect(await waited()).toHaveLength(3);
    const { version } = await evaluation.committeeOf(stage.buyer, desk.groupId);
    await done(
      stage.buyer.post(`${evaluation.judge}/group/discard`, {
        id: desk.groupId,
        version,
        reason: '评审委员会组成有误',
      }),
    );
    expect(await waited()).toEqual([]);
  });
});
