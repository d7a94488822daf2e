import type { MenuRecord, TreeNode } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPermissionApp, type PermissionApp, type Person } from '../../../../test/permission-app.ts';

let app: PermissionApp;
let platform: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  platform = await app.as('admin', '000000');
});
afterAll(() => app.close());

const list = async (path: string) => (await platform.get<MenuRecord[]>(`/blade-system/menu/${path}`)).data;
const all = (rows: readonly MenuRecord[]): MenuRecord[] => rows.flatMap((row) => [row, ...all(row.children ?? [])]);
const detail = async (code: string) =>
  (await platform.get<MenuRecord>(`/blade-system/menu/detail?id=${(await app.menuIds(code))[0]}`)).data;
const submit = (body: object) => platform.post<{ id: string }>('/blade-system/menu/submit', body);
const aMenu = (more: object = {}) => ({
  parentId: '0',
  name: '甲',
  nameEn: 'A',
  code: `m${Math.random()}`.replace('.', ''),
  category: 1,
  path: '/a',
  sort: 1,
  ...more,
});

describe('the list of menus', () => {
  test('[R453] is a forest of menus and buttons, with the names of their codes', async () => {
    const rows = await list('list');
    const user = all(rows).find(({ code }) => code === 'role');
    expect(user).toMatchObject({
      categoryName: '菜单',
      isOpenName: '否',
      parentName: '系统管理',
      hasChildren: 1,
      tenantKinds: ['platform', 'buyer', 'agency', 'supplier'],
    });
    expect(user?.children?.map(({ code, actionName }) => `${code} ${actionName}`)).toEqual([
      'role_view 操作栏',
      'role_add 工具栏',
      'role_edit 操作栏',
      'role_delete 工具操作栏',
      'role_export 工具栏',
    ]);
    expect(user?.children?.[0]).not.toHaveProperty('children');
    expect(all(await list('menu-list')).every(({ category }) => category === 1)).toBe(true);
  });

  test('filtered, a row whose parent does not pass stands at the root; an unknown filter is refused', async () => {
    expect((await list('list?code=role_view')).map(({ code }) => code)).toEqual(['role_view', 'tenantRole_view']);
    expect((await platform.get('/blade-system/menu/list?nonsense=1')).code).toBe(400);
  });

  test('is read level by level: with buttons, or menus alone', async () => {
    const roots = await list('lazy-list?parentId=0');
    expect(roots[0]).toMatchObject({ code: 'tenderee', hasChildren: 1 });
    const [role] = await app.menuIds('role');
    expect((await list(`lazy-list?parentId=${role}`)).map(({ category }) => category)).toEqual([2, 2, 2, 2, 2]);
    expect(await list(`lazy-menu-list?parentId=${role}`)).toEqual([]);
    const found = (await list('lazy-menu-list?code=role'))[0];
    expect(found).toMatchObject({ code: 'role' });
    expect(found).not.toHaveProperty('hasChildren');
  });

  test('[R463] the tree has the shape of every tree, and of a tenant what that tenant holds', async () => {
    const [first] = (await platform.get<TreeNode[]>('/blade-system/menu/tree')).data;
    expect(first).toMatchObject({
      parentId: '0',
      title: '采购管理',
      key: first?.id,
      value: first?.id,
      hasChildren: true,
    });
    const supplier = JSON.stringify((await platform.get('/blade-system/menu/tree?tenantId=300001')).data);
    expect(supplier).toContain('我的投标');
    expect(supplier).not.toContain('采购管理');
  });
});

