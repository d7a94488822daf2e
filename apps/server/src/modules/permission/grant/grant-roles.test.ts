import type { GrantKeys, GrantTrees, TreeNode } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPermissionApp, type PermissionApp, type Person } from '../../../../test/permission-app.ts';

let app: PermissionApp;
let admin: Person;
let platform: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  admin = await app.as('admin', '100001');
  platform = await app.as('admin', '000000');
});
afterAll(() => app.close());

const all = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

async function newRole(person: Person, more: object = {}): Promise<string> {
  const roleAlias = `r${Math.random()}`.replace('.', '');
  const saved = await person.post<{ id: string }>('/blade-system/role/submit', {
    roleName: '新角色',
    roleAlias,
    sort: 9,
    ...more,
  });
  expect(saved.code).toBe(200);
  return saved.data.id;
}

const ownWork = ['attention', 'delegation', 'done', 'messageCenter', 'myapply', 'myform', 'todo', 'work'];

describe('a grant', () => {
  test('[R397] replaces what the role holds, takes effect at once, and leaves evidence with before and after', async () => {
    const user = await app.newUser('100001', ['supplier_view']);
    expect((await user.post('/purchase/supplier/queryPage')).code).toBe(200);
    const menuIds = await app.menuIds('project_view', 'tenderee', 'project');
    const answer = await admin.post('/blade-system/role/grant', { roleIds: [user.roleId], menuIds });
    expect(answer.code).toBe(200);
    expect(await app.codesOf(user.roleId)).toEqual(['project', 'project_view', 'tenderee']);
    app.app.platform.authenticator.forgetAll();
    expect((await user.post('/purchase/supplier/queryPage')).code).toBe(403);
    const { action, payload } = await app.lastEvidence('100001');
    expect(action).toBe('role.grant');
    expect(payload).toMatchObject({
      before: { menus: ['supplier_view'] },
      after: { menus: ['tenderee', 'project', 'project_view'] },
    });
  });

  test('[R398] with an application changes only what that application shows', async () => {
    const roleId = await newRole(admin);
    const first = await app.menuIds('supplier_view', 'role_view');
    await admin.post('/blade-system/role/grant', { roleIds: [roleId], menuIds: first });
    const [top] = await app.asSuperuser<{ id: string }>("select id::text from top_menu where code = 'purchase'");
    const menuIds = await app.menuIds('project_view');
    const grant = (ids: string[]) => ({ roleIds: [roleId], menuIds: ids, topId: top?.id });
    expect((await admin.post('/blade-system/role/grant', grant(menuIds))).code).toBe(200);
    expect(await app.codesOf(roleId)).toEqual(['project_view', 'role_view']);
    expect((await admin.post('/blade-system/role/grant', grant(await app.menuIds('role_edit')))).code).toBe(400);
    expect((await admin.post('/blade-system/role/grant', { ...grant(menuIds), topId: '77' })).code).toBe(400);
  });

  test('to several roles at once gives each of them the same', async () => {
    const roleIds = [await newRole(admin), await newRole(admin)];
    await admin.post('/blade-system/role/grant', {
      roleIds: roleIds.join(','),
      menuIds: (await app.menuIds('bulletin_view')).join(','),
    });
    for (const id of roleIds) expect(await app.codesOf(id)).toEqual(['bulletin_view']);
  });

  test('that was made from what a role held before another grant is refused, and changes nothing', async () => {
    const roleId = await newRole(admin);
    const keys = `/blade-system/menu/role-tree-keys?roleIds=${roleId}`;
    const { versions } = (await admin.get<GrantKeys>(keys)).data;
    const grant = async (code: string) =>
      admin.post('/blade-system/role/grant', { roleIds: [roleId], menuIds: await app.menuIds(code), versions });
    expect((await grant('supplier_view')).code).toBe(200);
    expect(await grant('project_view')).toMatchObject({ code: 400, msg: expect.stringContaining('已被') });
    expect(await app.codesOf(roleId)).toEqual(['supplier_view']);
    expect((await admin.get<GrantKeys>(keys)).data.versions).toEqual({ [roleId]: 1 });
  });

  test('names no role, an unknown menu or a planned one: refused', async () => {
    const roleIds = [await newRole(admin)];
    expect((await admin.post('/blade-system/role/grant', { roleIds: [], menuIds: [] })).code).toBe(400);
    expect((await admin.post('/blade-system/role/grant', { roleIds, menuIds: ['77'] })).code).toBe(400);
    const menuIds = await app.menuIds('researchNeeds');
    expect((await admin.post('/blade-system/role/grant', { roleIds, menuIds })).code).toBe(400);
  });
});

