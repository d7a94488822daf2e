import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approval, aNode, drawing, inARow, startFlowApp, type FlowApp } from '../../../../test/flow-app.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

let odd = 0;
const save = (body: object) => app.post('admin', '/process/flow-design/flowSave', body);

describe('a flow', () => {
  test('of two designers who save from the same state the second is told who was first', async () => {
    const { defindId, version } = await app.publishFlow('shared', inARow(approval('审', app.ids.ann)));
    const mine = { defindId, version, ...drawing(inARow(approval('审一', app.ids.ann))) };
    const answers = await Promise.all([
      save(mine),
      save({ ...mine, ...drawing(inARow(approval('审二', app.ids.ann))) }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(answers.find(({ code }) => code === 400)?.msg).toBe('流程已被admin修改，请刷新');
  });

  test('is refused when its rows do not come out of its drawing', async () => {
    const { nodeJson } = drawing(inARow(approval('审', app.ids.ann)));
    const { flowExamines } = drawing(inARow(approval('审', app.ids.bob)));
    expect(await save({ flowKey: 'odd', flowName: '异', nodeJson, flowExamines })).toMatchObject({
      code: 400,
      msg: '流程数据不一致',
    });
  });

  test('unsound is kept as a draft and not published', async () => {
    const body = { flowKey: 'unsound', flowName: '草', ...drawing(inARow(aNode('审', '3'))) };
    expect((await save({ ...body, publish: true })).msg).toContain('“审”没有指定审批人');
    expect(await save(body)).toMatchObject({ code: 200, data: { versionStatus: 'draft' } });
    const { data } = await app.get('dan', '/process/flow/flowTypeList');
    expect(JSON.stringify(data)).not.toContain('unsound');
  });

  test.each([
    { what: 'an expression that does not parse', nodeExpression: 'amount >' },
    { what: 'an unknown field', nodeExpression: 'nothing > 1' },
    { what: 'an unknown function', nodeExpression: 'today() > 1' },
    { what: 'what nobody knows of the initiator', nodeExpression: 'initiator.grade == "A"' },
  ])('is not published with $what', async ({ nodeExpression }) => {
    const cells = inARow(approval('审', app.ids.ann)).map((cell) =>
      'source' in cell ? { ...cell, data: { nodeExpression } } : cell,
    );
    const answer = await save({ flowKey: 'faulty', flowName: '误', ...drawing(cells), publish: true });
    expect(answer).toMatchObject({ code: 400 });
    expect(answer.msg).toContain('“start → 审”的表达式有误');
    expect(answer.msg).not.toMatch(/start-审|overload|token/);
  });

  test.each([
    {
      what: 'a rate that is no number',
      data: { isCountersign: '1', countersignRate: 'abc' },
      says: '通过率应为 1 到 100',
    },
    { what: 'a way of rejecting that is none', data: { rejectHandle: 'x' }, says: '“审”的驳回处理无效' },
    { what: 'two fields of one name', fields: ['amount', 'amount'], says: '有多个表单字段叫“amount”' },
    { what: 'a field called as every object', fields: ['__proto__'], says: '表单字段名“__proto__”不可用' },
  ])('is kept as a draft and not published with $what', async ({ data, fields = [], says }) => {
    const variables = fields.map((name) => ({ name, type: 'number' }));
    const flow = { flowKey: `odd-${++odd}`, flowName: '误', variables };
    const body = { ...flow, ...drawing(inARow(approval('审', app.ids.ann, data))) };
    const refused = await save({ ...body, publish: true });
    expect(refused).toMatchObject({ code: 400, msg: expect.stringContaining(says) });
    expect(await save(body)).toMatchObject({ code: 200, data: { versionStatus: 'draft' } });
  });

  test('is not published with an approver of another tenant', async () => {
    const body = {
      flowKey: 'foreign',
      flowName: '外',
      ...drawing(inARow(approval('审', app.strangerId))),
      publish: true,
    };
    expect((await save(body)).msg).toBe('“审”的审批人、角色或部门不存在');
  });

  test('published does not change: what runs stays on it, what starts takes the next', async () => {
    const { defindId, version } = await app.publishFlow('next', inARow(approval('审', app.ids.ann)));
    const old = await app.start('dan', 'next');
    const more = { defindId, version, ...drawing(inARow(approval('审', app.ids.bob))), publish: true };
    expect(await save(more)).toMatchObject({ code: 200, data: { versionNo: 2, versionStatus: 'published' } });
    await app.taskOf('ann', old);
    await app.taskOf('bob', await app.start('dan', 'next'));
    await expect(
      app.asSuperuser(`update flow_version set node_json = '' where definition_id = $1 and no = 1`, [defindId]),
    ).rejects.toThrow('a published flow is not changed');
    await expect(
      app.asSuperuser(`delete from flow_version where definition_id = $1 and no = 1`, [defindId]),
    ).rejects.toThrow('a published flow is not deleted');
    const ask = { ids: old, versionNo: 2 };
    const dry = await app.post('admin', '/process/flow/migrate', ask);
    expect(dry).toMatchObject({ data: { moved: 0, rows: [{ fits: true }] } });
    expect(await app.post('admin', '/process/flow/migrate', { ...ask, dryRun: false })).toMatchObject({
      data: { moved: 1 },
    });
    expect((await app.get('admin', `/process/flow-design/flowDelete?ids=${defindId}`)).msg).toContain(
      '还有未结束的流程',
    );
  });

  test('is started by the departments that hold it, and not while it is off', async () => {
    const { defindId, version } = await app.publishFlow('held', inARow(approval('审', app.ids.ann)));
    const granted = await app.post('admin', '/process/flow-design/flowGrant', { defindId, version, deptIds: '9' });
    expect(granted.code).toBe(200);
    const start = () => app.post('dan', '/process/flow/start', { flowKey: 'held', title: '申请', form: {} });
    expect((await start()).msg).toBe('您所在部门不能发起该流程');
    await app.post('admin', '/process/flow-design/flowGrant', { defindId, version: version + 1, deptIds: '' });
    expect((await start()).code).toBe(200);
    await app.post('admin', '/process/flow-design/switchFlow', { defindId, version: version + 2, isEnabled: false });
    expect((await start()).msg).toContain('没有可用的流程');
  });
});
