import type { TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '../../../../test/contract-steps.ts';
import * as performing from '../../../../test/performing-steps.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';
import { procedureModule } from '../index.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await contracts.startContractApp([procedureModule]);
  await procedureModule.seed?.(app.database);
  app.clock.setTo(steps.publicationDay);
  steps.dataOf(await app.as('manager').post('/purchase/conf/type/loadDefaults', {}));
});
afterAll(() => app.close());

const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const names = ['签订合同', '验收', '付款'];
const standing = async (projectId: string) =>
  (await tasksOf(projectId))
    .filter(({ taskName }) => names.includes(taskName))
    .map(({ taskStatus, deed }) => [taskStatus, deed]);
const finish = async (projectId: string, name: string, by: Account) => {
  const task = (await tasksOf(projectId)).find(({ taskName }) => taskName === name);
  return app.as(by).post('/purchase/project/task/taskFinish', { id: task?.id });
};

test('signing, acceptance and payment of a contract do their tasks, and nobody finishes these before', async () => {
  const award = await contracts.awarded(app);
  const { projectId } = award;
  const { id } = steps.dataOf<{ id: string }>(await contracts.drawUp(app, award));
  expect(await standing(projectId)).toEqual([
    [1, '合同签订'],
    [0, '验收合格'],
    [0, '付清合同款'],
  ]);
  for (const who of ['buyer', 'manager'] as const)
    expect(await finish(projectId, '签订合同', who)).toMatchObject({
      code: 400,
      msg: '该任务在“合同签订”后自动完成，请先在合同中办理',
    });
  steps.dataOf(await performing.plan(app, id));
  await performing.sign(app, award, id);
  expect(await standing(projectId)).toEqual([
    [2, null],
    [1, '验收合格'],
    [0, '付清合同款'],
  ]);
  expect(await finish(projectId, '验收', 'manager')).toMatchObject({ code: 400 });
  steps.dataOf(await performing.invoiced(app, id, '525000'));
  await performing.paid(app, id, { term: 0, money: '157500' });
  await performing.accepted(app, id, { acceptType: 1, quantity: '600' });
  await performing.paid(app, id, { term: 1, money: '315000' });
  expect((await standing(projectId)).map(([status]) => status)).toEqual([2, 1, 0]);
  await performing.accepted(app, id, { acceptType: 3, quantity: '600' });
  expect((await standing(projectId)).map(([status]) => status)).toEqual([2, 2, 1]);
  await performing.paid(app, id, { term: 2, money: '52500' });
  expect((await standing(projectId)).map(([status]) => status)).toEqual([2, 2, 2]);
  expect((await tasksOf(projectId)).find(({ taskName }) => taskName === '付款')?.remark).toBe('随合同办理办结');
});

test('a contract that is made elsewhere has its task finished by hand, with its paper', async () => {
  const { projectId } = await contracts.awarded(app);
  expect((await standing(projectId))[0]).toEqual([1, null]);
  expect(await finish(projectId, '签订合同', 'buyer')).toMatchObject({ code: 400, msg: '请先上传采购合同' });
});
