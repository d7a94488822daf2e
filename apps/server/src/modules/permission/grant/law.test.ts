import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPermissionApp, type PermissionApp, type Person } from '../../../../test/permission-app.ts';

// One test per way in which somebody could make more of himself than he is.

let app: PermissionApp;
let admin: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  admin = await app.as('admin', '100001');
});
afterAll(() => app.close());

const role = (more: object = {}) => ({
  roleName: '角色',
  roleAlias: `r${Math.random()}`.replace('.', ''),
  sort: 1,
  ...more,
});

async function expectNothingChanged(act: () => Promise<{ code: number }>, status: number): Promise<void> {
  const tables = ['role', 'role_menu', 'role_scope', 'menu', 'tenant_menu_cancel', 'top_menu_menu', 'evidence'];
  const hash = () =>
    app.asSuperuser(
      tables.map((name) => `select md5(string_agg(x::text, '|' order by x::text)) from ${name} x`).join(' union all '),
    );
  const before = await hash();
  expect((await act()).code).toBe(status);
  expect(await hash()).toEqual(before);
}

describe('a tenant administrator cannot make himself platform administrator', () => {
  test.each(['administrator', 'Administrator', 'ADMINISTRATOR', 'admin', 'Admin'])(
    'by a new role with the alias %s',
    async (roleAlias) => {
      await expectNothingChanged(() => admin.post('/blade-system/role/submit', role({ roleAlias })), 400);
    },
  );

  test('by giving an existing role that alias', async () => {
    const id = await app.roleId('100001', 'finance');
    const change = { id, version: 0, roleName: '财务', roleAlias: 'administrator', sort: 1 };
    await expectNothingChanged(() => admin.post('/blade-system/role/submit', change), 400);
  });

  test('by renaming, moving or re-aliasing the built-in role', async () => {
    const id = await app.roleId('100001', 'admin');
    const parentId = await app.roleId('100001', 'finance');
    const kept = { id, version: 0, roleName: '管理员', roleAlias: 'admin', sort: 3, parentId: '0' };
    for (const change of [{ roleName: '超级管理员' }, { roleAlias: 'root' }, { parentId }])
      await expectNothingChanged(() => admin.post('/blade-system/role/submit', { ...kept, ...change }), 400);
  });

  test('by naming the platform or another tenant as the tenant of a role', async () => {
    for (const tenantId of ['000000', '200001'])
      await expectNothingChanged(() => admin.post('/blade-system/role/submit', role({ tenantId })), 403);
  });

  test('by the tenant in a field that is not asked for', async () => {
    await expectNothingChanged(
      () => admin.post('/blade-system/role/submit', role({ tenant_id: '000000', isDeleted: 0 })),
      400,
    );
  });

  test('by standing below a role of the platform or of another tenant', async () => {
    for (const parentId of [await app.roleId('000000', 'administrator'), await app.roleId('200001', 'admin')])
      await expectNothingChanged(() => admin.post('/blade-system/role/submit', role({ parentId })), 400);
  });

  test('by menus that are for another kind of tenant', async () => {
    const roleIds = [await app.roleId('100001', 'admin')];
    for (const code of ['menu_edit', 'tenantRole_edit', 'topmenu_tenant', 'bid_quote']) {
      const menuIds = await app.menuIds(code);
      await expectNothingChanged(() => admin.post('/blade-system/role/grant', { roleIds, menuIds }), 400);
    }
  });

  test('by a row in the table itself: what his kind of tenant does not hold, he does not hold', async () => {
    const { token } = await app.newUser('100001', ['menu_edit', 'menu_view', 'tenantRole_edit', 'supplier_view']);
    const user = await app.app.platform.authenticator.authenticate(`bearer ${token}`);
    expect([...(user?.permissions ?? [])]).toEqual(['supplier_view']);
  });

  test('by granting to a role of another tenant or of the platform', async () => {
    const menuIds = await app.menuIds('supplier_view');
    for (const id of [await app.roleId('200001', 'admin'), await app.roleId('000000', 'administrator')])
      await expectNothingChanged(() => admin.post('/blade-system/role/grant', { roleIds: [id], menuIds }), 404);
    const own = await app.roleId('100001', 'finance');
    const foreign = await app.roleId('200001', 'admin');
    await expectNothingChanged(() => admin.post('/blade-system/role/grant', { roleIds: [own, foreign], menuIds }), 404);
    for (const tenantId of ['200001', '000000'])
      await expectNothingChanged(
        () => admin.post('/blade-system/role/grant', { roleIds: [foreign], menuIds, tenantId }),
        403,
      );
  });

  test('by writing menus, applications, or what tenants hold', async () => {
    const [id] = await app.menuIds('menu');
    const calls: [string, object][] = [
      ['menu/submit', { name: '甲', nameEn: 'A', code: 'a', category: 1, sort: 1 }],
      ['menu/remove', { ids: id }],
      ['topmenu/submit', { name: '甲', nameEn: 'A', code: 'a', type: 1, sort: 1 }],
      ['topmenu/grant', { topMenuIds: [], menuIds: [id] }],
      ['topmenu/grantTenantMenu', { tenantId: '100001', menuIds: [id] }],
      ['topmenu/grantTenantMenuCanel', { tenantId: '200001', menuIds: [id] }],
      ['topmenu/updateTopMenuTenant', { tenantId: '100001', topMenuIds: [] }],
      ['role/platGrantTenant', { tenantId: '100001', roleIds: [await app.roleId('000000', 'administrator')] }],
    ];
    for (const [path, body] of calls) await expectNothingChanged(() => admin.post(`/blade-system/${path}`, body), 403);
  });

  test('by reading what another tenant holds', async () => {
    for (const path of [
      'role/list',
      'role/tree',
      'menu/tree',
      'menu/grant-tree',
      'menu/tenantHasmenuId',
      'topmenu/grantTopList',
    ])
      expect((await admin.get(`/blade-system/${path}?tenantId=200001`)).code).toBe(403);
    const foreign = await app.roleId('200001', 'admin');
    for (const path of [
      `role/detail?id=${foreign}`,
      `menu/role-tree-keys?roleIds=${foreign}`,
      `role/tree-by-id?roleId=${foreign}`,
    ])
      expect((await admin.get(`/blade-system/${path}`)).code).toBe(404);
  });
});

