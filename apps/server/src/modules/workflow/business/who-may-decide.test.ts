import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aNode, approval, inARow, startFlowApp, type FlowApp, type PersonName } from '../../../../test/flow-app.ts';
import type { FlowBusiness } from '../../../platform/flows/index.ts';
import { createTally } from '../../../platform/jobs/index.ts';
import { treatOverdue } from '../overdue.ts';
import { askApproval, boundFlow } from './bound-flow.ts';

// An action that a flow is bound to is decided by people who may decide it, and by one of them at least.

const ended: string[] = [];
const buying: FlowBusiness = {
  type: 'buying',
  label: { zh: '采购申请', en: 'Purchase' },
  isBindable: true,
  right: 'test_buy',
  variables: [],
  projectRoles: async () => ({ 0: ['6'], 7: ['6'] }),
  onFlowFinished: async (_ctx, { outcome }) => void ended.push(outcome),
};

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp({ businesses: [buying], codes: ['flowBinding_view', 'flowBinding_edit'] });
  await app.asSuperuser(
    `insert into menu (tenant_id, id, code, name, category, create_time)
    values ('000000', 990001, 'test_buy', '采购', 2, now())`,
  );
  await app.asSuperuser(`insert into role (tenant_id, id, role_name, role_alias, create_time)
    values ('100001', 29, '审批', 'decider', now())`);
  await app.asSuperuser(`insert into role_menu (tenant_id, role_id, menu_id) values ('100001', 29, 990001)`);
});
afterAll(() => app.close());
afterEach(async () => {
  await app.asSuperuser(`delete from user_role where role_id = 29`);
});

const entitle = (who: PersonName) =>
  app.asSuperuser(`insert into user_role (tenant_id, user_id, role_id) values ('100001', $1, 29)`, [app.ids[who]]);

let counter = 0;
async function bound(...steps: readonly ReturnType<typeof aNode>[]): Promise<void> {
  counter += 1;
  const { defindId } = await app.publishFlow(`buying-${counter}`, inARow(...steps), { businessType: 'buying' });
  const [row] = await app.asSuperuser<{ version: number }>('select version from flow_binding');
  const binding = { businessType: 'buying', defindId, version: row?.version ?? 0 };
  expect(await app.post('admin', '/process/flow-binding/save', binding)).toMatchObject({ code: 200 });
}

/** dan of 一科 hands in: its head is bob, that of 总部 above it eve. */
const handIn = () => {
  counter += 1;
  return app.inRequest('dan', async (ctx) => {
    const flow = await boundFlow(ctx, 'buying');
    if (!flow) throw new Error('no flow is bound');
    return askApproval(ctx, { businessType: 'buying', businessId: String(counter), flow, title: '采购', form: {} });
  });
};

const asked = async (runId: string): Promise<string[]> => {
  const rows = await app.asSuperuser<{ account: string }>(
    `select u.account from flow_task t join user_account u on u.tenant_id = t.tenant_id and u.id = t.assignee
     where t.instance_id = $1 and t.operate_status in (1, 4) order by u.account`,
    [runId],
  );
  return rows.map(({ account }) => account);
};

const step = (grantType: string, data: object = {}) => aNode('审', '3', { grantType, rejectHandle: '1', ...data });

test.each([
  { part: 'a part of the project', who: 'eve', of: () => step('3', { projectMan: '7' }) },
  { part: 'the leader of the project', who: 'eve', of: () => step('7') },
  { part: 'the head of a department', who: 'eve', of: () => step('4', { grantDept: '9' }) },
  { part: 'the leader above the applicant', who: 'eve', of: () => step('5') },
  { part: 'the head of the applicant', who: 'bob', of: () => step('6') },
  {
    part: 'the superior of who is named and has handed it in',
    who: 'bob',
    of: () => approval('审', '5', { extension: { onSelf: 'leader' } }),
  },
] as const)('$part without the right to decide is nobody, and with it is asked', async ({ who, of }) => {
  await bound(of());
  expect(await asked(await handIn())).toEqual(['admin']);
  await entitle(who);
  expect(await asked(await handIn())).toEqual([who]);
});

test('who is named by the flow decides without the right, and so does who holds a named role', async () => {
  await bound(approval('审', app.ids.ann));
  expect(await asked(await handIn())).toEqual(['ann']);
  await bound(step('1', { grantRole: '21' }));
  expect(await asked(await handIn())).toEqual(['bob', 'cid']);
});

