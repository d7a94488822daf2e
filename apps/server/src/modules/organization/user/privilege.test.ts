import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssignableRole, Page, UserRow } from '@zhaocai/model';
import { grantedCodes } from '../../system/index.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
let platform: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
  platform = await app.person('admin', '000000');
  // A role of the tenant that holds a menu of the platform: by whatever mistake it came there.
  await app.asSuperuser(`insert into role (tenant_id, id, role_name, role_alias, create_time)
    values ('100001', 77, '越权角色', 'beyond', now()), ('100001', 78, '用户管理员', 'clerk', now())`);
  await grant('77', ['tenant_add', 'user_view']);
  await grant('78', [
    'user_view',
    'user_add',
    'user_edit',
    'user_role',
    'user_reset',
    'user_delete',
    'notice',
    'bulletin',
    'bulletin_view',
    ...grantedCodes({ grants: [] }),
  ]);
  await app.asSuperuser(`insert into role_data_scope (tenant_id, id, role_id, scope_type)
    values ('100001', 77, 77, 2), ('100001', 78, 78, 1)`);
});
afterAll(() => app.close());

const grant = (roleId: string, codes: string[]) =>
  app.asSuperuser(
    `insert into role_menu (tenant_id, role_id, menu_id)
     select '100001', $1, id from menu where code = any($2::text[])`,
    [roleId, codes],
  );
const own = async () => (await admin.get<UserRow>(`/blade-user/detail?id=${await app.userId('admin')}`)).data;
const permissionsOf = async (person: Person) => JSON.stringify((await person.get('/blade-system/menu/buttons')).data);

describe('a tenant’s administrator does not make himself the platform’s', () => {
  test('by the role of the platform: it does not exist in his tenant', async () => {
    const roleId = await app.roleId('administrator', '000000');
    const { id, version } = await own();
    const before = await permissionsOf(admin);
    for (const call of [
      admin.post('/blade-user/grant', { userIds: id, roleIds: roleId }),
      admin.post('/blade-user/update', { id, version, roleId }),
      admin.post('/blade-user/submit', { account: 'evil1', name: '恶', roleId }),
    ])
      expect((await call).code).toBe(400);
    expect(await permissionsOf(admin)).toBe(before);
  });

  test('by a role of his own tenant that holds more than he does', async () => {
    const msg = '不能分配超出本人权限的角色：越权角色';
    const userIds = await app.userId('buyer');
    expect(await admin.post('/blade-user/grant', { userIds, roleIds: '77' })).toMatchObject({ code: 400, msg });
    const add = { account: 'evil2', name: '恶', roleId: '77' };
    expect(await admin.post('/blade-user/submit', add)).toMatchObject({ code: 400, msg });
    const { data } = await admin.get<AssignableRole[]>('/blade-user/assignable-roles');
    expect(data.find(({ id }) => id === '77')).toMatchObject({ isGrantable: false });
    expect(data.find(({ roleAlias }) => roleAlias === 'purchaser')).toMatchObject({ isGrantable: true });
  });

  test('by naming the platform’s tenant', async () => {
    const evil = { tenantId: '000000', account: 'evil3', name: '恶' };
    expect(await admin.post('/blade-user/submit', evil)).toMatchObject({ code: 403, msg: '无权操作非本租户的数据' });
    const { id, version } = await own();
    expect((await admin.post('/blade-user/update', { id, version, tenantId: '000000' })).code).toBe(403);
    expect(await own()).toMatchObject({ tenantId: '100001', version });
  });

  test.each([
    ['userType', { userType: 1, isAdmin: true, is_admin: 1, administrator: true }],
    ['tenantKind', { tenantKind: 'platform', kind: 'platform' }],
    ['columns of the table', { tenant_id: '000000', role_ids: '1', passwordHash: 'x', mustChangePassword: false }],
  ])('by %s: what is no field is refused', async (_, fields) => {
    const { id, version } = await own();
    const before = await permissionsOf(admin);
    expect((await admin.post('/blade-user/update', { id, version, name: '系统管理员', ...fields })).code).toBe(400);
    expect(await permissionsOf(admin)).toBe(before);
    expect(await own()).toMatchObject({ tenantId: '100001', roleName: '管理员' });
    expect((await app.signIn('admin', '100001')).statusCode).toBe(200);
  });

  test('by update-platform', async () => {
    const id = await app.userId('admin');
    const sent = { userId: id, userType: 3, userExt: '{"role":"administrator"}', tenantId: '000000' };
    expect((await admin.post('/blade-user/update-platform', sent)).code).toBe(403);
    await admin.post('/blade-user/update-platform', { ...sent, tenantId: undefined });
    expect((await admin.get('/blade-system/tenant/tenantInfo')).data).toMatchObject({ tenantId: '100001' });
  });

  test('by his own profile', async () => {
    const { version } = await own();
    const sent = { version, name: '系统管理员', roleId: '77', tenantId: '000000', status: 1, account: 'root' };
    expect((await admin.post('/blade-user/update-info', sent)).code).toBe(200);
    expect(await own()).toMatchObject({ account: 'admin', tenantId: '100001', roleName: '管理员' });
  });
});