describe('the trees of a grant', () => {
  test('show what the granter holds, and with `all` the rest as disabled', async () => {
    const clerk = await app.newUser('100001', ['role_view', 'role', 'system', 'supplier_view']);
    const own = (await clerk.get<GrantTrees>('/blade-system/menu/grant-tree')).data;
    expect(
      all(own.menu)
        .filter(({ disabled }) => !disabled)
        .map(({ title }) => title),
    ).toEqual(['查看', '系统管理', '角色管理', '查看']);
    const whole = all((await clerk.get<GrantTrees>('/blade-system/menu/grant-tree?all=true')).data.menu);
    expect(whole.length).toBeGreaterThan(40);
    expect(whole.filter(({ disabled }) => !disabled)).toHaveLength(4);
    expect(whole.filter(({ children }) => children?.length === 0)).toEqual([]);
    const titles = all((await admin.get<GrantTrees>('/blade-system/menu/grant-tree')).data.menu).map(
      ({ title }) => title,
    );
    expect(titles).not.toContain('菜单管理');
    expect(titles).not.toContain('直接采购');
  });

  test('tick a parent only when everything below it is held, or the next save would grant the rest', async () => {
    const finance = await app.roleId('100001', 'finance');
    const { data } = await admin.get<GrantKeys>(`/blade-system/menu/role-tree-keys?roleIds=${finance}`);
    const [project, view, bulletinView] = await app.menuIds('project', 'project_view', 'bulletin_view');
    expect(data.menu).toContain(view);
    expect(data.menu).toContain(bulletinView);
    expect(data.menu).not.toContain(project);
    const before = await app.codesOf(finance);
    await admin.post('/blade-system/role/grant', { roleIds: [finance], menuIds: data.menu });
    const after = await app.codesOf(finance);
    expect(after.filter((code) => !before.includes(code))).toEqual([]);
    expect(after.filter((code) => code.includes('_'))).toEqual(before.filter((code) => code.includes('_')));
  });

  test('a button that is granted without its menu still shows the menu and its application', async () => {
    const user = await app.newUser('100001', ['supplier_view']);
    const routes = (await user.get<{ code: string; children: { code: string }[] }[]>('/blade-system/menu/routes')).data;
    expect(routes.map(({ code, children }) => [code, children.map((child) => child.code)])).toEqual([
      ['supplierBase', ['supplier']],
    ]);
    const tops = (await user.get<{ code: string }[]>('/blade-system/menu/top-menu')).data;
    expect(tops.map(({ code }) => code)).toEqual(['purchase', 'report_mar']);
  });
});

