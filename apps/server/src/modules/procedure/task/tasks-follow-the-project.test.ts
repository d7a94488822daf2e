import type { TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import { readyTender } from '../../../../test/open-tender-steps.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { agreedOn } from '../../../../test/way-out-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
});
afterAll(() => app.close());

const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
/** Name, status and what is said of it, of those that are over or under way. */
const begun = async (projectId: string) =>
  (await tasksOf(projectId))
    .filter(({ taskStatus }) => taskStatus !== 0)
    .map(({ taskName, taskStatus, remark }) => [taskName, taskStatus, remark]);

const passed = ['编制采购文件', 4, '项目已进入“公告发布”，未办理本任务'];
const done = (name: string) => [name, 2, '随项目办理办结'];

test('publishing does the task of the notice and passes over the documents, with the reason; the opening begins', async () => {
  const id = await steps.publishedProject(app);
  expect(await begun(id)).toEqual([passed, done('发布公告'), ['开标', 1, null]]);
});

test('documents that were handed in and confirmed were drafted: their task is done, and not passed over', async () => {
  const id = await readyTender(app);
  expect((await begun(id)).map(([name, status]) => [name, status])).toContainEqual(['编制采购文件', 2]);
});

test('a project that has come to its result has done its tasks, and the contract begins', async () => {
  const id = await steps.resultProject(app);
  expect(await begun(id)).toEqual([
    passed,
    ...['发布公告', '开标', '报价对比', '结果确认', '结果公告'].map(done),
    ['签订合同', 1, null],
  ]);
  const duties = await app.asSuperuser<{ name: string }>(
    `select name from duty where of_id = $1 and kind like 'projectTask.%' order by name`,
    [id],
  );
  expect(duties.map(({ name }) => name)).toEqual(['签订合同 · 学生公寓单人床']);
});

test('a result that is withdrawn is compared, confirmed and published anew, and no contract is due meanwhile', async () => {
  const id = await steps.resultProject(app);
  await agreedOn(app, id, 'undoResult');
  expect(await begun(id)).toEqual([passed, ...['发布公告', '开标'].map(done), ['报价对比', 1, null]]);
});

test('a task that the project does itself is finished by hand no earlier, by nobody', async () => {
  app.clock.setTo(steps.publicationDay);
  const { id } = await steps.confirmedProject(app);
  const [documents, publishing] = await tasksOf(id);
  expect([documents?.deed, publishing?.deed]).toEqual([null, '发布公告']);
  const skip = { id: documents?.id, reason: '使用通用询价文件' };
  steps.dataOf(await app.as('buyer').post('/purchase/project/task/taskSkip', skip));
  const finish = { id: publishing?.id };
  for (const who of ['buyer', 'manager'] as const) {
    const answer = await app.as(who).post('/purchase/project/task/taskFinish', finish);
    expect(answer).toMatchObject({ code: 400, msg: '该任务在“发布公告”后自动完成，请先在项目中办理' });
  }
  expect((await tasksOf(id))[1]).toMatchObject({ taskStatus: 1, actions: ['handOn'] });
});

test('a project that goes back to its draft has its tasks done anew', async () => {
  const id = await readyTender(app);
  expect((await begun(id)).map(([name, status]) => [name, status])).toContainEqual(['确认采购文件', 2]);
  const { version } = await steps.detail(app, id);
  steps.dataOf(await app.as('buyer').post('/purchase/project/backToDraft', { id, version, reason: '预算有误' }));
  expect((await tasksOf(id)).map(({ taskStatus }) => taskStatus)).not.toContain(2);
  expect((await begun(id)).map(([name, status]) => [name, status])).toEqual([['编制采购文件', 1]]);
});

test('the tasks of a project that is terminated end with it, and nothing of it is due', async () => {
  const id = await steps.publishedProject(app);
  await agreedOn(app, id, 'terminate');
  const states = (await tasksOf(id)).map(({ taskStatus }) => taskStatus);
  expect(new Set(states)).toEqual(new Set([2, 4]));
  expect((await tasksOf(id)).find(({ taskName }) => taskName === '归档')?.remark).toBe('项目“已终止”，任务终止');
});
