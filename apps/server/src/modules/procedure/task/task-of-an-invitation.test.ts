import type { Page, TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxModule } from '../../inbox/index.ts';
import * as asked from '../../../../test/invite-steps.ts';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { Account, TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
beforeAll(async () => {
  app = await startPurchasingApp([inboxModule]);
});
afterAll(() => app.close());

const tasksOf = async (projectId: string) =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const named = (tasks: readonly TaskRow[], name: string) => {
  const found = tasks.find(({ taskName }) => taskName === name);
  if (!found) throw new Error(`no task ${name}`);
  return found;
};
const readers = [
  'buyer',
  'manager',
  'finance',
  'supervisor',
  'dept',
  'applicant',
] as const satisfies readonly Account[];

interface Waiting {
  readonly kind: string;
  readonly id: string;
}

/** Who of the unit finds the task in his inbox. */
async function askedFor(taskId: string): Promise<Account[]> {
  const found = await Promise.all(
    readers.map(async (who) => {
      const { records } = steps.dataOf<Page<Waiting>>(await app.as(who).get('/inbox/page?size=200'));
      return records.some(({ id, kind }) => kind === 'projectTask.finish' && id.includes(taskId)) ? [who] : [];
    }),
  );
  return found.flat();
}

test('the task of inviting is in the inbox of whoever invites once it is his turn, and gone when the letter is out', async () => {
  const id = await asked.publicisedSource(app);
  const { id: inviting } = named(await tasksOf(id), '邀请供应商');
  expect(await askedFor(inviting)).toEqual([]);
  const end = async (name: string, how: 'taskFinish' | 'taskSkip', more: object = {}) => {
    const { id: task, version } = named(await tasksOf(id), name);
    steps.dataOf(await app.as('buyer').post(`/purchase/project/task/${how}`, { id: task, version, ...more }));
  };
  await end('单一来源公示', 'taskFinish');
  await end('编制采购文件', 'taskSkip', { reason: '使用通用文件' });
  const task = named(await tasksOf(id), '邀请供应商');
  expect(task).toMatchObject({ taskStatus: 1, deed: '发出邀请', handlerId: app.as('buyer').user.userId });
  expect(await askedFor(inviting)).toEqual(['buyer']);

  const { version } = task;
  const finance = app.as('finance').user.userId;
  const handOn = { id: inviting, version, userId: finance };
  // Whoever may not send the letter is not given its task, and learns nothing of the project.
  expect(await app.as('buyer').post('/purchase/project/task/taskHandOn', handOn)).toMatchObject({ code: 400 });
  expect(await askedFor(inviting)).toEqual(['buyer']);

  steps.dataOf(await steps.publish(app, await steps.draftNotice(app, id, 12)));
  expect(named(await tasksOf(id), '邀请供应商')).toMatchObject({ taskStatus: 2, remark: '随项目办理办结' });
  expect(await askedFor(inviting)).toEqual([]);
});
