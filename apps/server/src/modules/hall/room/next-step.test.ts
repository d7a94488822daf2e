import type { EndpointOutput, HallNodeState, openProject } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import { damageQuote } from '../../../../test/plant-quote.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const stageOf = async (projectId: string) => (await steps.detail(app, projectId)).stage;
const step = (of: Readonly<Record<string, string | number>>) =>
  app.as('buyer').post('/purchase/elebid/conf/nextStep', of);

/** At the node of the opening, unlocked by two of three. */
async function hallAtOpening(prices?: string[]): Promise<string> {
  const projectId = await hall.begunHall(app, prices);
  for (const _ of ['bidderList', 'unlock']) steps.dataOf(await hall.next(app, projectId));
  await steps.unlockByTwo(app, projectId);
  steps.dataOf(await hall.next(app, projectId));
  return projectId;
}

describe('an opening that has a hall', () => {
  test('waits for its node: whoever may open opens nothing before, and a refusal changes nothing', async () => {
    const projectId = await hall.begunHall(app);
    await steps.unlockByTwo(app, projectId);
    for (const node of ['签到', '公布投标人名单', '解密准备']) {
      expect(await steps.openNow(app, projectId)).toMatchObject(refused(`第1包的开标大厅在“${node}”`));
      expect(await stageOf(projectId)).toBe(40);
      steps.dataOf(await hall.next(app, projectId));
    }
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { stage: 45, opened: 3 } });
  });

  test('is not opened before its host has begun it', async () => {
    const projectId = await steps.quotedProject(app);
    steps.dataOf(await hall.setUp(app, projectId));
    await steps.unlockByTwo(app, projectId);
    expect(await steps.openNow(app, projectId)).toMatchObject(refused('第1包的开标大厅在“未开始”'));
  });

  test('is opened by its host alone, and not while it is paused', async () => {
    const projectId = await hallAtOpening();
    const { id, version } = (await hall.roomOf(app, 'buyer', projectId)).hall ?? {};
    const hostId = app.as('manager').user.userId;
    const over = { id, version, hostId, reason: '原主持人身体不适，由采购负责人接替' };
    steps.dataOf(await app.as('manager').post('/purchase/elebid/conf/saveOrUpdate', over));
    expect(await steps.openNow(app, projectId)).toMatchObject(refused('只有主持人'));
    const back = {
      id,
      version: Number(version) + 1,
      hostId: app.as('buyer').user.userId,
      reason: '原主持人已返回，继续主持',
    };
    steps.dataOf(await app.as('buyer').post('/purchase/elebid/conf/saveOrUpdate', back));
    steps.dataOf(await hall.move(app, projectId, 'pause', '开标室断电，等待恢复供电'));
    expect(await steps.openNow(app, projectId)).toMatchObject(refused('已暂停'));
    expect(await stageOf(projectId)).toBe(40);
    steps.dataOf(await hall.move(app, projectId, 'resume', '供电已经恢复，继续开标'));
    expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200 });
  });

  test('with too few bidders to be opened is led on to that node, where its host hears why it is not', async () => {
    const projectId = await hall.begunHall(app, ['880', '875']);
    for (const _ of ['bidderList', 'unlock', 'open']) steps.dataOf(await hall.next(app, projectId));
    expect(await steps.openNow(app, projectId)).toMatchObject(refused('投标人少于3家'));
  });
});

test('where there is no hall whoever may open opens', async () => {
  const projectId = await steps.quotedProject(app);
  await steps.unlockByTwo(app, projectId);
  expect(await steps.openNow(app, projectId)).toMatchObject({ code: 200, data: { stage: 45 } });
});

describe('the next step of a package', () => {
  test('is the next node of its hall, by the package or by the hall, and opens no quote', async () => {
    const projectId = await hall.begunHall(app);
    const { packageId, hall: held } = await hall.roomOf(app, 'buyer', projectId);
    const answer = steps.dataOf<EndpointOutput<typeof openProject>>(await step({ packageId }));
    expect(answer).toMatchObject({ id: projectId, stage: 40, opened: 0, hallStatus: 1, nodeCode: 2 });
    const { version = 0 } = (await hall.roomOf(app, 'buyer', projectId)).hall ?? {};
    expect(await step({ id: held?.id ?? '', version: version - 1 })).toMatchObject({ code: 400 });
    expect(await step({ id: held?.id ?? '', version, to: 5 })).toMatchObject(refused('下一节点是“解密准备”'));
    expect(await step({ id: held?.id ?? '', version, to: 3 })).toMatchObject({ code: 200, data: { nodeCode: 3 } });
    expect(await stageOf(projectId)).toBe(40);
  });

  test('asks for what is meant, and of a package without a hall says so', async () => {
    expect(await step({})).toMatchObject(refused('请指明项目'));
    const projectId = await steps.publishedProject(app);
    const { packages } = await steps.detail(app, projectId);
    expect(await step({ packageId: packages[0]?.id ?? '' })).toMatchObject(refused('开标大厅尚未开启'));
    expect((await step({ packageId: '77' })).code).toBe(404);
  });
});

