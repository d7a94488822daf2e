import type { TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entitle } from '../../../../test/approval-steps.ts';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

const handles = 5;

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp();
  await entitle(app, [idOf('finance')], 'mytask_finish');
});
afterAll(() => app.close());

const idOf = (account: Account) => app.as(account).user.userId;
const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const saveMembers = async (projectId: string, members: readonly object[]) => {
  const { version } = await steps.detail(app, projectId);
  const wish = { projectId, version, members };
  return steps.dataOf(await app.as('manager').post('/purchase/project/saveMembers', wish));
};
const dutiesOf = async (taskId: string) =>
  (
    await app.asSuperuser<{ person: string }>(`select person_id::text as person from duty where row_id = $1`, [taskId])
  ).map(({ person }) => person);
const handOn = (task: TaskRow | undefined, to: Account, by: Account = 'buyer') =>
  app.as(by).post('/purchase/project/task/taskHandOn', { id: task?.id, version: task?.version, userId: idOf(to) });

test('what is open in a part goes with it to whoever has it now, and what is done stays', async () => {
  const { id } = await steps.confirmedProject(app);
  const before = await tasksOf(id);
  expect(before.filter(({ handlerId }) => handlerId === idOf('buyer')).length).toBeGreaterThan(1);
  await saveMembers(id, [{ role: handles, userId: idOf('finance') }]);
  const after = await tasksOf(id);
  for (const { id: taskId, roleCode, handlerId } of after) {
    const had = before.find((one) => one.id === taskId)?.handlerId;
    expect(handlerId).toBe(roleCode === handles ? idOf('finance') : had);
  }
  expect(await dutiesOf(after[0]?.id ?? '')).toEqual([idOf('finance')]);
  await saveMembers(id, []);
  expect((await tasksOf(id)).map(({ handlerId }) => handlerId)).toEqual(before.map(({ handlerId }) => handlerId));
});

test('whoever has a task hands it to a colleague, who finds it among his duties', async () => {
  const { id } = await steps.confirmedProject(app);
  const [first] = await tasksOf(id);
  expect(first?.actions).toContain('handOn');
  expect((await handOn(first, 'finance', 'finance')).code).not.toBe(200);
  steps.dataOf(await handOn(first, 'finance'));
  const [handed] = await tasksOf(id);
  expect(handed?.handlerId).toBe(idOf('finance'));
  expect(await dutiesOf(first?.id ?? '')).toEqual([idOf('finance')]);
  steps.dataOf(await handOn(handed, 'buyer', 'manager'));
  expect((await handOn(first, 'supplier1', 'manager')).code).not.toBe(200);
});

test('a task goes only to somebody who may do it: nobody else learns of the project', async () => {
  const { id } = await steps.confirmedProject(app);
  const [first, publishing] = await tasksOf(id);
  const unable = '所选人员没有办理该任务的权限，请另选人员，或请管理员授权';
  expect(await handOn(first, 'expert1')).toMatchObject({ code: 400, msg: unable });
  // Who may finish tasks may not for that publish a notice.
  expect(await handOn(publishing, 'finance')).toMatchObject({ code: 400, msg: unable });
  expect((await tasksOf(id)).map(({ handlerId }) => handlerId).slice(0, 2)).toEqual([idOf('buyer'), idOf('buyer')]);
});

test('whoever handed a task on, and the handler of its project, take it back or hand it elsewhere', async () => {
  const { id } = await steps.confirmedProject(app);
  const handed = async () => (await tasksOf(id))[0];
  steps.dataOf(await handOn(await handed(), 'finance', 'manager'));
  expect((await handed())?.actions).toEqual(['handOn']);
  steps.dataOf(await handOn(await handed(), 'buyer', 'buyer'));
  expect((await handed())?.handlerId).toBe(idOf('buyer'));
  steps.dataOf(await handOn(await handed(), 'finance', 'buyer'));
  steps.dataOf(await handOn(await handed(), 'chief', 'buyer'));
  expect((await handOn(await handed(), 'finance', 'finance')).code).not.toBe(200);
});
