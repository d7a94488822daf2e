import type { TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationLines, startPurchasingApp, type ConfigurationLine } from '../../../../test/purchasing-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let mannerId: string;
beforeAll(async () => {
  app = await startPurchasingApp();
  const type = (await configurationLines(app, 'type/queryTypeList')).find(({ typeCode }) => typeCode === 'ZFCG-HW');
  const methods = await configurationLines(app, `manner/queryMannerList?typeId=${type?.id}`);
  mannerId = methods.find(({ mannerCode }) => mannerCode === 5)?.id ?? '';
});
afterAll(() => app.close());

const saveTask = (task: object) =>
  app.as('manager').post('/purchase/conf/task/saveOrUpdateSingle', { mannerId, ...task });
const stored = async (task: object) => steps.dataOf<ConfigurationLine>(await saveTask(task));
const prices = { taskCode: 'prices', taskName: '市场价格核对', taskType: 2, stage: 20, roleCode: 5, required: true };
const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const finish = async (projectId: string, taskCode: string, by: Account) => {
  const task = (await tasksOf(projectId)).find((one) => one.taskCode === taskCode);
  return app.as(by).post('/purchase/project/task/taskFinish', { id: task?.id, version: task?.version });
};

test('a project is not published before what must be done first is done, with the names of who has it', async () => {
  const first = await stored(prices);
  const second = { taskCode: 'review', taskName: '复核', taskType: 3, stage: 20, roleCode: 6, preTaskIds: [first.id] };
  await stored({ ...second, required: true });
  await stored({ taskCode: 'note', taskName: '内部备忘', taskType: 1, stage: 20, roleCode: 6, required: false });
  const { id } = await steps.confirmedProject(app);
  const notice = await steps.draftNotice(app, id);
  expect(await steps.publish(app, notice)).toMatchObject({
    code: 400,
    msg: expect.stringMatching(/^进入“公告发布”前必办的任务尚未办结：市场价格核对（.+）、复核（.+）；/),
  });
  expect(await steps.detail(app, id)).toMatchObject({ stage: 25 });
  steps.dataOf(await finish(id, 'prices', 'buyer'));
  steps.dataOf(await finish(id, 'review', 'manager'));
  steps.dataOf(await steps.publish(app, notice));
  const tasks = await tasksOf(id);
  expect(tasks.find(({ taskCode }) => taskCode === 'prices')?.taskStatus).toBe(2);
  // What need not be done is passed over as ever, and whose it was is told.
  expect(tasks.find(({ taskCode }) => taskCode === 'note')).toMatchObject({ taskStatus: 4 });
  const told = await app.asSuperuser<{ title: string; user: string }>(
    `select title, user_id::text as user from flow_message where kind = 'taskPassed'`,
  );
  expect(told).toEqual([{ title: '内部备忘', user: app.as('manager').user.userId }]);
});

test('what is done in an earlier stage waits for nothing of a later one', async () => {
  const early = await stored({ ...prices, taskCode: 'early', taskName: '早阶段', stage: 10, required: false });
  const late = await stored({
    ...prices,
    taskCode: 'late',
    taskName: '晚阶段',
    stage: 30,
    taskType: 1,
    required: false,
  });
  const { id, version } = early;
  const wrong = { ...prices, id, version, taskCode: 'early', taskName: '早阶段', stage: 10, preTaskIds: [late.id] };
  expect(await saveTask(wrong)).toMatchObject({
    code: 400,
    msg: '前置任务“晚阶段”在更晚的阶段，项目到不了那里：请改选同一阶段或更早的任务',
  });
  const after = { ...prices, id: late.id, version: late.version, taskCode: 'late', taskName: '晚阶段', stage: 30 };
  const linked = await stored({ ...after, taskType: 1, preTaskIds: [id] });
  expect(linked.id).toBe(late.id);
  expect(await saveTask({ ...wrong, preTaskIds: [], stage: 45 })).toMatchObject({
    code: 400,
    msg: '更早阶段的任务“晚阶段”以本任务为前置，阶段不能改到它之后',
  });
});

test('whoever handles a project neither gets nor finishes its acceptance', async () => {
  const { id } = await steps.confirmedProject(app);
  const acceptance = (await tasksOf(id)).find(({ roleCode }) => roleCode === 2);
  expect(acceptance?.handlerId).toBe(app.as('manager').user.userId);
  // A task of before was given to the handler: he hands it on.
  await app.asSuperuser(
    `update project_task set handler_id = $2, task_status = 1, pre_task_codes = '[]' where id = $1`,
    [acceptance?.id, app.as('buyer').user.userId],
  );
  expect(await finish(id, acceptance?.taskCode ?? '', 'buyer')).toMatchObject({
    code: 400,
    msg: expect.stringContaining('不能为同一人'),
  });
});

test('a task that nobody may be given waits for who leads procurement, who is told', async () => {
  const { id } = await steps.confirmedProject(app);
  const acceptance = (await tasksOf(id)).find(({ roleCode }) => roleCode === 2);
  await app.asSuperuser('update project_task set handler_id = null, task_status = 1 where id = $1', [acceptance?.id]);
  const duties = await app.asSuperuser<{ kind: string }>(
    `select kind from duty where row_id = $1 and kind = 'projectTask.appoint'`,
    [acceptance?.id],
  );
  expect(duties).toHaveLength(1);
  expect(await finish(id, acceptance?.taskCode ?? '', 'buyer')).toMatchObject({ code: 400 });
  steps.dataOf(
    await app
      .as('manager')
      .post('/purchase/project/task/taskHandOn', { id: acceptance?.id, userId: app.as('dept').user.userId }),
  );
});
