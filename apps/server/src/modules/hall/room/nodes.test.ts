import type { BidNodeLine, Saved } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as hall from '../../../../test/hall-steps.ts';
import { minutesAfter } from '../../../platform/db/index.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await hall.startHallApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });
const statesOf = async (projectId: string) =>
  (await hall.roomOf(app, 'buyer', projectId)).nodes.map(({ nodeStatus }) => nodeStatus);
const confirmUntil = async (projectId: string) => {
  const [line] = (await hall.roomOf(app, 'supplier1', projectId)).readOut;
  return line?.confirmUntil ?? '';
};

describe('a hall', () => {
  test('is set up once a project is published, one for each package, and not a second time', async () => {
    app.clock.setTo(steps.publicationDay);
    const draft = await steps.confirmedProject(app);
    expect(await hall.setUp(app, draft.id)).toMatchObject(refused('尚未发布公告'));
    const projectId = await steps.publishedProject(app);
    const [first] = steps.dataOf<Saved[]>(await hall.setUp(app, projectId));
    expect(steps.dataOf(await hall.setUp(app, projectId))).toEqual([first]);
    expect(await statesOf(projectId)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test('goes from node to node in their order, each when its exit condition is true, and ends with the last', async () => {
    const projectId = await steps.quotedProject(app);
    app.clock.setTo('2026-11-23 08:30:00');
    steps.dataOf(await hall.setUp(app, projectId));
    expect(hall.went(await hall.next(app, projectId))).toBe(1);
    expect(await hall.next(app, projectId)).toMatchObject(refused('未到开标时间'));
    app.clock.setTo(steps.deadline);
    expect(await hall.next(app, projectId)).toMatchObject(refused('主持人尚未签到'));
    steps.dataOf(await hall.sign(app, 'buyer', projectId));
    for (const node of [2, 3]) expect(hall.went(await hall.next(app, projectId))).toBe(node);
    expect(await hall.next(app, projectId)).toMatchObject(refused('至少需要2人'));
    await steps.unlockByTwo(app, projectId);
    expect(hall.went(await hall.next(app, projectId))).toBe(4);
    expect(await hall.next(app, projectId)).toMatchObject(refused('报价尚未开启'));
    steps.dataOf(await steps.openNow(app, projectId));
    for (const node of [5, 6]) expect(hall.went(await hall.next(app, projectId))).toBe(node);
    expect(await hall.next(app, projectId)).toMatchObject(refused('还有3家投标人未确认开标记录'));
    for (const account of steps.suppliers) steps.dataOf(await hall.confirm(app, account, projectId));
    expect(hall.went(await hall.next(app, projectId))).toBe(7);
    expect(hall.went(await hall.next(app, projectId))).toBeNull();
    expect(await statesOf(projectId)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(await hall.next(app, projectId)).toMatchObject(refused('已结束'));
  });

  test('never goes back and leaves no node out, and a refusal changes nothing', async () => {
    const projectId = await hall.begunHall(app);
    steps.dataOf(await hall.next(app, projectId));
    const before = await hall.roomOf(app, 'buyer', projectId);
    expect(await hall.next(app, projectId, { to: 1 })).toMatchObject(refused('不能后退'));
    expect(await hall.next(app, projectId, { to: 2 })).toMatchObject(refused('不能后退'));
    expect(await hall.next(app, projectId, { to: 5 })).toMatchObject(refused('下一节点是“解密准备”'));
    expect(await hall.roomOf(app, 'buyer', projectId)).toEqual(before);
    expect(hall.went(await hall.next(app, projectId, { to: 3 }))).toBe(3);
  });

  test('has one step of two at once: the second has seen an older hall', async () => {
    const projectId = await hall.begunHall(app);
    const { hall: held } = await hall.roomOf(app, 'buyer', projectId);
    const step = () => app.as('buyer').post('/purchase/elebid/conf/nextNode', { id: held?.id, version: held?.version });
    const codes = (await Promise.all([step(), step()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([200, 400]);
    expect(await statesOf(projectId)).toEqual([2, 1, 0, 0, 0, 0, 0]);
  });
});

describe('the host', () => {
  test('alone moves it: not who may host others, not the administrator', async () => {
    const projectId = await hall.begunHall(app);
    for (const by of ['manager', 'chief'] as const)
      expect(await hall.next(app, projectId, {}, by)).toMatchObject(refused('只有主持人'));
    for (const by of ['supervisor', 'supplier1'] as const)
      expect((await hall.next(app, projectId, {}, by)).code).toBe(403);
  });

  test('hands over with a reason once it has begun; what waits for his answer waits for the other', async () => {
    const projectId = await hall.recordedHall(app);
    steps.dataOf(await hall.object(app, 'supplier1', projectId));
    const { hall: held } = await hall.roomOf(app, 'buyer', projectId);
    const manager = app.as('manager');
    const wish = { id: held?.id, version: held?.version, hostId: manager.user.userId };
    const path = '/purchase/elebid/conf/saveOrUpdate';
    expect(await manager.post(path, wish)).toMatchObject(refused('说明原因'));
    steps.dataOf(await manager.post(path, { ...wish, reason: '原主持人身体不适，由采购负责人接替' }));
    expect(await hall.answer(app, projectId)).toMatchObject(refused('只有主持人'));
    expect((await hall.roomOf(app, 'manager', projectId)).hall).toMatchObject({ isHost: true });
  });

  test('pauses and goes on with a reason of ten characters; meanwhile nothing moves and no window passes', async () => {
    const projectId = await hall.recordedHall(app);
    app.clock.setTo(minutesAfter(await confirmUntil(projectId), -5));
    expect(await hall.move(app, projectId, 'pause', '停电')).toMatchObject(refused('不少于10个字'));
    steps.dataOf(await hall.move(app, projectId, 'pause', '开标室断电，等待恢复供电'));
    expect(await hall.next(app, projectId)).toMatchObject(refused('已暂停'));
    app.clock.setTo('2026-11-23 10:00:00');
    await hall.minutePasses(app);
    const waiting = (await hall.roomOf(app, 'supplier1', projectId)).readOut.map((one) => one.confirmStatus);
    expect(waiting).toEqual([0, 0, 0]);
    steps.dataOf(await hall.move(app, projectId, 'resume', '供电已经恢复，继续开标'));
    // Five minutes were left, but for the seconds that the requests took.
    expect(await confirmUntil(projectId)).toMatch(/^2026-11-23 10:0[45]:/);
  });

  test('stops only what its procurement has ended, and a project that goes on is paused', async () => {
    const projectId = await hall.begunHall(app);
    const reason = '采购项目已终止，开标不再进行';
    expect(await hall.move(app, projectId, 'stop', reason)).toMatchObject(refused('采购仍在进行'));
    await out.agreedOn(app, projectId, 'terminate');
    steps.dataOf(await hall.move(app, projectId, 'stop', reason));
    expect(await statesOf(projectId)).toEqual([3, 3, 3, 3, 3, 3, 3]);
  });

  test('stops with the record that lay before the bidders: nobody is asked for his word any more', async () => {
    const projectId = await hall.recordedHall(app);
    await out.agreedOn(app, projectId, 'terminate');
    steps.dataOf(await hall.move(app, projectId, 'stop', '采购项目已终止，开标记录作废'));
    const { readOut } = await hall.roomOf(app, 'supplier1', projectId);
    expect(readOut.map(({ confirmStatus }) => confirmStatus)).toEqual([4, 4, 4]);
    expect(await hall.confirm(app, 'supplier1', projectId)).toMatchObject(refused('尚未提交确认'));
  });

  test('switches the recording, and both switches stand in the evidence of the project', async () => {
    const projectId = await hall.begunHall(app);
    const { hall: held } = await hall.roomOf(app, 'buyer', projectId);
    for (const isVideoOn of [true, false])
      expect(steps.dataOf(await app.as('buyer').get(`/purchase/elebid/conf/switchVideo?id=${held?.id}`))).toMatchObject(
        { isVideoOn },
      );
    const kept = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = '${projectId}' and action = 'hall.video' order by seq`,
    );
    expect(kept.map(({ payload }) => payload.includes('"isVideoOn":true'))).toEqual([true, false]);
  });
});

describe('the nodes of a unit', () => {
  const path = '/purchase/elebid/conf';
  const nodes = async () => steps.dataOf<BidNodeLine[]>(await app.as('manager').get(`${path}/queryTenantBidNode`));

  test('may be named and left out where an opening can do without; halls to come go by them', async () => {
    const before = await nodes();
    expect(before.map(({ nodeCode }) => nodeCode)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const save = (changes: object) =>
      app.as('manager').post(`${path}/saveOrUpdateTenantBidNode`, { nodes: [{ ...before[1], ...changes }] });
    expect(await save({ nodeCode: 4, isUsed: false })).toMatchObject(refused('必经节点'));
    steps.dataOf(await save({ nodeName: '宣布名单', isUsed: false }));
    const projectId = await hall.begunHall(app);
    const { nodes: own } = await hall.roomOf(app, 'buyer', projectId);
    expect(own.map(({ nodeCode }) => nodeCode)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(hall.went(await hall.next(app, projectId))).toBe(3);
    steps.dataOf(await save({ nodeName: '公布投标人名单', isUsed: true }));
    const { nodes: kept } = await hall.roomOf(app, 'buyer', projectId);
    expect(kept).toHaveLength(6);
  });
});
