import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, aNode, anEdge, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
  const { ids } = app;
  await app.publishFlow(
    'two',
    inARow(approval('一审', ids.ann, { taskEdit: '1' }), approval('二审', ids.bob, { rejectHandle: '3' })),
    {
      variables: [
        { name: 'amount', type: 'number' },
        { name: 'secret', type: 'text' },
      ],
    },
  );
  await app.publishFlow('any', inARow(approval('或签', `${ids.ann},${ids.bob}`)));
  await app.publishFlow(
    'all',
    inARow(approval('会签', `${ids.ann},${ids.bob},${ids.cid}`, { isCountersign: '1', countersignRate: '66' })),
  );
});
afterAll(() => app.close());

const complete = (who: 'ann' | 'bob' | 'cid', id: string, more: object = {}) =>
  app.post(who, '/process/flow/complete', { id, operateStatus: 0, ...more });
const statusOf = async (id: string) =>
  (await app.asSuperuser<{ status: string }>('select run_status as status from flow_instance where id = $1', [id]))[0]
    ?.status;

describe('a run', () => {
  test('[R206] answers its history and its steps as lists', async () => {
    const run = await app.start('dan', 'two');
    const history = await app.get('dan', `/process/flow/doneDetailHis?flowInstanceId=${run}`);
    expect(history).toMatchObject({ code: 200, data: [{ operateStatus: -1 }] });
    const steps = await app.get('dan', `/process/flow/queryFlowShowTask?flowInstanceId=${run}`);
    expect(steps).toMatchObject({ code: 200, data: [{ examine: 'start' }, { examine: '一审' }, { examine: '二审' }] });
  });

  test('goes from its initiator through its steps to its end, and its history says so', async () => {
    const run = await app.start('dan', 'two', { amount: 5 });
    await complete('ann', await app.taskOf('ann', run), { remark: '同意' });
    await complete('bob', await app.taskOf('bob', run));
    expect(await statusOf(run)).toBe('finished');
    const { data } = await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${run}`);
    expect(data).toMatchObject({
      instanceStatus: 'finished',
      ruTask: [],
      hiTaskList: [{ operateStatus: -1 }, { operateStatus: 0, remark: '同意', realName: 'ann' }, { operateStatus: 0 }],
      events: [{ kind: 'start' }, { kind: 'agree' }, { kind: 'agree' }],
    });
    const { data: messages } = await app.get('dan', '/process/flow/messageList');
    expect(messages).toMatchObject({ records: [{ kind: 'finished', auditStatus: 0 }] });
  });

  test('returned to its initiator is changed, handed in again and finished', async () => {
    const run = await app.start('dan', 'two', { amount: 5 });
    await complete('ann', await app.taskOf('ann', run));
    await app.post('bob', '/process/flow/complete', {
      id: await app.taskOf('bob', run),
      operateStatus: 3,
      remark: '补',
    });
    expect(await statusOf(run)).toBe('returned');
    const { data } = await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${run}`);
    const id = await app.taskOf('dan', run);
    // His own page of the application is where he changes it; there is nobody to urge.
    expect(data).toMatchObject({ currentTask: { id }, mayEdit: true, actions: ['resubmit', 'withdraw', 'cc'] });
    const { data: read } = await app.get('bob', `/process/flow/myApplyDetail?flowInsId=${run}`);
    expect(read).toMatchObject({ currentTask: null, mayEdit: false });
    const again = await app.post('dan', '/process/flow/resubmit', {
      id,
      form: { amount: 6 },
      resume: 'back',
    });
    expect(again.code).toBe(200);
    await complete('bob', await app.taskOf('bob', run));
    expect(await statusOf(run)).toBe('finished');
  });

  test('is transferred, urged, copied, recalled and withdrawn', async () => {
    const run = await app.start('dan', 'two');
    const id = await app.taskOf('ann', run);
    expect((await app.post('ann', '/process/flow/transfer', { id, toUserId: app.ids.cid })).code).toBe(200);
    expect(await app.post('dan', '/process/flow/urge', { flowInstanceId: run })).toMatchObject({ data: { sent: 1 } });
    expect((await app.post('dan', '/process/flow/urge', { flowInstanceId: run })).msg).toContain('刚刚催办过');
    expect((await app.get('eve', `/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(404);
    expect((await app.post('dan', '/process/flow/cc', { flowInstanceId: run, userIds: app.ids.eve })).code).toBe(200);
    expect((await app.get('eve', `/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(200);
    const cids = await app.taskOf('cid', run);
    await complete('cid', cids);
    expect((await app.post('cid', '/process/flow/recall', { id: cids })).code).toBe(200);
    expect(await app.taskOf('cid', run)).not.toBe(cids);
    expect((await app.post('dan', '/process/flow/withdraw', { flowInstanceId: run })).code).toBe(200);
    expect(await statusOf(run)).toBe('withdrawn');
  });

  test('[R346] asks the head of the department, who is away and has a substitute', async () => {
    await app.publishFlow('head', inARow(aNode('科长', '3', { grantType: '6' })));
    const saved = await app.post('bob', '/process/flow/delegation/save', {
      toUserId: app.ids.eve,
      beginTime: '2026-11-01 00:00:00',
      endTime: '2026-12-01 00:00:00',
      flowKey: 'head',
    });
    expect(saved.code).toBe(200);
    const run = await app.start('dan', 'head');
    await app.taskOf('eve', run);
    const { data } = await app.get('dan', `/process/flow/myApplyDetail?flowInsId=${run}`);
    expect(JSON.stringify(data)).toContain('"substituted"');
  });
});

describe('refused with its reason, nothing changed:', () => {
  test.each([
    { what: 'somebody else’s task', who: 'bob', send: {}, says: '该任务不是您的任务' },
    { what: 'a field that the form lacks', who: 'ann', send: { form: { other: 1 } }, says: '表单没有这些字段：other' },
    { what: 'a step that does not exist', who: 'ann', send: { id: '999' }, says: '' },
  ] as const)('$what', async ({ who, send, says }) => {
    const run = await app.start('dan', 'two', { amount: 5 });
    const before = await app.asSuperuser('select * from flow_instance where id = $1', [run]);
    const answer = await complete(who, await app.taskOf('ann', run), send);
    expect(answer.code).toBeGreaterThanOrEqual(400);
    expect(answer.msg).toContain(says);
    expect(await app.asSuperuser('select * from flow_instance where id = $1', [run])).toEqual(before);
  });

  test('changing the form where the step may not', async () => {
    const run = await app.start('dan', 'two', { amount: 5 });
    await complete('ann', await app.taskOf('ann', run), { form: { amount: 7 } });
    const answer = await complete('bob', await app.taskOf('bob', run), { form: { amount: 8 } });
    expect(answer).toMatchObject({ code: 400, msg: '当前环节不允许修改表单' });
    expect((await complete('bob', await app.taskOf('bob', run), { form: { amount: 7 } })).code).toBe(200);
  });

  test('a task that another of those asked has decided, with his name', async () => {
    const run = await app.start('dan', 'any');
    const late = await app.taskOf('bob', run);
    await complete('ann', await app.taskOf('ann', run));
    expect(await complete('bob', late)).toMatchObject({ code: 400, msg: '该任务已由ann处理' });
  });

  test('handing a task to a person of another tenant', async () => {
    const run = await app.start('dan', 'two');
    const id = await app.taskOf('ann', run);
    const answer = await app.post('ann', '/process/flow/transfer', { id, toUserId: app.strangerId });
    expect(answer).toMatchObject({ code: 400, msg: '所选人员不存在或已停用' });
  });
});

describe('at the same time', () => {
  test('of two who are asked one decides, in fifty runs, however often they click', async () => {
    const runs: string[] = [];
    for (let made = 0; made < 50; made += 1) runs.push(await app.start('dan', 'any'));
    const clicks = await Promise.all(
      runs.map(async (run) => {
        const [a, b] = [await app.taskOf('ann', run), await app.taskOf('bob', run)];
        return Promise.all([complete('ann', a), complete('bob', b), complete('ann', a), complete('bob', b)]);
      }),
    );
    expect(clicks.map((answers) => answers.filter(({ code }) => code === 200).length)).toEqual(runs.map(() => 1));
    const refusals = clicks.flat().flatMap(({ code, msg }) => (code === 200 ? [] : [msg]));
    expect(refusals.filter((msg) => !/该任务已由(ann|bob)处理|流程已结束/.test(msg))).toEqual([]);
    const [decided] = await app.asSuperuser<{ n: number }>(
      `select count(*)::int as n from flow_task where instance_id = any($1::bigint[]) and operate_status = 0`,
      [runs],
    );
    expect(decided?.n).toBe(50);
  });

  test('in a countersign both votes count until it is decided', async () => {
    const run = await app.start('dan', 'all');
    const tasks = {
      ann: await app.taskOf('ann', run),
      bob: await app.taskOf('bob', run),
      cid: await app.taskOf('cid', run),
    };
    const answers = await Promise.all([complete('ann', tasks.ann), complete('bob', tasks.bob)]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(await statusOf(run)).toBe('finished');
    expect((await complete('cid', tasks.cid)).code).toBe(400);
  });
});

describe('a decision on the form', () => {
  test('takes the way whose condition holds', async () => {
    const cells = [
      aNode('start', '1'),
      aNode('d', '6'),
      approval('大额', app.ids.ann),
      aNode('end', '4'),
      anEdge('start', 'd'),
      anEdge('d', '大额', { nodeExpression: 'amount > 100' }),
      anEdge('d', 'end'),
      anEdge('大额', 'end'),
    ];
    await app.publishFlow('big', cells, { variables: [{ name: 'amount', type: 'number' }] });
    expect(await statusOf(await app.start('dan', 'big', { amount: 50 }))).toBe('finished');
    expect(await statusOf(await app.start('dan', 'big', { amount: 500 }))).toBe('running');
  });
});
