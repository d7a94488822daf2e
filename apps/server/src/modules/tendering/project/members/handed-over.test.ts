import type { NextStep, Page, ProjectDetail, ShelfCount } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../../test/organization-app.ts';
import { secondPurchaser } from '../../../../../test/second-purchaser.ts';
import { aProject, dataOf, publicationDay } from '../../../../../test/tendering-steps.ts';

let app: OrganizationApp;
let people: Readonly<Record<'leaver' | 'buyer' | 'manager' | 'supervisor' | 'chief', Person>>;
let leaverId: string;
let buyerId: string;

beforeAll(async () => {
  app = await startOrganizationApp();
  app.clock.setTo(publicationDay);
  const chief = await app.person('admin');
  leaverId = await secondPurchaser(app);
  buyerId = await app.userId('buyer');
  people = {
    chief,
    leaver: await app.person('buyer2'),
    buyer: await app.person('buyer'),
    manager: await app.person('manager'),
    supervisor: await app.person('supervisor'),
  };
});
afterAll(() => app.close());

interface Draft {
  readonly id: string;
  readonly version: number;
}

const draft = async () =>
  dataOf<Draft>(await people.leaver.post('/purchase/project/saveOrUpdate', aProject({ lawRegime: 3 })));
const see = (who: Person, id: string) => who.get<ProjectDetail>(`/purchase/project/queryById?id=${id}`);
const stepsOf = async (id: string): Promise<readonly NextStep[]> =>
  dataOf<ProjectDetail>(await see(people.manager, id)).next;
const setStatus = (status: number) =>
  app.asSuperuser('update user_account set status = $2 where id = $1', [leaverId, status]);
const leave = () => setStatus(2);
/** With a session of his own again. */
const comeBack = async () => {
  await setStatus(1);
  people = { ...people, leaver: await app.person('buyer2') };
};
const saveMembers = async (projectId: string, members: readonly object[], by = people.manager) => {
  const { version } = dataOf<ProjectDetail>(await see(people.manager, projectId));
  return by.post('/purchase/project/saveMembers', { projectId, version, members });
};
const listed = async (who: Person, id: string) =>
  dataOf<Page<{ id: string }>>(await who.post('/purchase/project/projectPage', { size: 200 })).records.some(
    (one) => one.id === id,
  );

describe('a project whose handler has left', () => {
  test('names nobody for the next step who does not see it', async () => {
    const { id } = await draft();
    expect(await stepsOf(id)).toMatchObject([{ action: 'submit', by: ['吴敏'] }]);
    await leave();
    expect((await see(people.buyer, id)).code).toBe(404);
    const [submit] = await stepsOf(id);
    expect(submit?.by).not.toContain('周明');
    await comeBack();
  });

  test('is handled by whom the head of procurement gives the part: he sees it, is told, and leads it on', async () => {
    const { id } = await draft();
    await leave();
    dataOf(await saveMembers(id, [{ role: 5, userId: buyerId }]));
    expect(dataOf<ProjectDetail>(await see(people.buyer, id))).toMatchObject({
      handlerId: buyerId,
      handlerName: '周明',
    });
    expect(await stepsOf(id)).toMatchObject([{ action: 'submit', by: ['周明'], count: 1 }]);
    expect(await listed(people.buyer, id)).toBe(true);
    const told = await app.asSuperuser(
      `select content from flow_message where user_id = $1 and kind = 'handedOver' and business_id = $2`,
      [buyerId, id],
    );
    expect(told).toEqual([{ content: '沈岚将本项目移交给您经办' }]);
    const evidence = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where stream = $1 and action = 'project.handOver'`,
      [id],
    );
    expect(JSON.parse(evidence[0]?.payload ?? '{}')).toMatchObject({ from: leaverId, to: buyerId });
    const { version } = dataOf<ProjectDetail>(await see(people.buyer, id));
    const submitted = dataOf<Draft>(await people.buyer.post('/purchase/project/submitTask', { id, version }));
    dataOf(await people.manager.post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    expect(await stepsOf(id)).toMatchObject([{ action: 'publish', by: ['周明'] }]);
    // What else is saved of the members leaves it to him.
    dataOf(await saveMembers(id, []));
    expect((await see(people.buyer, id)).code).toBe(200);
    await comeBack();
  });

  test('shows whoever took it over the notices that the former handler wrote', async () => {
    const { id, version } = await draft();
    const submitted = dataOf<Draft>(await people.leaver.post('/purchase/project/submitTask', { id, version }));
    dataOf(await people.manager.post('/purchase/project/projectConfirm', { ...submitted, agree: true }));
    const notice = { projectId: id, bulletinType: 10, title: '采购公告', content: '<p>公告</p>' };
    const saved = dataOf<Draft>(await people.leaver.post('/purchase/bulletin/saveBulletin', notice));
    const readNotice = () => people.buyer.get(`/purchase/bulletin/queryById?id=${saved.id}`);
    expect((await readNotice()).code).toBe(404);
    dataOf(await saveMembers(id, [{ role: 5, userId: buyerId }]));
    expect((await readNotice()).code).toBe(200);
  });
});

describe('whoever has a part in a project', () => {
  test('sees it, in lists and figures too; his colleagues see no more than before', async () => {
    const { id } = await draft();
    const shelf = async () => {
      const counts = dataOf<ShelfCount[]>(await people.buyer.get('/purchase/project/proCount'));
      return counts.reduce((sum, { count }) => sum + count, 0);
    };
    const before = await shelf();
    expect(await listed(people.buyer, id)).toBe(false);
    dataOf(await saveMembers(id, [{ role: 1, userId: buyerId }], people.leaver));
    expect(await listed(people.buyer, id)).toBe(true);
    expect(await shelf()).toBeGreaterThan(before);
    expect(dataOf<ProjectDetail>(await see(people.buyer, id)).handlerId).toBe(leaverId);
    dataOf(await saveMembers(id, [], people.leaver));
    expect((await see(people.buyer, id)).code).toBe(404);
  });

  test('sees it as long as he has an open task of it, and is told why', async () => {
    const { id } = await draft();
    await app.asSuperuser(
      `insert into project_task (tenant_id, id, project_id, task_code, task_name, task_type, stage, role_code, required,
         handler_id, task_status, create_time) values ('100001', 990001, $1, 'T1', '核对', 1, 1, 3, true, $2, 1, now())`,
      [id, buyerId],
    );
    expect((await see(people.buyer, id)).code).toBe(200);
    const explained = await people.buyer.get<{ isVisible: boolean; reasons: { kind: string; isMet: boolean }[] }>(
      `/blade-system/data-scope/explain?resource=project&id=${id}`,
    );
    expect(explained.data).toMatchObject({ isVisible: true });
    expect(explained.data.reasons).toContainEqual(expect.objectContaining({ kind: 'part', isMet: true }));
    await app.asSuperuser(`update project_task set task_status = 2 where id = 990001`);
    expect((await see(people.buyer, id)).code).toBe(404);
  });
});
