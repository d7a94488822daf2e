import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aNode,
  drawing,
  inARow,
  people,
  startFlowApp,
  type FlowApp,
  type PersonName,
} from '../../../../test/flow-app.ts';
import { startFlow } from './start-flow.ts';

let app: FlowApp;
const heard: string[] = [];
beforeAll(async () => {
  app = await startFlowApp({
    businesses: [
      {
        type: 'project',
        label: { zh: '项目', en: 'Project' },
        variables: [],
        projectRoles: async () => ({ 0: [people.eve], 3: [people.cid], 6: [people.bob, people.cid] }),
        onFlowFinished: async (_, { businessId, outcome }) => void heard.push(`${businessId} ${outcome}`),
      },
    ],
  });
});
afterAll(() => app.close());

const step = (grantType: string, data: object = {}) =>
  inARow(aNode('审', '3', { grantType, rejectHandle: '1', ...data }));

/** dan of 一科 applies: its head is bob, that of 总部 above it eve; bob and cid hold role 21. */
async function askedBy(flowKey: string): Promise<string[]> {
  const run = await app.start('dan', flowKey);
  return askedIn(run);
}

async function askedIn(run: string): Promise<string[]> {
  const rows = await app.asSuperuser<{ account: string }>(
    `select u.account from flow_task t join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
     where t.instance_id = $1 and t.operate_status = 1 order by 1`,
    [run],
  );
  return rows.map(({ account }) => account);
}

describe('[R346] a step asks', () => {
  test.each([
    { whom: 'who holds a role', flowKey: 'by-role', cells: () => step('1', { grantRole: '21' }), asks: ['bob', 'cid'] },
    { whom: 'named people', flowKey: 'by-person', cells: () => step('2', { grantUser: '2,3' }), asks: ['ann', 'bob'] },
    { whom: 'the head of a department', flowKey: 'by-dept', cells: () => step('4', { grantDept: '9' }), asks: ['eve'] },
    { whom: 'the leader above the initiator', flowKey: 'by-leader', cells: () => step('5'), asks: ['eve'] },
    { whom: 'the head of his department', flowKey: 'by-head', cells: () => step('6'), asks: ['bob'] },
    { whom: 'the initiator himself', flowKey: 'by-self', cells: () => step('8'), asks: ['dan'] },
  ] satisfies { whom: string; flowKey: string; cells: () => readonly object[]; asks: PersonName[] }[])(
    '$whom',
    async ({ flowKey, cells, asks }) => {
      await app.publishFlow(flowKey, cells());
      expect(await askedBy(flowKey)).toEqual(asks);
    },
  );

  test.each([
    { whom: 'by role in the project', flowKey: 'by-project', cells: () => step('3', { projectMan: '3,6' }), asks: 2 },
    { whom: 'the leader of the project', flowKey: 'by-project-leader', cells: () => step('7'), asks: 1 },
  ])('$whom', async ({ flowKey, cells, asks }) => {
    await app.publishFlow(flowKey, cells(), { businessType: 'project' });
    const start = { flowKey, businessType: 'project', businessId: '500', title: '一个项目', form: {} };
    const { flowInstanceId } = await app.inRequest('dan', (ctx) => startFlow(ctx, start));
    expect(await askedIn(flowInstanceId)).toEqual(asks === 2 ? ['bob', 'cid'] : ['eve']);
    const who = asks === 2 ? 'bob' : 'eve';
    const id = await app.taskOf(who, flowInstanceId);
    expect((await app.post(who, '/process/flow/complete', { id, operateStatus: 0 })).code).toBe(200);
    expect(heard.at(-1)).toBe('500 finished');
  });

  test('nobody by a role in the project where the flow is about none: its administrators are asked', async () => {
    await app.publishFlow('no-project', step('7'));
    expect(await askedBy('no-project')).toEqual(['admin']);
  });
});

describe('who is away', () => {
  const save = (body: object) =>
    app.post('ann', '/process/flow/delegation/save', {
      toUserId: app.ids.cid,
      beginTime: '2026-11-20 00:00:00',
      endTime: '2026-11-22 00:00:00',
      ...body,
    });
  const list = async () => (await app.get('ann', '/process/flow/delegation/list')).data as { id: string }[];

  test('is replaced from the first moment to the last, for the flow that he names, and what is open stays his', async () => {
    await app.publishFlow('away', step('2', { grantUser: app.ids.ann }));
    await app.publishFlow('other', step('2', { grantUser: app.ids.ann }));
    expect((await save({ flowKey: 'away' })).code).toBe(200);
    expect(await askedBy('away')).toEqual(['cid']);
    expect(await askedBy('other')).toEqual(['ann']);
    app.clock.setTo('2026-11-21 23:59:59');
    expect(await askedBy('away')).toEqual(['cid']);
    app.clock.setTo('2026-11-22 00:00:00');
    expect(await askedBy('away')).toEqual(['ann']);
    expect(await list()).toMatchObject([{ toUserName: 'cid', flowKey: 'away', isInForce: false }]);
  });

  test.each([
    { what: 'to himself', body: () => ({ toUserId: app.ids.ann }), says: '不能选择自己' },
    { what: 'to another tenant', body: () => ({ toUserId: app.strangerId }), says: '所选人员不存在或已停用' },
    { what: 'backwards in time', body: () => ({ endTime: '2026-11-19 00:00:00' }), says: '结束时间应晚于开始时间' },
    { what: 'twice at one time', body: () => ({ flowKey: 'away' }), says: '该时间段已有委托' },
  ])('cannot delegate $what', async ({ body, says }) => {
    const before = await list();
    expect(await save(body())).toMatchObject({ code: 400, msg: says });
    expect(await list()).toEqual(before);
  });

  test('changes and removes his own delegations, nobody else’s', async () => {
    const [{ id } = { id: '' }] = await list();
    const change = { id, flowKey: 'away', endTime: '2026-11-25 00:00:00' };
    expect(await save({ ...change, version: 7 })).toMatchObject({ code: 400 });
    expect(await save({ ...change, version: 0 })).toMatchObject({ code: 200, data: { version: 1 } });
    expect((await app.post('bob', '/process/flow/delegation/remove', { ids: id })).code).toBe(400);
    expect((await app.post('ann', '/process/flow/delegation/remove', { ids: id })).code).toBe(200);
    expect(await list()).toEqual([]);
  });
});

test('a copy goes to whom the step names, when it has agreed', async () => {
  const cells = step('2', { grantUser: app.ids.ann, extension: { ccUsers: [app.ids.eve] } });
  expect(drawing(cells).flowExamines[1]).toHaveProperty('extension');
  await app.publishFlow('copied', cells);
  const run = await app.start('dan', 'copied');
  expect((await app.get('eve', `/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(404);
  await app.post('ann', '/process/flow/complete', { id: await app.taskOf('ann', run), operateStatus: 0 });
  const { data } = await app.get('eve', '/process/flow/messageList?size=1');
  expect(data).toMatchObject({ records: [{ kind: 'cc', flowInstanceId: run }] });
  expect((await app.get('eve', `/process/flow/myApplyDetail?flowInsId=${run}`)).code).toBe(200);
});
