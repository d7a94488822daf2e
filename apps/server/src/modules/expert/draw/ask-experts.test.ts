import type { DrawnAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import {
  aTender,
  drawnFor,
  enter,
  enterMany,
  invitationsOf,
  judge,
  monday,
  openDrawStage,
  random,
  drawOf,
  recordsOf,
  turn,
  type DrawStage,
} from '../../../../test/expert-draw-steps.ts';
import { acceptedExperts } from '../index.ts';

const status = { waiting: 0, notified: 1, accepted: 2, declined: 3, unreached: 4, silent: 5, avoiding: 6, replaced: 7 };
const why = '当日已有其他评审安排，无法到场参加';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 6, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

/** Different reviews of one day, so that nobody is kept from one by another. */
let hour = 8;
async function drawn(conditions: readonly object[]) {
  hour += 1;
  const at = (time: number) => `2026-12-09 ${String(time).padStart(2, '0')}`;
  const project = await aTender(stage);
  const draw = await drawnFor(stage, project.id, {
    conditions,
    reviewTime: `${at(hour)}:00:00`,
    reviewEndTime: `${at(hour)}:50:00`,
  });
  return { project, draw };
}
const two = [{ itemCode: 'E01', count: 2, alternates: 2 }];
const notify = (id: string) =>
  done<{ count: number; replyUntil: string }>(stage.buyer.post(`${random}/notify`, { id }));
const read = async (id: string) => drawOf(stage.buyer, id);
const living = (records: readonly DrawnAnswer[]) => records.filter(({ joinStatus }) => joinStatus <= status.accepted);

/** The account behind a part, where there is one. */
async function accountOf(recordId: string): Promise<string | undefined> {
  const [row] = await stage.app.asSuperuser<{ account: string }>(
    `select u.account from drawn_expert r join user_account u on u.tenant_id = r.tenant_id and u.id = r.user_id where r.id = $1`,
    [recordId],
  );
  return row?.account;
}

describe('the experts of a draw', () => {
  test('are asked with a time to answer, which the product and nobody else ends', async () => {
    const { draw } = await drawn(two);
    expect((await stage.supervisor.post(`${random}/notify`, { id: draw.id })).code).toBe(403);
    const { count, replyUntil } = await notify(draw.id);
    expect(count).toBe(2);
    expect(replyUntil).toMatch(/^2026-12-07 10:1[56]/);
    const asked = await read(draw.id);
    expect(asked).toMatchObject({ handlerWork: 0, infoStatus: 3 });
    expect((await stage.buyer.post(`${random}/notify`, { id: draw.id })).msg).toBe('暂无待通知的专家');
    stage.app.clock.advance({ minutes: 16 });
    await turn(stage);
    await turn(stage);
    const { members: records } = await read(draw.id);
    expect(records.filter(({ joinStatus }) => joinStatus === status.silent)).toHaveLength(2);
    expect(living(records).map(({ joinStatus, recordType }) => [joinStatus, recordType])).toEqual([
      [status.notified, 2],
      [status.notified, 2],
    ]);
    expect(
      living(records)
        .map(({ standsForId }) => standsForId)
        .sort(),
    ).toEqual(
      records
        .filter(({ joinStatus }) => joinStatus === status.silent)
        .map(({ recordId }) => recordId)
        .sort(),
    );
    stage.app.clock.setTo(monday);
  });

  test('answer from their own page: with a pledge, or with the reason why not; the next one takes over', async () => {
    const { draw } = await drawn([{ itemCode: 'E01', count: 4, alternates: 2 }]);
    await notify(draw.id);
    const { members: records } = await read(draw.id);
    const mine: { record: DrawnAnswer; account: string }[] = [];
    for (const record of records) {
      const account = await accountOf(record.recordId);
      if (account) mine.push({ record, account });
    }
    const [first, second] = mine;
    if (!first || !second) throw new Error('of six experts four have accounts: two of four drawn have one');
    const answer = (who: string, recordId: string, more: object) =>
      stage.accounts.get(who)?.post('/expert/own/answerInvitation', { recordId, ...more });
    const invited = await invitationsOf(stage.accounts.get(first.account) ?? stage.buyer);
    expect(invited.find(({ recordId }) => recordId === first.record.recordId)).toMatchObject({
      mayAnswer: true,
      place: '第一评标室',
    });
    expect((await answer(second.account, first.record.recordId, { answer: 'decline', reason: why }))?.code).toBe(404);
    expect((await answer(first.account, first.record.recordId, { answer: 'accept' }))?.msg).toMatch(
      /^请确认与本项目无利害关系/,
    );
    expect((await answer(first.account, first.record.recordId, { answer: 'decline', reason: '忙' }))?.msg).toBe(
      '请说明原因，不少于10个字',
    );
    expect((await answer(first.account, first.record.recordId, { answer: 'accept', hasNoConflict: true }))?.code).toBe(
      200,
    );
    expect(
      (
        await answer(second.account, second.record.recordId, {
          answer: 'avoid',
          reason: '配偶为投标单位员工，需要回避',
        })
      )?.code,
    ).toBe(200);
    const after = await read(draw.id);
    const gone = after.members.find(({ recordId }) => recordId === second.record.recordId);
    expect(gone).toMatchObject({ joinStatus: status.avoiding, reason: '配偶为投标单位员工，需要回避' });
    expect(after.members.find(({ standsForId }) => standsForId === second.record.recordId)).toMatchObject({
      joinStatus: status.notified,
      recordType: 2,
    });
    const others = await read(draw.id);
    for (const { recordId, joinStatus } of others.members)
      if (joinStatus === status.notified) await done(enter(stage, recordId, status.accepted));
    expect((await read(draw.id)).infoStatus).toBe(4);
  });

  test('are replaced by the notifier with the reason, and by a further round when the alternates are used up', async () => {
    const { project, draw } = await drawn([{ itemCode: 'E01', count: 1, alternates: 1 }]);
    await notify(draw.id);
    const [first] = (await read(draw.id)).members;
    expect((await stage.buyer.get(`${judge}/deleteJudgeExpert?recordId=${first?.recordId}&reason=忙`)).msg).toBe(
      '请说明原因，不少于10个字',
    );
    expect((await stage.buyer.post(`${random}/nextRound`, { id: draw.id })).msg).toBe('评审人员已足，不需补抽');
    await done(stage.buyer.post(`${judge}/deleteJudgeExpert`, { recordId: first?.recordId, reason: why }));
    const [second] = living((await read(draw.id)).members);
    await done(enter(stage, second?.recordId ?? '', status.unreached));
    expect(await read(draw.id)).toMatchObject({ handlerWork: 2, lacking: [{ conditionNo: 1, count: 1 }] });
    const answer = await done<{ round: number }>(stage.buyer.post(`${random}/nextRound`, { id: draw.id }));
    expect(answer.round).toBe(2);
    const again = await read(draw.id);
    const [third] = living(again.members);
    expect(third).toMatchObject({ round: 2, joinStatus: status.notified, recordType: 1 });
    expect(again.members.filter(({ expertId }) => expertId === third?.expertId)).toHaveLength(1);
    await done(enter(stage, third?.recordId ?? '', status.accepted));
    expect(await read(draw.id)).toMatchObject({ infoStatus: 4, recordFaults: [] });
    const committee = await acceptedExperts(
      { db: stage.app.database.scoped('100001'), tenantId: '100001' },
      project.id,
    );
    expect(committee).toMatchObject([
      { recordId: third?.recordId, role: 'expert', round: 2, expertId: third?.expertId },
    ]);
    // One of the buyer's own people beside them, and a place that becomes free again.
    const userId = await stage.app.userId('finance');
    await done(stage.buyer.get(`${judge}/saveCustomerMan?randomInfoId=${draw.id}&userId=${userId}`));
    expect((await stage.buyer.get(`${judge}/saveCustomerMan?randomInfoId=${draw.id}&userId=${userId}`)).code).toBe(400);
    expect(
      (await done<DrawnAnswer[]>(stage.buyer.get(`${judge}/queryExpertByRandomInfoId?randomInfoId=${draw.id}`))).length,
    ).toBe(4);
    await done(enter(stage, third?.recordId ?? '', 8, '评审当日未到场且无法联系本人'));
    expect((await read(draw.id)).infoStatus).toBe(3);
  });

  test('are chosen with consent only when nobody is left to be drawn', async () => {
    const { draw } = await drawn([{ itemCode: 'E01', count: 6, alternates: 0 }]);
    await notify(draw.id);
    const records = living((await read(draw.id)).members);
    for (const { recordId } of records) await done(enter(stage, recordId, status.declined, why));
    expect((await stage.buyer.post(`${random}/nextRound`, { id: draw.id })).msg).toMatch(/^候选专家已全部联系/);
    const [late] = await enterMany(stage, 1);
    const pick = (more: object) =>
      stage.buyer.post(`${random}/addByApproval`, { id: draw.id, expertId: late, conditionNo: 1, files: [], ...more });
    expect((await pick({})).msg).toBe('请上传主管预算单位的同意文件');
    const upload = await stage.buyer.upload<{ fileId: string }>('/file/uploadOSS', {
      name: '同意函.txt',
      bytes: Buffer.from('同意自行选定评审专家'),
    });
    const files = [{ ...upload.data, fileName: '同意函.txt' }];
    expect((await pick({ files })).msg).toBe('请说明原因，不少于10个字');
    await done(pick({ files, reason: '库内专家均已联系，经主管预算单位同意' }));
    expect(living((await read(draw.id)).members)).toMatchObject([{ recordType: 3, joinStatus: status.notified }]);
    const annul = { id: draw.id, version: (await read(draw.id)).version, reason: '人数无法补足，停止评审并封存文件' };
    expect((await stage.supervisor.post(`${random}/cancel`, annul)).code).toBe(200);
    expect((await recordsOf(stage.buyer, draw.id)).length).toBe(7);
  });
});
