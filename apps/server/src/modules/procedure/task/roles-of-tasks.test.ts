import { projectRoles, type Page, type TaskRow } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPurchasingApp } from '../../../../test/purchasing-app.ts';
import type { TenderingApp } from '../../../../test/tendering-app.ts';
import * as steps from '../../../../test/tendering-steps.ts';

let app: TenderingApp;
let projectId: string;
beforeAll(async () => {
  app = await startPurchasingApp();
  ({ id: projectId } = await steps.confirmedProject(app));
  // A unit may give the tasks of its methods to any part: each of them has one here.
  await app.asSuperuser(
    `update project_task t set role_code = n.at % $2 from (
       select id, row_number() over (order by stage, task_code) as at from project_task where project_id = $1) n
     where t.id = n.id`,
    [projectId, projectRoles.length],
  );
});
afterAll(() => app.close());

const tasksOf = async () =>
  steps.dataOf<TaskRow[]>(await app.as('buyer').get(`/purchase/project/task/queryTaskList?projectId=${projectId}`));
const name = async (role: number, userId: string) => {
  const { version } = await steps.detail(app, projectId);
  const wish = { projectId, version, members: [{ role, userId }] };
  return app.as('manager').post('/purchase/project/saveMembers', wish);
};

/** Who of the unit sees 我的任务 and finishes what is in it. */
async function ableOnes(): Promise<ReadonlySet<string>> {
  const rows = await app.asSuperuser<{ id: string }>(
    `select o.user_id::text as id from user_role o
     join role_menu g on g.tenant_id = o.tenant_id and g.role_id = o.role_id join menu m on m.id = g.menu_id
     where o.tenant_id = '100001' and m.code in ('mytask_view', 'mytask_finish')
     group by o.user_id having count(distinct m.code) = 2`,
  );
  return new Set(rows.map(({ id }) => id));
}

describe('whoever a task is given to', () => {
  test('sees it in 我的任务 and may finish it, whatever his built-in role and his part in the project', async () => {
    const people = await app.asSuperuser<{ id: string; role: string }>(
      `select distinct on (r.role_alias) u.id::text, r.role_alias as role from role r
       join user_role o on o.tenant_id = r.tenant_id and o.role_id = r.id
       join user_account u on u.tenant_id = o.tenant_id and u.id = o.user_id
       where r.tenant_id = '100001' and r.is_deleted = 0 order by r.role_alias, u.id`,
    );
    const able = await ableOnes();
    const given = new Map<string, Set<number>>();
    const every = people.flatMap((one) => projectRoles.map(({ value: part }) => ({ ...one, part })));
    for (const { id, role, part } of every) {
      // Some parts are not everybody's.
      await name(part, id);
      const tasks = await tasksOf();
      const unseen = tasks.filter(({ handlerId }) => !able.has(String(handlerId)));
      expect(unseen.map(({ taskName }) => `${role} ${taskName}`)).toEqual([]);
      const own = tasks.filter(({ roleCode, handlerId }) => roleCode === part && handlerId === id);
      for (const { roleCode } of own) given.set(role, (given.get(role) ?? new Set()).add(roleCode));
    }
    expect(given.get('department')).toContain(1);
    expect(given.get('applicant')).toContain(1);
    expect(given.has('expert')).toBe(false);
  });

  test('the head of a department has the task of his part among his tasks', async () => {
    const { userId } = app.as('dept').user;
    steps.dataOf(await name(1, userId));
    const [task] = (await tasksOf()).filter(({ handlerId }) => handlerId === userId);
    const mine = steps.dataOf<Page<TaskRow>>(await app.as('dept').post('/purchase/buildtask/queryMyTask', {}));
    expect(mine.records.map(({ id }) => id)).toContain(task?.id);
  });

  test('a new project gives no task of a part to somebody who may not do tasks', async () => {
    const expert = app.as('expert1').user.userId;
    steps.dataOf(
      await app
        .as('manager')
        .post('/purchase/conf/users/saveOrUpdate', { userId: expert, roleProperty: 1, proTypes: [] }),
    );
    await app.asSuperuser('update task_template set role_code = 1');
    const { id } = await steps.confirmedProject(app);
    const rows = await app.asSuperuser<{ handler: string }>(
      'select distinct handler_id::text as handler from project_task where project_id = $1',
      [id],
    );
    expect(rows.map(({ handler }) => handler)).toEqual([app.as('buyer').user.userId]);
  });
});
