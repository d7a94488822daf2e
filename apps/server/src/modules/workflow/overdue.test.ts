import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approval, inARow, startFlowApp, type FlowApp } from '../../../test/flow-app.ts';
import { treatOverdue } from './overdue.ts';
import { createTally } from '../../platform/jobs/index.ts';

let app: FlowApp;
beforeAll(async () => {
  app = await startFlowApp();
});
afterAll(() => app.close());

const log = pino({ level: 'silent' });
const deadline = (onOver: string, more: object = {}) => ({
  extension: { deadline: { workDays: 1, workHours: 0, onOver, ...more } },
});

test('without a calendar of the year a deadline is refused, never guessed', async () => {
  await app.publishFlow('blind', inARow(approval('审', app.ids.ann, deadline('remind'))));
  const answer = await app.post('dan', '/process/flow/start', { flowKey: 'blind', title: '申请', form: {} });
  expect(answer).toMatchObject({ code: 400, msg: '未配置2026年工作日历，请联系平台管理员补充后再试' });
});

test('a task whose time is over is reminded of or handed on, once', async () => {
  await app.asSuperuser(
    `insert into work_calendar (tenant_id, id, day, day_type, create_time)
     select '000000', row_number() over (), day, case when extract(isodow from day) > 5 then 1 else 0 end, now()
     from generate_series('2026-11-01'::date, '2027-12-31'::date, '1 day') as day`,
  );
  await app.publishFlow('remind', inARow(approval('审', app.ids.ann, deadline('remind'))));
  await app.publishFlow('hand', inARow(approval('审', app.ids.ann, deadline('transfer', { transferTo: app.ids.cid }))));
  const [reminded, handed] = [await app.start('dan', 'remind'), await app.start('dan', 'hand')];
  const [due] = await app.asSuperuser<{ due: string }>(
    'select due_time as due from flow_task where instance_id = $1 and due_time is not null',
    [reminded],
  );
  // A Friday morning and one working day.
  expect(due?.due).toMatch(/^2026-11-23 10:00/);
  expect(await treatOverdue({ ...app.platform, log, tally: createTally() })).toBe(0);
  app.clock.setTo('2026-11-23 10:05:00');
  expect(await treatOverdue({ ...app.platform, log, tally: createTally() })).toBe(2);
  expect(await treatOverdue({ ...app.platform, log, tally: createTally() })).toBe(0);
  await app.taskOf('ann', reminded);
  await app.taskOf('cid', handed);
  const { data } = await app.get('ann', '/process/flow/messageList');
  expect(JSON.stringify(data)).toContain('"overdue"');
});

test('a late task goes to the superior of who is late, not of who applied', async () => {
  // ann belongs to a department of her own under the head office, whose head is eve; dan's head is bob.
  await app.asSuperuser(`insert into dept (tenant_id, id, parent_id, dept_name, manager_id, create_time)
    values ('100001', 11, 9, '二科', 2, now())`);
  await app.asSuperuser(`update user_account set dept_ids = '{11}' where tenant_id = '100001' and id = 2`);
  app.clock.setTo('2026-11-24 10:00:00');
  await app.publishFlow('up', inARow(approval('审', app.ids.ann, deadline('leader'))));
  const run = await app.start('dan', 'up');
  app.clock.setTo('2026-11-26 10:05:00');
  await treatOverdue({ ...app.platform, log, tally: createTally() });
  expect(await app.taskOf('eve', run)).toMatch(/^\d+$/);
});
