import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page, UserRow } from '@zhaocai/model';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';

let app: OrganizationApp;
let admin: Person;
beforeAll(async () => {
  app = await startOrganizationApp();
  admin = await app.person('admin');
});
afterAll(() => app.close());

interface Made {
  id: string;
  version: number;
  initialPassword: string;
}
let count = 0;
const anAccount = () => `user${(count += 1)}`;
const add = (values: object = {}) =>
  admin.post<Made>('/blade-user/submit', { account: anAccount(), name: '李雷', ...values });
const detail = async (id: string) => (await admin.get<UserRow>(`/blade-user/detail?id=${id}`)).data;

describe('a new user', () => {
  test('gets an initial password from the server, told once, with which he signs in and must change it', async () => {
    const account = anAccount();
    const { code, data } = await add({ account });
    expect(code).toBe(200);
    expect(data.initialPassword).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    const answer = (await app.signIn(account, '100001', data.initialPassword)).json();
    expect(answer).toMatchObject({ account, must_change: true });
    const person = await app.person(account, '100001', data.initialPassword);
    expect(await person.get('/blade-user/info')).toMatchObject({ code: 403, msg: '请先修改密码' });
    const kept = await app.asSuperuser(`select from idempotency where answer::text like '%' || $1 || '%'`, [
      data.initialPassword,
    ]);
    expect(kept).toEqual([]);
  });

  test('is shown with roles, departments and posts by id and by name, and never with the password', async () => {
    const [roleId, deptId] = [await app.roleId('finance'), await app.deptId('财务处')];
    const post = await admin.post<Made>('/blade-system/post/submit', {
      postName: '会计',
      postCode: 'kj',
      category: 3,
      sort: 1,
    });
    const { data } = await add({ roleId, deptId, postId: post.data.id, phone: '13800000000', sex: 2 });
    const row = await detail(data.id);
    expect(row).toMatchObject({ roleId, roleName: '财务人员', deptId, deptName: '财务处', postName: '会计', sex: 2 });
    expect(JSON.stringify(row)).not.toMatch(/argon|password_?hash/i);
    const page = await admin.get<Page<UserRow>>(`/blade-user/page?deptId=${deptId}&roleId=${roleId}&name=李`);
    expect(page.data.records.map(({ id }) => id)).toEqual([data.id]);
    expect(JSON.stringify(page)).not.toContain('argon');
  });

  test.each([
    [{ account: 'buyer' }, '当前账号已被使用!'],
    [{ account: 'li lei' }, '账号须以字母、汉字或数字开头，只含字母、汉字、数字和 . _ - @，最多45个字符'],
    [{ account: '' }, '请填写账号'],
    [{ name: '' }, '请填写姓名'],
    [{ phone: '1380000' }, '手机号码长度不为11位'],
    [{ phone: '23800000000' }, '手机号码格式不正确'],
    [{ email: 'nobody' }, '电子邮箱格式不正确'],
    [{ status: 3 }, '待审核状态由注册产生，不能手工设置'],
    [{ password: 'e10adc3949ba59abbe56e057f20f883e' }, '密码由系统生成，请使用重置密码'],
    [{ deptId: '1' }, '所属部门不存在'],
    [{ postId: '1' }, '所属岗位不存在'],
    [{ roleId: '1' }, '所选角色不存在'],
  ])('with %j is refused: %s', async (values, msg) => {
    const before = (await admin.get<Page<UserRow>>('/blade-user/page')).data.total;
    expect(await add(values)).toMatchObject({ code: 400, msg });
    expect((await admin.get<Page<UserRow>>('/blade-user/page')).data.total).toBe(before);
  });

  test('is refused beyond the account quota of the tenant, and in one that has expired', async () => {
    await app.asSuperuser(`update tenant set account_number = 5 where tenant_id = '100001'`);
    expect(await add()).toMatchObject({ code: 400, msg: '租户账号额度为5个，已用完' });
    await app.asSuperuser(`update tenant set account_number = -1 where tenant_id = '100001'`);
    expect((await add()).code).toBe(200);
    await app.asSuperuser(`update tenant set expire_time = now() - interval '1 day' where tenant_id = '200001'`);
    const platform = await app.person('admin', '000000');
    const answer = await platform.post('/blade-user/submit', { tenantId: '200001', account: 'late', name: '迟到' });
    expect(answer).toMatchObject({ code: 400, msg: '租户已过期，不能新增用户' });
  });
});