describe('the platform in another tenant', () => {
  test('lists, saves, grants and removes its roles, and the evidence stands in that tenant', async () => {
    const id = await newRole(platform, { tenantId: '200001', roleName: '代理专员' });
    const list = await platform.get<{ roleName: string }[]>('/blade-system/role/list?tenantId=200001');
    expect(list.data.map(({ roleName }) => roleName)).toContain('代理专员');
    const menuIds = await app.menuIds('role_view');
    const grant = { roleIds: [id], menuIds, tenantId: '200001' };
    expect((await platform.post('/blade-system/role/grant', grant)).code).toBe(200);
    expect(await app.lastEvidence('200001')).toMatchObject({
      action: 'role.grant',
      payload: { actor: { tenant: '000000' } },
    });
    const foreign = { ...grant, menuIds: await app.menuIds('project_view') };
    expect((await platform.post('/blade-system/role/grant', foreign)).code).toBe(400);
    expect((await platform.post('/blade-system/role/remove', { ids: id, tenantId: '200001' })).code).toBe(200);
    expect((await platform.get('/blade-system/role/list?tenantId=999999')).code).toBe(404);
  });

  test('[R400] gives it a role of the platform, with those of its menus that the tenant can hold', async () => {
    const id = await newRole(platform, { roleAlias: 'observer', roleName: '观察员' });
    const menuIds = await app.menuIds('project_view', 'supplier_view', 'menu_view');
    expect((await platform.post('/blade-system/role/grant', { roleIds: [id], menuIds })).code).toBe(200);
    const given = { roleIds: [id], tenantId: '100001' };
    const answer = await platform.post<{ roles: { id: string; menus: number }[] }>(
      '/blade-system/role/platGrantTenant',
      given,
    );
    expect(answer.data.roles).toMatchObject([{ roleName: '观察员', menus: 10 }]);
    const codes = await app.codesOf(answer.data.roles[0]?.id ?? '');
    expect(codes).toEqual([...ownWork, 'project_view', 'supplier_view'].sort());
    expect(await app.lastEvidence('100001')).toMatchObject({ action: 'role.give' });
    expect((await platform.post('/blade-system/role/platGrantTenant', given)).code).toBe(400);
    const builtIn = { ...given, roleIds: [await app.roleId('000000', 'administrator')] };
    expect((await platform.post('/blade-system/role/platGrantTenant', builtIn)).code).toBe(400);
    expect(
      (await platform.post('/blade-system/role/platGrantTenant', { roleIds: [id], tenantId: '000000' })).code,
    ).toBe(400);
  });
});

