import type { RoleRecord, TreeNode } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPermissionApp, type PermissionApp, type Person } from '../../../../test/permission-app.ts';

let app: PermissionApp;
let admin: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  admin = await app.as('admin', '100001');
});
afterAll(() => app.close());

const submit = (body: object) => admin.post<{ id: string; version: number }>('/blade-system/role/submit', body);
const remove = (ids: string) => admin.post('/blade-system/role/remove', { ids });
const aRole = (roleAlias: string, more: object = {}) => ({ roleName: `角色${roleAlias}`, roleAlias, sort: 1, ...more });
const titles = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ title, children = [] }) => [title, ...titles(children)]);

describe('roles', () => {
  test('[R430] are added below one another, listed as a forest, edited and removed', async () => {
    const parent = await submit(aRole('chief'));
    const child = await submit(aRole('deputy', { parentId: parent.data.id }));
    const forest = (await admin.get<RoleRecord[]>('/blade-system/role/list')).data;
    const chief = forest.find(({ roleAlias }) => roleAlias === 'chief');
    expect(chief).toMatchObject({ parentName: '顶级', isBuiltIn: false, userCount: 0, tenantId: '100001' });
    expect(chief?.children).toMatchObject([{ roleAlias: 'deputy', parentName: '角色chief' }]);
    expect(chief?.children?.[0]).not.toHaveProperty('children');
    const renamed = aRole('deputy', { id: child.data.id, version: 0, roleName: '副职' });
    expect((await submit(renamed)).data).toEqual({ id: child.data.id, version: 1 });
    expect((await submit(renamed)).code).toBe(400);
    expect((await admin.get<RoleRecord>(`/blade-system/role/detail?id=${child.data.id}`)).data.roleName).toBe('副职');
    expect(await app.lastEvidence('100001')).toMatchObject({
      action: 'role.edit',
      payload: { before: { roleName: '角色deputy' } },
    });
    expect((await remove(parent.data.id)).msg).toBe('请先删除下级角色!');
    expect((await remove(`${parent.data.id},${child.data.id}`)).code).toBe(200);
    const found = await admin.get<RoleRecord[]>('/blade-system/role/list?roleAlias=deputy');
    expect(found.data).toEqual([]);
  });

  test('a role cannot stand below itself or its descendants', async () => {
    const upper = (await submit(aRole('upper'))).data.id;
    const lower = (await submit(aRole('lower', { parentId: upper }))).data.id;
    for (const parentId of [upper, lower])
      expect((await submit(aRole('upper', { id: upper, version: 0, parentId }))).code).toBe(400);
    const tree = (await admin.get<TreeNode[]>(`/blade-system/role/tree-by-id?roleId=${upper}`)).data;
    expect(tree.find(({ id }) => id === upper)).toMatchObject({ disabled: true, children: [{ disabled: true }] });
  });

  test('an alias is taken once, whatever its capitals, and is well formed', async () => {
    expect((await submit(aRole('Finance'))).code).toBe(400);
    for (const roleAlias of ['', '1a', 'a b', '管理员', "a'b"]) expect((await submit(aRole(roleAlias))).code).toBe(400);
  });

  test('a role that users have cannot be removed, nor one that is built in, and then none of the others', async () => {
    const free = (await submit(aRole('free'))).data.id;
    const used = await app.roleId('100001', 'finance');
    expect((await remove(`${free},${used}`)).msg).toBe('角色“财务人员”正被 1 个用户使用，请先取消分配');
    expect((await remove(await app.roleId('100001', 'admin'))).code).toBe(400);
    expect((await remove('')).code).toBe(400);
    expect((await admin.get(`/blade-system/role/detail?id=${free}`)).code).toBe(200);
  });

  test('[R463] the tree for choosing hides the built-in role from those who do not have it', async () => {
    const clerk = await app.newUser('100001', []);
    const seen = async (person: Person) => titles((await person.get<TreeNode[]>('/blade-system/role/tree')).data);
    expect(await seen(admin)).toContain('管理员');
    expect(await seen(clerk)).not.toContain('管理员');
    expect(await seen(clerk)).toContain('财务人员');
  });

  test('have the menus of everybody’s own work from their first day', async () => {
    const { id } = (await submit(aRole('newcomer'))).data;
    expect(await app.codesOf(id)).toEqual([
      'attention',
      'delegation',
      'done',
      'messageCenter',
      'myapply',
      'myform',
      'todo',
      'work',
    ]);
  });

  test('removed leave the row that was in the evidence', async () => {
    const { id } = (await submit(aRole('passing'))).data;
    expect((await remove(id)).code).toBe(200);
    expect(await app.lastEvidence('100001')).toMatchObject({
      action: 'role.delete',
      payload: { before: [{ id, roleName: '角色passing', roleAlias: 'passing' }] },
    });
  });

  test('are added by who may add, whether or not he may edit', async () => {
    const adder = await app.newUser('100001', ['role_view', 'role_add']);
    const saved = await adder.post<{ id: string }>('/blade-system/role/submit', aRole('byAdder'));
    expect(saved.code).toBe(200);
    const change = aRole('byAdder', { id: saved.data.id, version: 0 });
    expect((await adder.post('/blade-system/role/submit', change)).code).toBe(403);
  });

  test('adding takes another permission than editing', async () => {
    const editor = await app.newUser('100001', ['role_view', 'role_edit']);
    const { roleId } = await app.newUser('100001', []);
    expect((await editor.post('/blade-system/role/submit', aRole('fresh'))).code).toBe(403);
    const change = aRole('changed', { id: roleId, version: 0 });
    expect((await editor.post('/blade-system/role/submit', change)).code).toBe(200);
  });
});
