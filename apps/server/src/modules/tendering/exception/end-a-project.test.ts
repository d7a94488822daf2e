import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import * as out from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startTenderingApp();
});
afterAll(() => app.close());

const refused = (msg: string) => ({ code: 400, msg: expect.stringContaining(msg) });

describe('a procurement that is terminated', () => {
  test('is asked for by one person and decided by another, and by nobody else', async () => {
    const id = await steps.quotedProject(app);
    steps.dataOf(await out.ask(app, id, 'terminate'));
    expect(await out.ask(app, id, 'terminate')).toMatchObject(refused('终止采购'));
    expect(await out.decide(app, id, { by: 'buyer' })).toMatchObject({ code: 403 });
    const { permissions } = app.as('buyer').user;
    if (!(permissions instanceof Set)) throw new Error('rights are a set');
    permissions.add('project_confirm');
    expect(await out.decide(app, id, { by: 'buyer' })).toMatchObject(refused('不能审核自己提交'));
    permissions.delete('project_confirm');
    expect(await steps.detail(app, id)).toMatchObject({ stage: 40, next: [{ action: 'decideException' }, {}, {}] });
    expect(await out.decide(app, id, { agree: false })).toMatchObject(refused('原因'));
    steps.dataOf(await out.decide(app, id, { agree: false, reason: '继续采购' }));
    expect((await steps.detail(app, id)).exceptions).toMatchObject([{ exceptionStatus: 2, refuseReason: '继续采购' }]);
  });

  test('ends whatever it holds, tells everybody who takes part, and says publicly why', async () => {
    const id = await steps.quotedProject(app);
    const ended = await out.agreedOn(app, id, 'terminate');
    expect(ended).toMatchObject({ stage: 95, projectStatus: 4, nextDeadline: null, next: [{ action: 'rebid' }] });
    expect(ended.stages.at(-1)).toMatchObject({ stage: 95, state: 'stopped' });
    expect(ended.stages.map(({ stage }) => stage)).not.toContain(65);
    expect(await out.endsOf(app, id)).toEqual([{ package: 1, status: 9, entry: 14, count: 3 }]);
    for (const [tenant, account] of [
      ['300001', 'supplier1'],
      ['300003', 'supplier3'],
    ] as const)
      expect(await out.toldTo(app, tenant, id)).toEqual([
        { kind: 'projectEnded', account, content: expect.stringContaining('采购任务取消') },
      ]);
    const notice = (await out.noticesOf(app, id)).at(-1);
    expect(notice).toMatchObject({ type: 6, status: 3, title: expect.stringContaining('终止') });
    expect(notice?.content).toContain('年度预算调整');
    const read = await app.as('supplier2').get(`/purchase/bulletin/queryById?id=${notice?.id}`);
    expect(steps.dataOf(read)).toMatchObject({ bulletinType: 6 });
  });

  test('is never opened, and nobody learns who had quoted', async () => {
    const id = await steps.quotedProject(app);
    await out.agreedOn(app, id, 'terminate');
    app.clock.setTo('2026-12-23 09:00:00');
    expect(await steps.open(app, id, '仍要开标')).toMatchObject({ code: 400 });
    const buyer = app.as('buyer');
    expect(await buyer.get(`/purchase/entry/queryByEntryQuoteByProjectId?projectId=${id}`)).toMatchObject(
      refused('开标前不可查看'),
    );
    expect(await buyer.post('/purchase/entry/queryEntryByProjectId', { projectId: id })).toMatchObject({ code: 400 });
    const chain = steps.dataOf<{ action: string }[]>(await buyer.get(`/purchase/project/evidenceList?projectId=${id}`));
    expect(chain.map(({ action }) => action)).toContain('project.terminate');
    expect(chain.filter(({ action }) => action.startsWith('entry') || action === 'sealed')).toEqual([]);
    expect(await app.asSuperuser('select 1 from opened_quote where project_id = $1', [id])).toEqual([]);
    expect(await steps.quote(app, 'supplier1', { projectId: id, price: '1' })).toMatchObject(refused('拒收'));
  });

  test('before its notice was out stays the buyer’s own', async () => {
    app.clock.setTo(steps.publicationDay);
    const { id } = await steps.confirmedProject(app);
    expect(await out.agreedOn(app, id, 'terminate')).toMatchObject({ stage: 95, projectStatus: 4 });
    expect(await out.noticesOf(app, id)).toEqual([]);
    const seen = await app.as('supplier1').get(`/purchase/project/queryPublished?projectId=${id}&tenantId=100001`);
    expect(seen).toMatchObject({ code: 404 });
  });

  test('after the opening keeps what was opened readable for the buyer, and who was selected to himself', async () => {
    const { projectId } = await steps.openedProject(app);
    await out.confirmedSelection(app, projectId, 0);
    await out.agreedOn(app, projectId, 'terminate');
    expect((await steps.comparison(app, projectId)).suppliers).toHaveLength(3);
    expect(await out.endsOf(app, projectId)).toEqual([{ package: 1, status: 9, entry: 14, count: 3 }]);
    const record = await app.asSuperuser(`select 1 from project where id = $1 and stage = 95`, [projectId]);
    expect(record).toHaveLength(1);
    expect(await out.isWhole(app, projectId)).toMatchObject({ ok: true });
  });

  test('needs a ground that fits, and words for it', async () => {
    const id = await steps.publishedProject(app);
    expect(await out.ask(app, id, 'terminate', { reasonCode: 1 })).toMatchObject(refused('请选择适用于'));
    expect(await out.ask(app, id, 'terminate', { reason: ' ' })).toMatchObject({ code: 400 });
    expect(await out.ask(app, id, 'undoResult')).toMatchObject(refused('当前阶段不能'));
    expect((await steps.detail(app, id)).exceptions).toEqual([]);
  });

  test('can be taken back by who asked, as long as nobody has decided', async () => {
    const id = await steps.publishedProject(app);
    steps.dataOf(await out.ask(app, id, 'terminate'));
    const { id: exception, version } = await out.pending(app, id);
    const body = { id: exception, version };
    steps.dataOf(await app.as('buyer').post('/purchase/project/exceptionWithdraw', body));
    expect(await app.as('buyer').post('/purchase/project/exceptionWithdraw', body)).toMatchObject({ code: 400 });
    expect((await steps.detail(app, id)).actions).toContain('askTerminate');
  });
});

