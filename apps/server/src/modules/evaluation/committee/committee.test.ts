import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../../../test/agency-steps.ts';
import * as evaluation from '../../../../test/evaluation-steps.ts';
import { enterMany, openDrawStage, type DrawStage } from '../../../../test/expert-draw-steps.ts';

let stage: DrawStage;
beforeAll(async () => {
  stage = await openDrawStage();
  await enterMany(stage, 4, ['expert1', 'expert2', 'expert3', 'expert4']);
});
afterAll(() => stage.app.close());

const { judge } = evaluation;
const why = '与投标人存在利害关系，依法应当回避';

let hour = 7;
const accepted = () => evaluation.acceptedAt(stage, (hour += 1));
const confirmed = () => evaluation.confirmedAt(stage, (hour += 1));

const read = (id: string) => evaluation.committeeOf(stage.buyer, id);

describe('a committee', () => {
  test('has seats for those who have accepted, and is told what the law asks of it (R27)', async () => {
    const { projectId } = await accepted();
    const saved = await done<{ id: string }>(
      stage.buyer.post(`${judge}/group/saveOrUpdateGroup`, { projectId, groupName: '磋商小组', recordIds: 'all' }),
    );
    expect(await read(saved.id)).toMatchObject({
      groupName: '磋商小组',
      groupStatus: 0,
      leastMembers: 3,
      article: expect.stringContaining('214号'),
      packageNames: ['单人床'],
      faults: [{ code: 'tooFew', message: '评审委员会应为3人以上单数，现有2人' }, { code: 'even' }],
      members: [
        { role: 2, signStatus: 0, task: 0, isNamed: true },
        { role: 2, signStatus: 0, task: 0, isNamed: true },
      ],
      actions: expect.arrayContaining(['confirm', 'discard']),
    });
    const { version } = await read(saved.id);
    const early = await stage.buyer.post(`${judge}/group/confirm`, { id: saved.id, version });
    expect(early).toMatchObject({ code: 400, msg: '评审委员会应为3人以上单数，现有2人' });
    expect(await read(saved.id)).toMatchObject({ groupStatus: 0 });
  });

  test('names nobody to whoever has not asked him (R28)', async () => {
    const { projectId, id } = await confirmed();
    const [seen] = await evaluation.committees(stage.manager, projectId);
    expect(seen?.members.map(({ name, isNamed, expertId }) => [name.endsWith('***'), isNamed, expertId])).toEqual(
      Array.from({ length: 3 }, () => [true, false, null]),
    );
    const mine = await read(id);
    expect(mine.members.every(({ name }) => !name.endsWith('***'))).toBe(true);
    const [expert] = stage.accounts.values();
    expect((await expert?.get(`${judge}/group/queryGroupList?projectId=${projectId}`))?.code).toBe(403);
  });

  test('is one of a package, whose people have one seat each', async () => {
    const { projectId, id } = await confirmed();
    const again = { projectId, groupName: '另一小组' };
    expect(await stage.buyer.post(`${judge}/group/saveOrUpdateGroup`, again)).toMatchObject({
      code: 400,
      msg: '第1包已有评审委员会“磋商小组”',
    });
    const userId = await stage.app.userId('buyer');
    const seat = { groupId: id, userId };
    expect((await stage.buyer.post(`${judge}/project/saveOrUpdateJudgeExpert`, seat)).msg).toContain('请先退回组建');
    const { version } = await read(id);
    await done(stage.buyer.post(`${judge}/group/reopen`, { id, version, reason: why }));
    expect((await stage.buyer.post(`${judge}/project/saveOrUpdateJudgeExpert`, seat)).msg).toBe('该人员已是评审成员');
  });

  test('takes in nobody who was not drawn, has declined or is of an agency', async () => {
    const { projectId } = await accepted();
    const { id: groupId } = await evaluation.formedCommittee(stage, projectId);
    const give = (seat: object) => stage.buyer.post(`${judge}/project/saveOrUpdateJudgeExpert`, { groupId, ...seat });
    expect((await give({})).msg).toContain('请选择');
    expect((await give({ recordId: '1' })).msg).toBe('该专家没有同意参加本项目评审');
    expect((await give({ expertId: '1' })).msg).toBe('该专家没有同意参加本项目评审');
    expect((await give({ userId: await stage.app.userId('expert1') })).msg).toContain('不是本单位人员');
    const [agent] = await stage.app.asSuperuser<{ id: string }>(
      `select id::text from user_account where tenant_id = '200001' limit 1`,
    );
    expect((await give({ userId: agent?.id })).msg).toContain('代理机构人员不得参加评审');
    expect((await give({ userId: await stage.app.userId('finance'), role: 3 })).msg).toContain('组长由成员推选');
  });

  test('loses a seat again as long as nobody has sat in it', async () => {
    const { projectId } = await accepted();
    const { id } = await evaluation.formedCommittee(stage, projectId);
    const [first] = (await read(id)).members;
    await done(stage.buyer.get(`${judge}/project/deleteJudgeExpert?id=${first?.id}`));
    expect((await read(id)).members).toHaveLength(2);
    const free = await done<{ recordId: string; isNamed: boolean }[]>(
      stage.buyer.get(`${judge}/group/queryCandidates?projectId=${projectId}`),
    );
    expect(free).toMatchObject([{ recordId: first?.recordId, isNamed: true }]);
    const grouped = await done(
      stage.buyer.get(`${judge}/project/groupExpert?groupId=${id}&recordIds=${first?.recordId}`),
    );
    expect(grouped).toEqual({ count: 1 });
    expect((await read(id)).members).toHaveLength(3);
  });

  test('is dissolved, and its people are waited for no more', async () => {
    const { id, projectId, seats } = await confirmed();
    const { version } = await read(id);
    const short = await stage.buyer.post(`${judge}/group/discard`, { id, version, reason: '' });
    expect(short.code).toBe(400);
    await done(stage.buyer.post(`${judge}/group/discard`, { id, version, reason: '磋商小组需要重新组建' }));
    expect((await read(id)).members.map(({ signStatus }) => signStatus)).toEqual([4, 4, 4]);
    const [seat] = seats;
    expect((await evaluation.ownSeats(seat?.who ?? stage.buyer)).map(({ id: one }) => one)).not.toContain(seat?.id);
    await evaluation.formedCommittee(stage, projectId);
  });
});

test('the kinds of members and the nodes of an evaluation are told', async () => {
  const roles = await done<{ label: string }[]>(stage.buyer.get(`${judge}/project/queryExpertTypeList`));
  expect(roles.map(({ label }) => label)).toEqual(['采购人代表', '评审专家', '组长', '监督人员']);
  const nodes = await done<{ nodeCode: number }[]>(stage.buyer.get(`${judge}/node/queryNodeList`));
  expect(nodes.map(({ nodeCode }) => nodeCode)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
});