describe('a menu', () => {
  test('is added with a button, and leaves evidence', async () => {
    const menu = await submit(aMenu({ code: 'archive', tenantKinds: ['buyer', 'platform'] }));
    const button = aMenu({ parentId: menu.data.id, code: 'archive_view', category: 2, action: 2, path: '' });
    expect((await submit(button)).code).toBe(200);
    expect(await detail('archive_view')).toMatchObject({
      parentName: '甲',
      tenantKinds: ['buyer', 'platform'],
      isOpen: 1,
    });
    expect(await app.lastEvidence('000000')).toMatchObject({ action: 'menu.kinds' });
  });

  test.each([
    ['a code that is taken', { code: 'project' }],
    ['a code with an underscore', { code: 'a_b' }],
    ['a parent that does not exist', { parentId: '77' }],
    ['a button at the root', { category: 2, code: 'x_view' }],
    ['a path that is none', { path: 'javascript:alert(1)' }],
    ['no name', { name: '' }],
    ['kinds of tenant that do not exist', { tenantKinds: ['king'] }],
    ['no kinds of tenant', { tenantKinds: [] }],
  ])('with %s is refused', async (_, change) => {
    expect((await submit(aMenu(change))).code).toBe(400);
  });

  test('below a button, or a button whose code is not that of its menu, is refused', async () => {
    const [project, view] = await app.menuIds('project', 'project_view');
    expect((await submit(aMenu({ parentId: view }))).code).toBe(400);
    for (const code of ['project_', 'supplier_new', 'projectnew'])
      expect((await submit(aMenu({ parentId: project, category: 2, code, tenantKinds: ['buyer'] }))).code).toBe(400);
  });

  test('cannot stand below itself or one of its descendants', async () => {
    const system = await detail('system');
    const [own, below] = await app.menuIds('system', 'role');
    for (const parentId of [own, below])
      expect((await submit({ id: system.id, version: system.version, parentId })).code).toBe(400);
  });

  test('is for no more kinds of tenant than its parent, its descendants or the program allow', async () => {
    const [tenderee, menu] = [await detail('tenderee'), await detail('menu')];
    expect((await submit(aMenu({ parentId: tenderee.id, tenantKinds: ['supplier'] }))).code).toBe(400);
    const widened = { id: menu.id, version: menu.version, tenantKinds: ['platform', 'buyer'] };
    expect((await submit(widened)).code).toBe(400);
    const system = await detail('system');
    expect((await submit({ id: system.id, version: system.version, tenantKinds: ['platform'] })).code).toBe(400);
  });

  test('keeps its code, and an edit needs the version', async () => {
    const { id, version } = await detail('supplier');
    expect((await submit({ id, version, code: 'other' })).code).toBe(400);
    expect((await submit({ id, name: '供应商' })).code).toBe(400);
    expect((await submit({ id, version, name: '供应商名录' })).code).toBe(200);
    expect((await submit({ id, version, name: '供应商' })).code).toBe(400);
    expect(await app.lastEvidence('000000')).toMatchObject({
      action: 'menu.edit',
      payload: { before: { name: '供应商库' }, after: { name: '供应商名录' } },
    });
  });
});

describe('removing menus', () => {
  const remove = (body: object) => platform.post('/blade-system/menu/remove', body);

  test('is refused while something stands below, and asks when roles hold them', async () => {
    const [bulletin, publish] = await app.menuIds('bulletin', 'bulletin_publish');
    expect((await remove({ ids: bulletin })).msg).toBe('请先删除子节点!');
    const asked = await remove({ ids: publish });
    expect(asked.code).toBe(400);
    expect(asked.msg).toContain('2 个角色');
    const buyer = await app.as('admin', '100001');
    const held = async () => (await app.app.platform.authenticator.authenticate(`bearer ${buyer.token}`))?.permissions;
    expect(await held()).toContain('bulletin_publish');
    expect((await remove({ ids: publish, confirmed: true })).code).toBe(200);
    app.app.platform.authenticator.forgetAll();
    expect(await held()).not.toContain('bulletin_publish');
  });

  test('what is needed to administer rights cannot be removed, nor what does not exist', async () => {
    const ids = await app.menuIds('role', 'role_view', 'role_add', 'role_edit', 'role_delete');
    expect((await remove({ ids, confirmed: true })).code).toBe(400);
    expect((await remove({ ids: '77' })).code).toBe(404);
    const [fresh] = [(await submit(aMenu())).data.id];
    expect((await remove({ ids: `${fresh},77` })).code).toBe(404);
    expect((await remove({ ids: fresh })).code).toBe(200);
  });
});