test('who is away is answered for by somebody who may decide, else by himself', async () => {
  await app.asSuperuser(`insert into flow_delegation (tenant_id, id, from_user, to_user, begin_time, end_time, create_time)
    values ('100001', 1, 2, 4, '2026-11-01', '2026-12-31', now())`);
  await bound(approval('审', app.ids.ann));
  expect(await asked(await handIn())).toEqual(['ann']);
  await entitle('cid');
  expect(await asked(await handIn())).toEqual(['cid']);
  await app.asSuperuser('delete from flow_delegation');
});

test('what is late goes to the nearest superior who may decide it', async () => {
  await app.asSuperuser(
    `insert into work_calendar (tenant_id, id, day, day_type, create_time)
     select '000000', row_number() over (), day, case when extract(isodow from day) > 5 then 1 else 0 end, now()
     from generate_series('2026-11-01'::date, '2027-12-31'::date, '1 day') as day`,
  );
  const deadline = { workDays: 1, workHours: 0, onOver: 'leader' };
  await bound(approval('审', app.ids.ann, { extension: { deadline } }));
  await entitle('eve');
  const run = await handIn();
  app.clock.setTo('2026-11-25 10:00:00');
  await treatOverdue({ ...app.platform, log: pino({ level: 'silent' }), tally: createTally() });
  expect(await asked(run)).toEqual(['eve']);
});

describe('a run that nobody has agreed to', () => {
  const skip = (flowInstanceId: string, task: string) =>
    app.post('admin', '/process/flow/skip', { flowInstanceId, task, remark: '跳过' });

  test('is not ended by skipping its steps; it is terminated, or goes on to who agrees', async () => {
    await bound(approval('初审', app.ids.ann), approval('复审', app.ids.cid));
    const run = await handIn();
    expect(await skip(run, '初审')).toMatchObject({ code: 200 });
    ended.length = 0;
    expect(await skip(run, '复审')).toMatchObject({ code: 400, msg: expect.stringContaining('终止流程') });
    expect(ended).toEqual([]);
    expect(await asked(run)).toEqual(['cid']);
    const id = await app.taskOf('cid', run);
    expect(await app.post('cid', '/process/flow/complete', { id, operateStatus: 0 })).toMatchObject({ code: 200 });
    expect(ended).toEqual(['finished']);
    const other = await handIn();
    expect(await app.post('admin', '/process/flow/terminate', { flowInstanceId: other, remark: '终止' })).toMatchObject(
      {
        code: 200,
      },
    );
  });

  test('and one that somebody has agreed to may pass over the step of who has left', async () => {
    await bound(approval('初审', app.ids.ann), approval('复审', app.ids.cid));
    const run = await handIn();
    const id = await app.taskOf('ann', run);
    await app.post('ann', '/process/flow/complete', { id, operateStatus: 0 });
    expect(await skip(run, '复审')).toMatchObject({ code: 200, data: { instanceStatus: 'finished' } });
  });

  test('is not ended over the no of whoever was asked', async () => {
    await bound(approval('初审', app.ids.ann), approval('复审', app.ids.cid, { rejectHandle: '2' }));
    const run = await handIn();
    await app.post('ann', '/process/flow/complete', { id: await app.taskOf('ann', run), operateStatus: 0 });
    await app.post('cid', '/process/flow/complete', { id: await app.taskOf('cid', run), operateStatus: 3 });
    for (const task of ['初审', '复审']) await skip(run, task);
    expect(
      await app.asSuperuser(`select 1 from flow_instance where id = $1 and run_status = 'finished'`, [run]),
    ).toEqual([]);
  });

  test('does not begin where the rules of all steps would let it pass: whoever hands it in hears so', async () => {
    await bound(approval('审', app.ids.ann, { extension: { onEmpty: 'pass' } }));
    await app.asSuperuser(`update user_account set status = 2 where id = $1`, [app.ids.ann]);
    await expect(handIn()).rejects.toMatchObject({ code: 'workflow.nobodyAsked' });
    await app.asSuperuser(`update user_account set status = 1 where id = $1`, [app.ids.ann]);
    expect(await asked(await handIn())).toEqual(['ann']);
  });
});