describe('a change of a user', () => {
  test('needs the version, keeps what was not sent, and leaves before and after without a hash', async () => {
    const { data } = await add({ phone: '13800000001' });
    expect(await admin.post('/blade-user/update', { id: data.id, name: '韩梅' })).toMatchObject({ code: 400 });
    const changed = { id: data.id, version: 0, name: '韩梅梅' };
    expect(await admin.post('/blade-user/update', changed)).toMatchObject({ code: 200, data: { version: 1 } });
    expect(await admin.post('/blade-user/update', changed)).toMatchObject({ code: 400, msg: /已被他人修改/ });
    expect(await detail(data.id)).toMatchObject({ name: '韩梅梅', phone: '13800000001' });
    const evidence = (await app.evidence('user.edit')).at(-1);
    expect(evidence).toMatchObject({ before: { name: '李雷' }, after: { name: '韩梅梅' } });
    expect(JSON.stringify(await app.evidence('user.add'))).not.toContain('argon');
  });

  test('that disables him ends his sessions at once, and a sign-in says so', async () => {
    const buyer = await app.person('finance');
    const id = await app.userId('finance');
    const { version } = await detail(id);
    expect((await buyer.get('/blade-user/info')).code).toBe(200);
    expect((await admin.post('/blade-user/update', { id, version, status: 2 })).code).toBe(200);
    expect((await buyer.get('/blade-user/info')).code).toBe(401);
    expect((await app.signIn('finance', '100001')).json()).toMatchObject({ error_description: /账号已停用/ });
    await admin.post('/blade-user/update', { id, version: version + 1, status: 1 });
  });

  test('cannot rename the account or set a password', async () => {
    const { data } = await add();
    const change = (values: object) => admin.post('/blade-user/update', { id: data.id, version: 0, ...values });
    expect(await change({ account: 'other' })).toMatchObject({ code: 400, msg: '账号创建后不能修改' });
    expect((await change({ password: '0'.repeat(32) })).code).toBe(400);
  });
});

describe('a removal', () => {
  test('takes the account, its sessions and its roles, and leaves who it was', async () => {
    const { data } = await add({ account: 'leaver', roleId: await app.roleId('finance') });
    expect((await admin.post(`/blade-user/remove?ids=${data.id}`)).code).toBe(200);
    expect((await admin.get(`/blade-user/detail?id=${data.id}`)).code).toBe(404);
    expect((await app.signIn('leaver', '100001', data.initialPassword)).statusCode).toBe(400);
    const [evidence] = await app.evidence('user.delete');
    expect(evidence).toMatchObject({ before: [{ account: 'leaver', roles: ['财务人员'] }] });
    expect((await add({ account: 'leaver' })).code).toBe(200);
  });

  test('of several with one missing removes none', async () => {
    const { data } = await add();
    expect((await admin.post('/blade-user/remove', { ids: `${data.id},1` })).code).toBe(404);
    expect((await admin.get(`/blade-user/detail?id=${data.id}`)).code).toBe(200);
    expect(await admin.post('/blade-user/remove', { ids: '' })).toMatchObject({ msg: '请至少选择一个用户' });
  });
});

describe('a grant of roles', () => {
  test('[R401] to users by their ids replaces what they had, and takes effect at once', async () => {
    const userIds = [await app.userId('expert6'), await app.userId('expert7')];
    const roleIds = [await app.roleId('expert'), await app.roleId('finance')];
    const held = async (userId: string) => (await detail(userId)).roleName;
    expect(
      (await admin.post('/blade-user/grant', { userIds: userIds.join(','), roleIds: roleIds.join(',') })).code,
    ).toBe(200);
    for (const userId of userIds) expect(await held(userId)).toBe('财务人员,评审专家');
    const [, finance] = roleIds;
    expect((await admin.post('/blade-user/grant', { userIds: userIds.join(','), roleIds: finance })).code).toBe(200);
    for (const userId of userIds) expect(await held(userId)).toBe('财务人员');
    expect((await admin.post('/blade-user/grant', { userIds: '', roleIds: finance })).code).toBe(400);
  });
});

describe('a reset of passwords', () => {
  test('[R362] [R402] gives each a new one, told once, and ends their sessions', async () => {
    const supervisor = await app.person('supervisor');
    const ids = [await app.userId('supervisor'), await app.userId('expert2')];
    const { data } = await admin.post<{ account: string; password: string }[]>('/blade-user/reset-password', {
      userIds: ids.join(','),
    });
    expect(data.map(({ account }) => account).sort()).toEqual(['expert2', 'supervisor']);
    expect((await supervisor.get('/blade-user/info')).code).toBe(401);
    expect((await app.signIn('supervisor', '100001')).statusCode).toBe(400);
    const password = data.find(({ account }) => account === 'supervisor')?.password;
    expect((await app.signIn('supervisor', '100001', password)).json()).toMatchObject({ must_change: true });
    expect(JSON.stringify(await app.evidence('user.resetPassword'))).not.toContain(password);
  });
});

test('who mistyped his password too often is let in again by an unlock', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) await app.signIn('expert3', '100001', 'wrong');
  expect((await app.signIn('expert3', '100001')).json()).toMatchObject({ error: /locked|captcha_required/ });
  expect((await admin.post('/blade-user/unlock', { userIds: await app.userId('expert3') })).code).toBe(200);
  expect((await app.signIn('expert3', '100001')).statusCode).toBe(200);
});