describe('what a tenant holds', () => {
  test('[R399] is taken and given back by the platform, and nobody in the tenant holds what it does not', async () => {
    const [supplierBase] = await app.menuIds('supplierBase');
    const buyer = await app.as('buyer', '100001');
    const held = async () => (await platform.get<string[]>('/blade-system/menu/tenantHasmenuId?tenantId=100001')).data;
    expect(await held()).toContain(supplierBase);
    const given = { tenantId: '100001', menuIds: [supplierBase] };
    expect((await platform.post('/blade-system/topmenu/grantTenantMenuCanel', given)).code).toBe(200);
    app.app.platform.authenticator.forgetAll();
    expect(await held()).not.toContain(supplierBase);
    expect((await buyer.post('/purchase/supplier/queryPage')).code).toBe(403);
    const shown = JSON.stringify([
      (await buyer.get('/blade-system/menu/routes')).data,
      (await buyer.get('/blade-system/menu/buttons')).data,
      (await admin.get('/blade-system/menu/grant-tree?all=true')).data,
    ]);
    expect(shown).not.toContain('supplier_');
    expect(shown).not.toContain('供应商库');
    const roleIds = [await newRole(admin)];
    const menuIds = await app.menuIds('supplier_view');
    expect((await admin.post('/blade-system/role/grant', { roleIds, menuIds })).code).toBe(400);
    expect((await platform.post('/blade-system/role/grant', { roleIds, menuIds, tenantId: '100001' })).code).toBe(400);
    const { payload } = await app
      .lastEvidence('100001')
      .then((last) => (last.action === 'tenant.menus' ? last : { payload: {} }));
    expect(JSON.stringify(payload)).not.toBe('');
    expect((await platform.post('/blade-system/top-menu/grantTenantMenu', given)).code).toBe(200);
    app.app.platform.authenticator.forgetAll();
    expect((await buyer.post('/purchase/supplier/queryPage')).code).toBe(200);
    expect(await app.lastEvidence('100001')).toMatchObject({ action: 'tenant.menus' });
  });

  test('is changed in one command: with an unknown menu among what is given nothing is taken either', async () => {
    const [supplier, notice] = await app.menuIds('supplierBase', 'notice');
    const held = async () => (await platform.get<string[]>('/blade-system/menu/tenantHasmenuId?tenantId=100001')).data;
    const change = (body: object) =>
      platform.post('/blade-system/topmenu/changeTenantMenu', { tenantId: '100001', ...body });
    expect((await change({ givenIds: ['77'], takenIds: [supplier] })).code).toBe(400);
    expect(await held()).toContain(supplier);
    expect((await change({ givenIds: [], takenIds: [supplier] })).code).toBe(200);
    expect((await change({ givenIds: [supplier], takenIds: [notice] })).code).toBe(200);
    expect(await held()).toContain(supplier);
    expect(await held()).not.toContain(notice);
    expect((await change({ givenIds: [], takenIds: [] })).code).toBe(400);
    expect((await change({ givenIds: [notice], takenIds: [] })).code).toBe(200);
  });

  test('is given to the roles of the tenant that are named, with what lies below it, and no other', async () => {
    const [supplier] = await app.menuIds('supplierBase');
    const change = (body: object) =>
      platform.post('/blade-system/topmenu/changeTenantMenu', { tenantId: '100001', ...body });
    const [chosen, other] = [await newRole(admin), await newRole(admin)];
    expect((await change({ givenIds: [], takenIds: [supplier] })).code).toBe(200);
    expect((await change({ givenIds: [supplier], takenIds: [], roleIds: [chosen] })).code).toBe(200);
    expect(await app.codesOf(chosen)).toEqual(expect.arrayContaining(['supplierBase', 'supplier', 'supplier_edit']));
    expect(await app.codesOf(other)).not.toContain('supplier_edit');
    const { action, payload } = await app.lastEvidence('100001');
    expect({ action, payload: JSON.stringify(payload) }).toEqual({
      action: 'tenant.menus',
      payload: expect.stringContaining('supplier'),
    });
    const foreign = await newRole(platform);
    expect((await change({ givenIds: [supplier], takenIds: [], roleIds: [foreign] })).code).toBe(404);
  });

  test('a menu that comes below a cancelled one later is not held either', async () => {
    const [notice] = await app.menuIds('notice');
    await platform.post('/blade-system/topmenu/grantTenantMenuCanel', { tenantId: '100001', menuIds: [notice] });
    const saved = await platform.post<{ id: string }>('/blade-system/menu/submit', {
      parentId: notice,
      name: '公告统计',
      nameEn: 'Notice counts',
      code: 'noticeCount',
      category: 1,
      path: '/x',
      sort: 9,
      tenantKinds: ['buyer'],
    });
    expect(saved.code).toBe(200);
    const held = await platform.get<string[]>('/blade-system/menu/tenantHasmenuId?tenantId=100001');
    expect(held.data).not.toContain(saved.data.id);
    await platform.post('/blade-system/topmenu/grantTenantMenu', { tenantId: '100001', menuIds: [notice] });
  });

  test('the platform cannot take from itself, nor give what is for another kind of tenant', async () => {
    const menuIds = await app.menuIds('menu');
    const calls = [
      { tenantId: '000000', menuIds },
      { tenantId: '100001', menuIds },
      { tenantId: '100001', menuIds: [] },
    ];
    for (const body of calls)
      for (const path of ['grantTenantMenu', 'grantTenantMenuCanel'])
        expect((await platform.post(`/blade-system/topmenu/${path}`, body)).code).toBe(400);
  });

  test('an application that it is not given disappears from its top bar', async () => {
    interface Top {
      id: string;
      code: string;
      isGranted: boolean;
    }
    const tops = (await platform.get<Top[]>('/blade-system/topmenu/topMenuTenantList?tenantId=100001')).data;
    expect(tops.every(({ isGranted }) => isGranted)).toBe(true);
    const topMenuIds = tops.filter(({ code }) => code !== 'system').map(({ id }) => id);
    expect(
      (await platform.post('/blade-system/topmenu/updateTopMenuTenant', { tenantId: '100001', topMenuIds })).code,
    ).toBe(200);
    const bar = await admin.get<Top[]>('/blade-system/menu/top-menu');
    expect(bar.data.map(({ code }) => code)).toEqual(['purchase', 'estate', 'mywork', 'report_mar']);
    const granted = await admin.get<Top[]>('/blade-system/topmenu/selfGrantTopList');
    expect(granted.data.map(({ code }) => code)).toEqual(['purchase', 'estate', 'mywork']);
    const given = await platform.get<Top[]>('/blade-system/topmenu/grantTopList?tenantId=100001');
    expect(given.data.map(({ code }) => code)).toEqual(['purchase', 'estate', 'mywork', 'report_mar']);
    await platform.post('/blade-system/topmenu/updateTopMenuTenant', {
      tenantId: '100001',
      topMenuIds: tops.map(({ id }) => id),
    });
  });
});
