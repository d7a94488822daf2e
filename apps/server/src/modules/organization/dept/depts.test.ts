import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeptNode, DeptRow } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const save = (values: object) =>
  admin.post<{ id: string; version: number }>('/blade-system/dept/submit', { deptCategory: 2, sort: 1, ...values });
const add = async (deptName: string, parentId: string, more: object = {}) =>
  (await save({ deptName, parentId, ...more })).data.id;
const detail = async (id: string) => (await admin.get<DeptRow>(`/blade-system/dept/detail?id=${id}`)).data;
const move = async (id: string, parentId: string) => {
  const { version, deptName } = await detail(id);
  return save({ id, version, deptName, parentId });
};

describe('a department', () => {
  test('that moves takes the way down of everything below it along', async () => {
    const root = await app.deptId('大学招投标中心');
    const [left, right] = [await add('左', root), await add('右', root)];
    const child = await add('左下', left);
    const leaf = await add('左下下', child);
    expect((await move(child, right)).code).toBe(200);
    expect((await detail(child)).ancestors).toBe(`0,${root},${right}`);
    expect((await detail(leaf)).ancestors).toBe(`0,${root},${right},${child}`);
    expect((await move(child, '0')).code).toBe(200);
    expect((await detail(leaf)).ancestors).toBe(`0,${child}`);
    const edits = await app.evidence('dept.edit');
    expect(edits.at(-1)).toMatchObject({ before: { parentId: right }, after: { parentId: '0' } });
  });

  test('is neither its own parent nor below one of its own descendants', async () => {
    const top = await add('上', '0');
    const below = await add('中', top);
    const leaf = await add('下', below);
    expect(await move(top, top)).toMatchObject({ code: 400, msg: '父节点不可选择自身!' });
    expect(await move(top, leaf)).toMatchObject({ code: 400, msg: '上级部门不能是本部门的下级部门' });
    expect((await detail(top)).ancestors).toBe('0');
  });

  test('does not go under another tenant’s, nor into another tenant', async () => {
    const foreign = await app.deptId('招标一部', '200001');
    const here = await add('不动', '0');
    expect(await move(here, foreign)).toMatchObject({ code: 400, msg: '上级部门不存在!' });
    expect((await save({ deptName: '外', parentId: '0', tenantId: '200001' })).code).toBe(403);
    expect((await save({ id: foreign, version: 0, deptName: '抢' })).code).toBe(404);
  });

  test('two moves at once cannot make each the other’s descendant', async () => {
    const [one, other] = [await add('甲', '0'), await add('乙', '0')];
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
  });

  test('is not removed while something lies below it or somebody sits in it, but with what lies below', async () => {
    const top = await add('可删', '0');
    const below = await add('可删下', top);
    const remove = (ids: string) => admin.post('/blade-system/dept/remove', { ids });
    expect(await remove(top)).toMatchObject({ code: 400, msg: '部门下还有子部门，不能删除：可删' });
    const finance = await app.deptId('财务处');
    expect(await remove(finance)).toMatchObject({ code: 400, msg: '部门下还有用户，不能删除：财务处' });
    expect((await remove(`${top},${below},1`)).code).toBe(404);
    expect((await remove(`${top},${below}`)).code).toBe(200);
    expect((await admin.get(`/blade-system/dept/detail?id=${top}`)).code).toBe(404);
  });

  test('[R442] has a manager, who is one of the tenant’s people', async () => {
    const managerId = await app.userId('finance');
    const id = await add('有负责人', '0', { managerId });
    const { data } = await admin.get(`/blade-system/dept/deptManager?deptId=${id}`);
    expect(data).toEqual({ deptId: id, deptName: '有负责人', managerId, managerName: '何静' });
    const foreign = await save({ deptName: '外', parentId: '0', managerId: await app.userId('agent', '200001') });
    expect(foreign).toMatchObject({ code: 400, msg: '部门负责人不存在' });
    const buyer = await app.person('buyer');
    expect((await buyer.get('/blade-system/dept/deptManager')).data).toMatchObject({ deptName: '采购一科' });
  });

  test('needs a name and a version', async () => {
    expect(await save({ deptName: '', parentId: '0' })).toMatchObject({ code: 400, msg: '请填写部门名称' });
    const id = await add('无版本', '0');
    expect((await save({ id, deptName: '改' })).code).toBe(400);
  });
});

describe('the tree', () => {
  test('leaves children and hasChildren out where there are none', async () => {
    const buyer = await app.person('buyer');
    const { data } = await buyer.get<DeptNode[]>('/blade-system/dept/tree');
    const root = data.find(({ title }) => title === '大学招投标中心');
    expect(root).toMatchObject({ key: root?.id, value: root?.id, parentId: '0' });
    const leaf = root?.children?.find(({ title }) => title === '采购一科');
    expect(leaf).toBeDefined();
    expect(leaf).not.toHaveProperty('children');
  });

  test('[R427] is loaded level by level', async () => {
    const level = (parentId: string) => admin.get<DeptNode[]>(`/blade-system/dept/lazy-tree?parentId=${parentId}`);
    const root = (await level('0')).data.find(({ title }) => title === '大学招投标中心');
    expect(root).toMatchObject({ hasChildren: true });
    const leaf = (await level(root?.id ?? '')).data.find(({ title }) => title === '财务处');
    expect(leaf).not.toHaveProperty('hasChildren');
    expect((await level(leaf?.id ?? '')).data).toEqual([]);
  });

  test('as rows is a forest, or what matches a name', async () => {
    const { data } = await admin.get<DeptRow[]>('/blade-system/dept/list');
    const root = data.find(({ deptName }) => deptName === '大学招投标中心');
    expect(root?.children?.length).toBeGreaterThan(3);
    const found = await admin.get<DeptRow[]>('/blade-system/dept/list?deptName=财务');
    expect(found.data).toMatchObject([{ deptName: '财务处', parentName: '大学招投标中心' }]);
    const level = await admin.get<DeptRow[]>(`/blade-system/dept/lazy-list?parentId=${root?.id}`);
    expect(level.data.map(({ deptName }) => deptName)).toContain('财务处');
  });

  test('of another tenant is the platform’s to see and change', async () => {
    const platform = await app.person('admin', '000000');
    const parentId = await app.deptId('浙江正信招标代理有限公司', '200001');
    const sent = { tenantId: '200001', parentId, deptName: '招标二部', deptCategory: 2, sort: 3 };
    const { data } = await platform.post<{ id: string }>('/blade-system/dept/submit', sent);
    const level = `/blade-system/dept/lazy-tree?tenantId=200001&parentId=${parentId}`;
    expect((await platform.get<DeptNode[]>(level)).data.map(({ title }) => title)).toEqual(['招标一部', '招标二部']);
    expect((await admin.get<DeptNode[]>(level)).data).toEqual([]);
    expect((await admin.post('/blade-system/dept/remove', { tenantId: '200001', ids: data.id })).code).toBe(403);
    expect((await platform.post('/blade-system/dept/remove', { tenantId: '200001', ids: data.id })).code).toBe(200);
  });
});

test('what a user’s departments are follows the array in both directions', async () => {
  const userId = await app.userId('expert1');
  const seats = async () =>
    (await app.asSuperuser(`select dept_id::text from user_dept where user_id = $1 order by 1`, [userId])).length;
  const set = (ids: string) =>
    app.asSuperuser(`update user_account set dept_ids = $2::bigint[] where id = $1`, [userId, ids]);
  await set(`{${await app.deptId('财务处')},${await app.deptId('采购一科')}}`);
  expect(await seats()).toBe(2);
  await set('{}');
  expect(await seats()).toBe(0);
});