test('what is said of the review is read back by the buyer, and where it is by no bidder', async () => {
  const projectId = await hall.recordedHall(app);
  const { packageId } = await hall.roomOf(app, 'buyer', projectId);
  const live = { liveUrl: 'https://live.example.edu.cn/1', roomId: 'A-305', reviewTime: '2026-11-24 09:00:00' };
  steps.dataOf(await app.as('buyer').post('/purchase/project/qualify/setLiveInfo', { projectId, packageId, ...live }));
  expect((await hall.roomOf(app, 'supervisor', projectId)).hall).toMatchObject(live);
  expect((await hall.roomOf(app, 'supplier1', projectId)).hall).toMatchObject({
    liveUrl: live.liveUrl,
    roomId: null,
    reviewTime: null,
  });
});

test('the nodes of an evaluation follow those of the opening, by how far its committee has come', async () => {
  const projectId = await hall.recordedHall(app);
  const { packageId } = await hall.roomOf(app, 'buyer', projectId);
  const path = `/bid-electronic/ele/pro/queryByPackIdAndType?type=2&packageId=${packageId}`;
  const states = async () =>
    steps.dataOf<HallNodeState[]>(await app.as('buyer').get(path)).map((one) => [one.nodeCode, one.nodeStatus]);
  const codes = [8, 9, 10, 11, 12, 13, 14, 15];
  expect(await states()).toEqual(codes.map((code) => [code, 0]));
  // As a committee's desk leaves it; how it comes to that is tested where evaluations are.
  const sum = `outcome = '{}', sum_time = now(), rejections = '[]'`;
  await app.asSuperuser(`
    set session_replication_role = replica;
    insert into package_evaluation (tenant_id, id, group_id, project_id, project_name, package_id, leader_id,
        leader_user_id, blind_seed, create_time)
      values ('100001', 88, 1, ${projectId}, '项目', ${packageId}, 1, 1, 'seed', now());
    set session_replication_role = default`);
  const after: readonly (readonly [string, number[]])[] = [
    ['evaluation_status = 3', [1, 1, 0, 0, 0, 0, 0, 0]],
    [`evaluation_status = 4, rejections = '[]'`, [2, 2, 1, 0, 0, 0, 0, 0]],
    [`evaluation_status = 5, ${sum}`, [2, 2, 2, 2, 2, 1, 0, 0]],
    [`evaluation_status = 6, close_time = now(), ${sum}`, [2, 2, 2, 2, 2, 2, 1, 0]],
    [`evaluation_status = 9, close_time = null, sum_time = null`, [3, 3, 3, 3, 3, 3, 3, 3]],
  ];
  for (const [set, expected] of after) {
    await app.asSuperuser(`set session_replication_role = replica;
      update package_evaluation set ${set} where id = 88; set session_replication_role = default`);
    expect(await states()).toEqual(codes.map((code, index) => [code, expected[index]]));
  }
  // Signed by everybody.
  await app.asSuperuser(`
    set session_replication_role = replica;
    update package_evaluation set evaluation_status = 6, close_time = now(), sum_time = now() where id = 88;
    insert into evaluation_report (tenant_id, id, evaluation_id, project_id, project_name, package_id, report_status, content,
        digest, draw_time, signed_time, create_time)
      values ('100001', 89, 88, ${projectId}, '项目', ${packageId}, 7, '{}', repeat('0', 64), now(), now(), now());
    set session_replication_role = default`);
  expect(await states()).toEqual(codes.map((code) => [code, 2]));
});

test('R35 a quote that did not open is the duty of whoever opened, until he has ruled', async () => {
  const projectId = await hallAtOpening();
  await damageQuote(app, projectId, '300002');
  steps.dataOf(await steps.openNow(app, projectId));
  const duties = () =>
    app.asSuperuser<{ person: string }>(
      `select person_id::text as person from duty where tenant_id = '100001' and kind = 'openedQuote.rule' and of_id = $1`,
      [projectId],
    );
  expect(await duties()).toEqual([{ person: app.as('buyer').user.userId }]);
  const { version, suppliers } = await steps.comparison(app, projectId);
  const entryId = suppliers.at(-1)?.unopened[0]?.entryId;
  const ruling = { projectId, version, entryId, ruling: 2, reason: '经核查系平台存储故障所致' };
  steps.dataOf(await app.as('buyer').post('/bid-electronic/seal/opening/rule', ruling));
  expect(await duties()).toEqual([]);
});
