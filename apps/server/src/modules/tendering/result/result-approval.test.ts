import type { Comparison, Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as approval from '../../../../test/approval-steps.ts';
import { startTenderingApp, type TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { verifyChain } from '../../../platform/audit/index.ts';
import { createTally } from '../../../platform/jobs/index.ts';

let app: TenderingApp;
let ids: Awaited<ReturnType<typeof approval.approvers>>;
beforeAll(async () => {
  app = await startTenderingApp();
  ids = await approval.approvers(app);
});
afterAll(() => app.close());

const { agree, asked, reject, taskOf } = approval;
const type = 'result_confirm';
const refusal = (msg: unknown) => ({ code: 400, msg });

interface Handed {
  readonly id: string;
  readonly version: number;
}

/** Opened, selected and handed to the manager. */
async function handedIn(): Promise<Handed> {
  const opened = await steps.openedProject(app);
  return select(opened);
}

async function select({ projectId, version, suppliers }: Comparison): Promise<Handed> {
  const selections = suppliers.map(({ detailListVOS: [offer] }, rank) => ({
    packageId: offer?.packageId,
    entryId: offer?.entryId,
    bidStatus: rank === 0 ? '1' : '0',
  }));
  const buyer = app.as('buyer');
  const saved = steps.dataOf<Handed>(
    await buyer.post('/purchase/entry/saveSelection', { projectId, version, selections }),
  );
  return steps.dataOf(await buyer.post('/purchase/entry/submitSelection', { projectId, version: saved.version }));
}

const confirm = (handed: Handed, more: object = { agree: true }): Promise<Envelope> =>
  app.as('manager').post('/purchase/project/projectConfirm', { ...handed, ...more });
const actionsIn = async (id: string) => {
  const rows = await app.asSuperuser<{ action: string }>('select action from evidence where stream = $1 order by seq', [
    id,
  ]);
  return rows.map(({ action }) => action);
};
const detail = (id: string, account: 'buyer' | 'manager' = 'manager') => steps.detail(app, id, account);

describe('without a bound flow', () => {
  test('the manager’s yes confirms the result at once, as ever', async () => {
    const handed = await handedIn();
    expect(await confirm(handed)).toMatchObject({ code: 200, data: { stage: 60 } });
    expect(await detail(handed.id)).toMatchObject({ auditStatus: 2, approval: { flowName: null, run: null } });
  });

  test('nor with one that is switched off', async () => {
    const defindId = await approval.bind(app, type, [asked('一审', ids.finance)]);
    const { version } = steps.dataOf<{ version: number }>(
      await app.as('chief').get(`/process/flow-design/queryFlowDefind?defindId=${defindId}`),
    );
    await app
      .as('chief')
      .post('/process/flow-design/switchFlow', { defindId, version, isEnabled: false, boundActions: 'direct' });
    const handed = await handedIn();
    expect((await confirm(handed)).data).not.toHaveProperty('flowInstanceId');
    expect((await detail(handed.id)).auditStatus).toBe(2);
    await approval.setBinding(app, type, null);
  });
});

describe('with a bound flow', () => {
  beforeEach(async () => {
    await approval.bind(app, type, [asked('财务', ids.finance), asked('领导', ids.boss)]);
  });

  test('two people who hold no right of procurement agree, and the result is confirmed with the last word', async () => {
    const handed = await handedIn();
    const asking = await confirm(handed);
    expect(asking).toMatchObject({ code: 200, data: { stage: 60, flowInstanceId: expect.any(String) } });
    expect(await detail(handed.id)).toMatchObject({ auditStatus: 1, approval: { run: { instanceStatus: 'running' } } });
    const first = await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, handed.id) });
    expect(approval.statusOf(first)).toBe('running');
    expect((await detail(handed.id)).auditStatus).toBe(1);
    const last = await agree(app, { who: 'boss', id: await taskOf(app, ids.boss, handed.id), remark: '同意' });
    expect(approval.statusOf(last)).toBe('finished');
    expect(await detail(handed.id, 'buyer')).toMatchObject({
      auditStatus: 2,
      actions: ['publishResult', 'askSuspend', 'askTerminate', 'askRecallResult'],
    });
    expect((await actionsIn(handed.id)).slice(-2)).toEqual(['project.askResult', 'project.approveResult']);
    for (const stream of [handed.id, 'admin'])
      expect(await verifyChain(app.database.scoped('100001'), { tenantId: '100001', stream })).toMatchObject({
        ok: true,
      });
  });

  test('those who are asked read who won what and why, and the handler reads how far it is', async () => {
    const handed = await handedIn();
    await confirm(handed);
    const id = await taskOf(app, ids.finance, handed.id);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${id}`);
    expect(data).toMatchObject({
      businessType: type,
      form: { selectedMoney: '525000.00', winners: [{ packageName: '单人床', totalMoney: '525000.00', quotes: '3' }] },
      variables: expect.arrayContaining([
        { name: 'selectedMoney', type: 'number', label: { zh: '选定合计（元）', en: 'Selected in all (CNY)' } },
      ]),
    });
    const run = (await detail(handed.id, 'buyer')).approval?.run?.flowInstanceId;
    expect((await app.as('buyer').get(`/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(200);
    expect((await app.as('expert1').get(`/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(404);
    expect((await app.as('supplier1').get(`/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(404);
  });

  test('meanwhile nothing of it can be changed, by anybody', async () => {
    const handed = await handedIn();
    const { version } = steps.dataOf<Handed>(await confirm(handed));
    const now = { id: handed.id, version };
    expect(await confirm(now)).toMatchObject(refusal('采购结果正在审批，审批结束前不能更改'));
    expect(await confirm(now, { agree: false, reason: '不' })).toMatchObject({ code: 400 });
    expect((await detail(handed.id)).actions).toEqual([]);
    const members = { projectId: handed.id, version, members: [] };
    expect(await app.as('buyer').post('/purchase/project/saveMembers', members)).toMatchObject({ code: 400 });
    const notice = await steps.draftNotice(app, handed.id, 2);
    expect(await steps.publish(app, notice)).toMatchObject(refusal('采购结果尚未确认，不能发布结果公告'));
    expect((await detail(handed.id)).version).toBe(version);
  });

  test('a no takes it back to the selection with the words of who said it, and it can be asked for again', async () => {
    const handed = await handedIn();
    await confirm(handed);
    const id = await taskOf(app, ids.finance, handed.id);
    expect(approval.statusOf(await reject(app, { who: 'finance', id, remark: '超出预算科目' }))).toBe('rejected');
    expect(await detail(handed.id, 'buyer')).toMatchObject({
      stage: 45,
      auditStatus: 3,
      rejectReason: '超出预算科目',
      approval: { run: { instanceStatus: 'rejected', rejectRemark: '超出预算科目' } },
    });
    expect((await actionsIn(handed.id)).at(-1)).toBe('project.rejectResult');
    const again = await select(await steps.comparison(app, handed.id));
    expect(await confirm(again)).toMatchObject({ code: 200, data: { flowInstanceId: expect.any(String) } });
    await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, handed.id) });
  });

  test('taken back by the manager it waits for him as before, and he may return it himself', async () => {
    const handed = await handedIn();
    const { flowInstanceId } = steps.dataOf<{ flowInstanceId: string }>(await confirm(handed));
    expect((await app.as('buyer').post('/process/flow/withdraw', { flowInstanceId })).code).toBe(400);
    expect((await app.as('manager').post('/process/flow/withdraw', { flowInstanceId })).code).toBe(200);
    const { version, auditStatus, actions } = await detail(handed.id);
    expect({ auditStatus, actions }).toEqual({ auditStatus: 1, actions: ['approveResult', 'rejectResult'] });
    expect((await actionsIn(handed.id)).at(-1)).toBe('project.withdrawResult');
    expect(await confirm({ id: handed.id, version }, { agree: false, reason: '重新比选' })).toMatchObject({
      code: 200,
      data: { stage: 45 },
    });
  });

  test('returned to the manager the handler chooses anew, and the manager hands it in again from the start', async () => {
    await approval.bind(app, type, [asked('财务', ids.finance), asked('领导', ids.boss, { rejectHandle: '3' })]);
    const handed = await handedIn();
    await confirm(handed);
    await agree(app, { who: 'finance', id: await taskOf(app, ids.finance, handed.id) });
    const running = { projectId: handed.id, version: (await detail(handed.id)).version, selections: [] };
    expect((await app.as('buyer').post('/purchase/entry/saveSelection', running)).code).toBe(400);
    await reject(app, { who: 'boss', id: await taskOf(app, ids.boss, handed.id), remark: '请选最低价' });
    expect(await detail(handed.id, 'buyer')).toMatchObject({ stage: 60, actions: ['select'] });
    const comparison = await steps.comparison(app, handed.id);
    expect(comparison).toMatchObject({ canSelect: true, canConfirm: false });
    const resubmit = async () =>
      app.as('manager').post('/process/flow/resubmit', { id: await taskOf(app, ids.manager, handed.id) });
    const choose = (version: number, chosen: number | undefined) => {
      const selections = comparison.suppliers.map(({ detailListVOS: [offer] }, at) => ({
        packageId: offer?.packageId,
        entryId: offer?.entryId,
        bidStatus: at === chosen ? '1' : '0',
        bidRemark: at === chosen ? '价格合理' : null,
      }));
      return app.as('buyer').post('/purchase/entry/saveSelection', { projectId: handed.id, version, selections });
    };
    const emptied = steps.dataOf<Handed>(await choose(comparison.version, undefined));
    expect(await resubmit()).toMatchObject({ code: 400 });
    expect(steps.dataOf(await choose(emptied.version, 1))).toMatchObject({ stage: 60 });
    expect(approval.statusOf(await resubmit())).toBe('running');
    const task = await taskOf(app, ids.finance, handed.id);
    const { data } = await app.as('finance').get(`/process/flow/taskDetail?id=${task}`);
    const [, second] = comparison.suppliers;
    expect(data).toMatchObject({ form: { winners: [{ supplierName: second?.supplierName }], files: [] } });
    await agree(app, { who: 'finance', id: task });
    await agree(app, { who: 'boss', id: await taskOf(app, ids.boss, handed.id) });
    expect(await detail(handed.id, 'buyer')).toMatchObject({ auditStatus: 2 });
  });

  test('asked for by two at once it is asked for once', async () => {
    const handed = await handedIn();
    const answers = await Promise.all([confirm(handed), confirm(handed), confirm(handed)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const runs = await app.asSuperuser('select 1 from flow_instance where business_id = $1', [handed.id]);
    expect(runs).toHaveLength(1);
  });

  test('needs the same right as before', async () => {
    const handed = await handedIn();
    for (const account of ['buyer', 'finance', 'chief'] as const)
      expect(await app.as(account).post('/purchase/project/projectConfirm', { ...handed, agree: true })).toMatchObject({
        code: account === 'chief' ? 200 : 403,
      });
  });

  test('a task whose time is over goes on to another, who decides the result', async () => {
    await approval.bind(app, type, [
      asked('财务', ids.finance, {
        extension: { deadline: { workDays: 1, workHours: 0, onOver: 'transfer', transferTo: ids.boss } },
      }),
    ]);
    const handed = await handedIn();
    await confirm(handed);
    const { treatOverdue } = await import('../../workflow/index.ts');
    app.clock.setTo('2026-11-26 09:00:00');
    const log = (await import('pino')).pino({ level: 'silent' });
    expect(await treatOverdue({ ...app.platform, log, tally: createTally() })).toBeGreaterThan(0);
    await agree(app, { who: 'boss', id: await taskOf(app, ids.boss, handed.id) });
    expect((await detail(handed.id)).auditStatus).toBe(2);
  });
});

test('of two who are asked at the same time one decides, and the result is confirmed once', async () => {
  await approval.bind(app, type, [asked('或签', `${ids.finance},${ids.boss}`)]);
  const handed = await handedIn();
  await confirm(handed);
  const tasks = { finance: await taskOf(app, ids.finance, handed.id), boss: await taskOf(app, ids.boss, handed.id) };
  const answers = await Promise.all([
    agree(app, { who: 'finance', id: tasks.finance }),
    reject(app, { who: 'boss', id: tasks.boss, remark: '不同意' }),
  ]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const ended = (await actionsIn(handed.id)).filter((action) => /(approve|reject)Result$/.test(action));
  expect(ended).toHaveLength(1);
});

test('in a countersign two agree at the same time, and the result is confirmed once', async () => {
  await approval.bind(app, type, [asked('会签', `${ids.finance},${ids.boss}`, { isCountersign: '1' })]);
  const handed = await handedIn();
  await confirm(handed);
  const answers = await Promise.all(
    (['finance', 'boss'] as const).map(async (who) => agree(app, { who, id: await taskOf(app, ids[who], handed.id) })),
  );
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect((await detail(handed.id)).auditStatus).toBe(2);
  expect((await actionsIn(handed.id)).filter((action) => action === 'project.approveResult')).toHaveLength(1);
});

test('a flow in which nobody would be asked confirms nothing: nobody has agreed', async () => {
  await approval.bind(app, type, [
    asked('无人', '', { grantType: '3', projectMan: '1', extension: { onEmpty: 'pass' } }),
  ]);
  const handed = await handedIn();
  const before = await detail(handed.id);
  const told = expect.stringContaining('没有人员会被询问') as unknown;
  expect(await confirm(handed)).toMatchObject({ code: 400, msg: told });
  expect(await detail(handed.id)).toEqual(before);
});