describe('who looks after users with less than all rights', () => {
  let clerk: Person;
  beforeAll(async () => {
    for (const account of ['expert1', 'expert2'])
      await admin.post('/blade-user/grant', { userIds: await app.userId(account), roleIds: '78' });
    clerk = await app.person('expert1');
  });

  test('does not give roles that hold more than his', async () => {
    const userIds = await app.userId('expert2');
    const answer = await clerk.post('/blade-user/grant', { userIds, roleIds: await app.roleId('admin') });
    expect(answer).toMatchObject({ code: 400, msg: '不能分配超出本人权限的角色：管理员' });
    expect((await clerk.post('/blade-user/grant', { userIds, roleIds: '78' })).code).toBe(200);
  });

  test('neither resets, changes, removes nor degrades one who holds more', async () => {
    const id = await app.userId('admin');
    const msg = '不能操作权限高于本人的用户：admin';
    const { version } = await own();
    for (const call of [
      clerk.post('/blade-user/reset-password', { userIds: id }),
      clerk.post('/blade-user/update', { id, version, status: 2 }),
      clerk.post('/blade-user/remove', { ids: id }),
      clerk.post('/blade-user/grant', { userIds: id, roleIds: '78' }),
      clerk.post('/blade-user/update-platform', { userId: id, userType: 2 }),
    ])
      expect(await call).toMatchObject({ code: 400, msg });
  });

  test('does not change his own roles', async () => {
    const userIds = await app.userId('expert1');
    expect(await clerk.post('/blade-user/grant', { userIds, roleIds: '' })).toMatchObject({
      msg: '不能修改本人的角色',
    });
  });

  test('without the right to assign roles gives none with a save', async () => {
    await app.asSuperuser(`delete from role_menu where tenant_id = '100001' and role_id = 78
      and menu_id = (select id from menu where code = 'user_role')`);
    app.app.platform.authenticator.forget({ tenantId: '100001' });
    const sent = { account: 'plain1', name: '平', roleId: '78' };
    expect((await clerk.post('/blade-user/submit', sent)).code).toBe(403);
    expect((await clerk.post('/blade-user/submit', { ...sent, roleId: '' })).code).toBe(200);
  });
});

describe('nobody', () => {
  test('disables or removes himself', async () => {
    const { id, version } = await own();
    const msg = '不能停用或删除本人的账号';
    expect(await admin.post('/blade-user/update', { id, version, status: 2 })).toMatchObject({ code: 400, msg });
    expect(await admin.post('/blade-user/remove', { ids: id })).toMatchObject({ code: 400, msg });
  });

  test('takes the last enabled administrator from a tenant, not even the platform', async () => {
    const id = await app.userId('agent', '200001');
    const msg = '租户至少保留一名启用的管理员';
    const tenantId = '200001';
    const { version } = (await platform.get<UserRow>(`/blade-user/detail?id=${id}&tenantId=200001`)).data;
    for (const call of [
      platform.post('/blade-user/remove', { tenantId, ids: id }),
      platform.post('/blade-user/update', { tenantId, id, version, status: 2 }),
      platform.post('/blade-user/grant', { tenantId, userIds: id, roleIds: '' }),
    ])
      expect(await call).toMatchObject({ code: 400, msg });
    expect((await app.signIn('agent', '200001')).statusCode).toBe(200);
  });
});

describe('the platform’s administrator', () => {
  test('works on another tenant’s people, and that tenant’s chain tells it', async () => {
    const tenantId = '200001';
    const roleId = await app.roleId('admin', tenantId);
    const deptId = await app.deptId('招标一部', tenantId);
    const add = { tenantId, account: 'second', name: '第二管理员', roleId, deptId };
    const { data } = await platform.post<{ id: string; initialPassword: string }>('/blade-user/submit', add);
    const listed = await platform.get<Page<UserRow>>('/blade-user/page?tenantId=200001');
    expect(listed.data.records.map(({ account }) => account).sort()).toEqual(['agent', 'second']);
    expect((await app.signIn('second', tenantId, data.initialPassword)).statusCode).toBe(200);
    const [evidence] = await app.evidence('user.add', tenantId);
    expect(evidence).toMatchObject({ actor: { tenant: '000000' }, after: { account: 'second' } });
    expect((await platform.post('/blade-user/remove', { tenantId, ids: data.id })).code).toBe(200);
    expect(await app.isChainWhole(tenantId)).toBe(true);
  });

  test('chooses among all tenants, everybody else has his own alone', async () => {
    const tenants = async (person: Person) => (await person.get<{ tenantId: string }[]>('/blade-user/tenants')).data;
    expect((await tenants(platform)).map(({ tenantId }) => tenantId)).toEqual(
      expect.arrayContaining(['000000', '200001']),
    );
    expect(await tenants(admin)).toMatchObject([{ tenantId: '100001' }]);
  });

  test('of an unknown tenant hears that there is none', async () => {
    expect((await platform.get('/blade-user/page?tenantId=999999')).code).toBe(404);
  });

  test('needs the right to tenants’ people for that, beside the right to his own', async () => {
    await app.asSuperuser(`delete from role_menu where tenant_id = '000000'
      and menu_id = (select id from menu where code = 'tenantUser_delete')`);
    app.app.platform.authenticator.forget({ tenantId: '000000' });
    const ids = await app.userId('buyer');
    expect((await platform.post('/blade-user/remove', { tenantId: '100001', ids })).code).toBe(403);
    expect((await admin.get(`/blade-user/detail?id=${ids}`)).code).toBe(200);
  });

  test('everybody else reads his own tenant, whichever he names', async () => {
    const { data } = await admin.get<Page<UserRow>>('/blade-user/page?tenantId=200001&size=50');
    expect(new Set(data.records.map(({ tenantId }) => tenantId))).toEqual(new Set(['100001']));
    const id = await app.userId('agent', '200001');
    expect((await admin.get(`/blade-user/detail?tenantId=200001&id=${id}`)).code).toBe(404);
    expect((await admin.post('/blade-user/remove', { tenantId: '200001', ids: id })).code).toBe(403);
    expect((await admin.post('/blade-user/reset-password', { userIds: id })).code).toBe(404);
  });
});