describe('a procurement that too few have quoted for', () => {
  test('fails at its opening time, its registrants are told, and it is procured again once', async () => {
    const id = await steps.quotedProject(app, { prices: ['880.50', '875'] });
    expect(await steps.open(app, id)).toMatchObject(refused('不得开标'));
    expect((await steps.detail(app, id)).actions).toEqual(expect.arrayContaining(['open', 'askFail', 'askTerminate']));
    const failed = await out.agreedOn(app, id, 'fail');
    expect(failed).toMatchObject({ stage: 90, projectStatus: 5, next: [{ action: 'rebid', isMine: true }] });
    expect(await out.endsOf(app, id)).toEqual([{ package: 1, status: 8, entry: 13, count: 2 }]);
    expect(await out.toldTo(app, '300001', id)).toMatchObject([{ kind: 'projectEnded' }]);

    const rebid = () => app.as('buyer').post('/purchase/project/rebid', { id });
    const answers = await Promise.all(Array.from({ length: 50 }, rebid));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await app.asSuperuser('select 1 from project where parent_id = $1', [id])).toHaveLength(1);
    const { child, projectStatus, next } = await steps.detail(app, id);
    expect({ projectStatus, next }).toEqual({ projectStatus: 6, next: [] });
    const again = await steps.detail(app, child?.id ?? '');
    expect(again).toMatchObject({ stage: 5, projectStatus: 0, parent: { id }, projectName: failed.projectName });
    expect(again.packages).toMatchObject([{ packageStatus: 0, items: [{ name: '单人床', quantity: '600.0000' }] }]);
    expect(again.entryEndTime > '2026-11-23 09:00:00').toBe(true);
    expect(again.packages[0]?.id).not.toBe(failed.packages[0]?.id);
  });

  test('does not fail before its opening time, nor where enough have quoted', async () => {
    const id = await steps.quotedProject(app, { prices: ['880.50', '875'] });
    app.clock.setTo('2026-11-23 08:59:59');
    expect(await out.ask(app, id, 'fail')).toMatchObject(refused('未到开标时间'));
    expect((await steps.detail(app, id)).actions).not.toContain('askFail');
    const enough = await steps.quotedProject(app);
    expect(await out.ask(app, enough, 'fail')).toMatchObject(refused('应当开标'));
  });

  test('may fail where the own policy would let it be opened with a reason', async () => {
    const changes = { manner: 10, lawRegime: 3 };
    const id = await steps.quotedProject(app, { prices: ['880.50'], changes });
    expect(await out.agreedOn(app, id, 'fail')).toMatchObject({ stage: 90 });
  });
});

describe('a procurement that nobody is acceptable for', () => {
  test('fails when each has heard why and another has confirmed it', async () => {
    const { projectId, version } = await steps.openedProject(app);
    const submit = { projectId, version };
    expect(await app.as('buyer').post('/purchase/entry/submitSelection', submit)).toMatchObject(
      refused('逐家填写不选择的理由'),
    );
    await out.confirmedSelection(app, projectId, 'nobody');
    expect(await steps.detail(app, projectId)).toMatchObject({ next: [{ action: 'publishFailure', isMine: true }] });
    const wrong = await steps.publish(app, await steps.draftNotice(app, projectId, 2));
    expect(wrong).toMatchObject(refused('没有中标（成交）供应商'));
    const notice = await steps.draftNotice(app, projectId, 6);
    steps.dataOf(await steps.publish(app, notice));
    expect(await steps.detail(app, projectId)).toMatchObject({
      stage: 90,
      projectStatus: 5,
      next: [{ action: 'rebid' }],
    });
    expect(await out.endsOf(app, projectId)).toEqual([{ package: 1, status: 8, entry: 13, count: 3 }]);
    const published = (await out.noticesOf(app, projectId)).find(({ type }) => type === 6);
    expect(published?.content).toContain('技术参数不满足采购要求');
    expect(await out.isWhole(app, projectId)).toMatchObject({ ok: true });
  });
});