test('[R459] the kind of client is kept with its extension and opens nothing', async () => {
  const userId = await app.userId('buyer');
  const sent = { userId, userType: 2, userExt: '{"device":"pad"}' };
  expect((await admin.post('/blade-user/update-platform', sent)).code).toBe(200);
  expect((await admin.get(`/blade-user/platform-detail?id=${userId}`)).data).toMatchObject(sent);
  expect((await admin.post('/blade-user/update-platform', { ...sent, userType: 9 })).code).toBe(400);
});

test('the list for choosers names the people of the own tenant and nothing private, to everybody in it', async () => {
  const expert = await app.person('expert1');
  const { data } = await expert.get<Record<string, unknown>[]>('/blade-user/user-list?keyword=周明');
  expect(data).toMatchObject([{ account: 'buyer', name: '周明', deptName: '采购一科' }]);
  expect(Object.keys(data[0] ?? {})).not.toContain('phone');
  expect((await expert.get('/blade-user/page')).code).toBe(403);
});

test('[R461] the department of a filter means everything below it too', async () => {
  const deptId = await app.deptId('大学招投标中心');
  const { data } = await admin.get<Page<UserRow>>(`/blade-user/page?deptId=${deptId}&size=50`);
  expect(data.records.map(({ account }) => account)).toEqual(expect.arrayContaining(['buyer', 'supervisor', 'admin']));
  expect((await admin.get<Page<UserRow>>('/blade-user/page?deptId=1')).data).toMatchObject({ total: 0, records: [] });
});

test('a role that looks after one department sees and changes its people alone, and puts nobody elsewhere', async () => {
  await app.asSuperuser(`insert into role_menu (tenant_id, role_id, menu_id)
    select r.tenant_id, r.id, m.id from role r, menu m
    where r.tenant_id = '100001' and r.role_alias = 'expert' and m.code in ('user_view', 'user_edit', 'user_delete')`);
  await app.asSuperuser(`update role_data_scope set scope_type = 4 where tenant_id = '100001'
    and role_id = (select id from role where tenant_id = '100001' and role_alias = 'expert')`);
  const deptId = await app.deptId('采购一科');
  await app.asSuperuser(
    `update user_account set dept_ids = array[$1::bigint] where tenant_id = '100001' and account in ('expert4', 'expert5')`,
    [deptId],
  );
  const head = await app.person('expert4');
  const { data } = await head.get<Page<UserRow>>('/blade-user/page?size=50');
  expect(data.records.map(({ account }) => account).sort()).toEqual(['buyer', 'expert4', 'expert5']);
  const [mine, other] = [await app.userId('expert5'), await app.userId('expert6')];
  expect((await head.get(`/blade-user/detail?id=${other}`)).code).toBe(404);
  expect((await head.post('/blade-user/update', { id: other, version: 0, name: '改' })).code).toBe(404);
  expect((await head.post('/blade-user/remove', { ids: other })).code).toBe(404);
  const { version } = (await head.get<UserRow>(`/blade-user/detail?id=${mine}`)).data;
  const moved = await head.post('/blade-user/update', { id: mine, version, deptId: await app.deptId('财务处') });
  expect(moved).toMatchObject({ code: 400, msg: '不能分配到本人数据范围之外的部门' });
  expect((await head.post('/blade-user/update', { id: mine, version, name: '孙晓芸二' })).code).toBe(200);
});

test('the chain of the tenant’s administration is whole after all that', async () => {
  expect(await app.isChainWhole('100001')).toBe(true);
});

describe('a new account', () => {
  const add = (account: string) => admin.post('/blade-user/submit', { account, name: '新人' });

  test.each(['<b>x</b>', '😀', '=cmd', '../x', '-x', '@x', 'a/b', '"x"'])('is not called %s', async (account) => {
    expect(await add(account)).toMatchObject({
      code: 400,
      msg: expect.stringMatching(/^账号须以字母、汉字或数字开头/),
    });
  });

  test.each(['wang.wu', 'li_4', '王五', 'a@b.cn', '2026001'])('is called %s', async (account) => {
    expect((await add(account)).code).toBe(200);
  });

  test('does not differ from another in capitals alone', async () => {
    expect(await add('ADMIN')).toMatchObject({ code: 400, msg: '已有账号“admin”，仅大小写不同的账号不能新增' });
    const [first, second] = await Promise.all([add('Twin'), add('tWIN')]);
    expect([first.code, second.code].toSorted()).toEqual([200, 400]);
  });

  test('beyond the limit is refused with the limit, also when several are added at once', async () => {
    const [row] = await app.asSuperuser<{ used: number }>(
      `select count(*)::int as used from user_account where tenant_id = '100001' and is_deleted = 0`,
    );
    const limit = (row?.used ?? 0) + 1;
    await app.asSuperuser(`update tenant set account_number = $1 where tenant_id = '100001'`, [limit]);
    const answers = await Promise.all(['q1', 'q2', 'q3', 'q4'].map(add));
    await app.asSuperuser(`update tenant set account_number = null where tenant_id = '100001'`);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ msg }) => msg))).toEqual(
      new Set([`租户账号额度为${limit}个，已用完`]),
    );
  });
});