describe('nobody grants what he does not hold', () => {
  const codes = ['role', 'role_view', 'role_edit', 'supplier_view', 'supplierBase', 'supplier'];

  test('a menu that he does not hold cannot be given, not even to his own role', async () => {
    const clerk = await app.newUser('100001', codes);
    const menuIds = await app.menuIds('supplier_view', 'supplier_delete');
    for (const id of [clerk.roleId, await app.roleId('100001', 'finance')])
      await expectNothingChanged(() => clerk.post('/blade-system/role/grant', { roleIds: [id], menuIds }), 400);
  });

  test('what he does not hold he cannot take either: it stays with the role', async () => {
    const clerk = await app.newUser('100001', codes);
    const { roleId } = await app.newUser('100001', ['project_view', 'supplier_view', 'supplier_delete']);
    const answer = await clerk.post('/blade-system/role/grant', { roleIds: [roleId], menuIds: [] });
    expect(answer.code).toBe(200);
    expect(await app.codesOf(roleId)).toEqual(['project_view', 'supplier_delete']);
  });

  test('the built-in role is granted by its members and by the platform alone', async () => {
    const clerk = await app.newUser('100001', codes);
    const roleIds = [await app.roleId('100001', 'admin')];
    await expectNothingChanged(() => clerk.post('/blade-system/role/grant', { roleIds, menuIds: [] }), 400);
  });

  test('an administrator cannot take the administration of roles from himself', async () => {
    const roleIds = [await app.roleId('100001', 'admin')];
    const menuIds = await app.menuIds('supplier_view');
    await expectNothingChanged(() => admin.post('/blade-system/role/grant', { roleIds, menuIds }), 400);
  });

  test('a data scope or an API scope that he does not hold cannot be given', async () => {
    await app.asSuperuser(`
      insert into data_scope (tenant_id, id, menu_id, resource_code, scope_name, scope_type, create_time)
      values ('100001', 501, null, 'supplier', '全部供应商', 1, now());
      insert into api_scope (tenant_id, id, menu_id, resource_code, scope_name, scope_path, create_time)
      values ('000000', 502, null, 'supplier_list', '供应商列表', 'GET /api/x', now())`);
    const clerk = await app.newUser('100001', codes);
    const roleIds = [clerk.roleId];
    const menuIds = await app.menuIds(...codes);
    const grant = (more: object) => ({ roleIds, menuIds, ...more });
    await expectNothingChanged(() => clerk.post('/blade-system/role/grant', grant({ dataScopeIds: ['501'] })), 400);
    await expectNothingChanged(() => clerk.post('/blade-system/role/grant', grant({ apiScopeIds: ['502'] })), 400);
    expect((await admin.post('/blade-system/role/grant', grant({ dataScopeIds: ['501'] }))).code).toBe(200);
    await expectNothingChanged(() => admin.post('/blade-system/role/grant', grant({ apiScopeIds: ['502'] })), 400);
    const keys = await admin.get<{ dataScope: string[] }>(`/blade-system/menu/role-tree-keys?roleIds=${clerk.roleId}`);
    expect(keys.data.dataScope).toEqual(['501']);
  });
});
