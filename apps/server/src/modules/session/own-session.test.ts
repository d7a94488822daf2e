import type { Envelope, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPasswordMd5, md5, startSessionApp, type CallOptions, type SessionApp } from '../../../test/session-app.ts';
import { createAuthenticator, listenForForgotten } from '../../platform/access/index.ts';
import { OutboxReader } from '../../platform/outbox/index.ts';
import { hashPassword } from './password.ts';
import { createTally } from '../../platform/jobs/index.ts';

const quiet = pino({ level: 'silent' });

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('delete from login_failure'));

const info = 'GET /api/blade-user/info';
const passwordRoute = 'POST /api/blade-user/update-password';
const fresh = md5('kestrel-over-7-hills');

const change = (token: string, oldPassword: string, newPassword: string, newPassword1 = newPassword) =>
  app.call(passwordRoute, { token, body: { oldPassword, newPassword, newPassword1 } });

describe('sign-out', () => {
  test.each(['GET', 'POST'])('[R144] %s logout ends the session at once', async (method) => {
    const token = await app.tokenOf('buyer', '100001');
    expect((await app.call(info, { token })).statusCode).toBe(200);
    const response = await app.call(`${method} /api/blade-auth/oauth/logout`, {
      token,
      body: method === 'POST' ? {} : undefined,
    });
    expect(response.json<Envelope>()).toMatchObject({ code: 200, success: true, data: null });
    expect((await app.call(info, { token })).statusCode).toBe(401);
  });

  test('[R144] the refresh token goes with it, other sessions stay', async () => {
    const first = (await app.signIn('buyer', '100001')).json<TokenAnswer>();
    const second = await app.tokenOf('buyer', '100001');
    await app.call('GET /api/blade-auth/oauth/logout', { token: first.access_token });
    const refreshed = await app.call('POST /api/blade-auth/oauth/token/refresh', {
      headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` },
      body: { refresh_token: first.refresh_token },
    });
    expect(refreshed.statusCode).toBe(400);
    expect((await app.call(info, { token: second })).statusCode).toBe(200);
  });

  test('another process hears of it through the outbox, before its cache would have run out', async () => {
    const elsewhere = createAuthenticator({ ...app, maxAgeMs: 600_000 });
    const reader = new OutboxReader(app.database.scoped(undefined), quiet, { tally: createTally() });
    listenForForgotten(reader, elsewhere);
    await reader.start(60_000);
    const token = await app.tokenOf('buyer', '100001');
    expect(await elsewhere.authenticate(`bearer ${token}`)).toBeDefined();
    await app.call('GET /api/blade-auth/oauth/logout', { token });
    expect(await elsewhere.authenticate(`bearer ${token}`)).toBeDefined();
    // A transaction of another test's database holds the outbox back while it runs; the cache would last ten minutes.
    const heard = () => reader.drain().then(() => elsewhere.authenticate(`bearer ${token}`));
    await expect.poll(heard).toBeUndefined();
    await reader.stop();
  });

  test('signing out twice, or without a token, is no error', async () => {
    expect((await app.call('GET /api/blade-auth/oauth/logout')).statusCode).toBe(200);
  });
});

describe('who is signed in', () => {
  test('[R159] only the Blade-Auth header authenticates: no cookie, query or other header does', async () => {
    const token = await app.tokenOf('buyer', '100001');
    const others: CallOptions[] = [
      { headers: { cookie: `Blade-Auth=${token}; saber-access-token=${token}` } },
      { headers: { authorization: `bearer ${token}` } },
      { headers: { 'blade-auth': token } },
    ];
    for (const options of others) expect((await app.call(info, options)).statusCode).toBe(401);
    expect((await app.call(`${info}?blade-auth=bearer%20${token}`)).statusCode).toBe(401);
    expect((await app.call(info, { token })).statusCode).toBe(200);
  });

  test('without a sign-in the answer is 401 请求未授权', async () => {
    const response = await app.call(info);
    expect(response.json<Envelope>()).toMatchObject({ code: 401, success: false, msg: '请求未授权' });
  });

  test('[R155] roles come from the user info', async () => {
    const token = await app.tokenOf('manager', '100001');
    const { data } = (await app.call('GET /api/blade-auth/oauth/user-info', { token })).json<Envelope>();
    expect(data).toMatchObject({
      account: 'manager',
      tenantId: '100001',
      tenantName: '大学招投标中心',
      tenantKind: 'buyer',
      roleName: 'manager',
      roles: ['manager'],
      mustChange: false,
    });
  });

  test('the own row has names and departments, no avatar where none is set, and never the password', async () => {
    const token = await app.tokenOf('buyer', '100001');
    const { data } = (await app.call(info, { token })).json<Envelope<Record<string, unknown>>>();
    expect(data).toMatchObject({
      account: 'buyer',
      name: '周明',
      roleName: '采购经办',
      deptName: '采购一科',
      avatar: null,
    });
    expect(Object.keys(data).join()).not.toMatch(/password|hash/i);
  });

  test('a role taken away is gone within the cache, at once when told', async () => {
    const token = await app.tokenOf('supplier3', '300003');
    const permissions = async () => (await app.authenticator.authenticate(`bearer ${token}`))?.permissions.size ?? 0;
    expect(await permissions()).toBeGreaterThan(0);
    await app.asSuperuser("delete from user_role where tenant_id = '300003'");
    expect(await permissions()).toBeGreaterThan(0);
    app.authenticator.forget({ tenantId: '300003' });
    expect(await permissions()).toBe(0);
  });

  test('the alias administrator opens nothing by itself: only what a role was granted counts', async () => {
    const token = await app.tokenOf('admin', '000000');
    const granted = await app.asSuperuser<{ code: string }>(
      "select m.code from role_menu rm join menu m on m.id = rm.menu_id where rm.tenant_id = '000000' order by 1",
    );
    const user = await app.authenticator.authenticate(`bearer ${token}`);
    expect(user?.roleAliases).toEqual(['administrator']);
    expect([...(user?.permissions ?? [])].sort()).toEqual(granted.map(({ code }) => code).sort());
    expect(user?.permissions.has('project_view')).toBe(false);
  });

  test('clearing the cache looks everything up again', async () => {
    const token = await app.tokenOf('buyer', '100001');
    const before = await app.authenticator.authenticate(`bearer ${token}`);
    const response = await app.call('GET /api/blade-auth/oauth/clear-cache', { token });
    expect(response.statusCode).toBe(200);
    expect(await app.authenticator.authenticate(`bearer ${token}`)).not.toBe(before);
  });
});

describe('changing the password', () => {
  test.each([
    ['a wrong old password', md5('wrong'), fresh, fresh, '原密码不正确!'],
    ['two different new ones', demoPasswordMd5, fresh, md5('other'), '请输入正确的确认密码!'],
    ['the old one again', demoPasswordMd5, demoPasswordMd5, demoPasswordMd5, '新密码不能与原密码相同'],
    ['[R151] one with 123456', demoPasswordMd5, md5('123456'), md5('123456'), '密码过于简单，请更换'],
    ['one made of the account', demoPasswordMd5, md5('Supplier1@2026'), md5('Supplier1@2026'), '密码过于简单，请更换'],
    ['a plain one', demoPasswordMd5, 'kestrel-over-7-hills', 'kestrel-over-7-hills', '密码格式不正确'],
    ['none', '', '', '', '密码格式不正确'],
  ])('%s is refused and changes nothing', async (_, oldPassword, newPassword, newPassword1, msg) => {
    const token = await app.tokenOf('supplier1', '300001');
    const response = await change(token, oldPassword, newPassword, newPassword1);
    expect(response.json<Envelope>()).toMatchObject({ code: 400, msg });
    expect((await app.signIn('supplier1', '300001')).statusCode).toBe(200);
  });

  test('[R403] the new password works, the old one no longer, other sessions end, this one stays', async () => {
    const token = await app.tokenOf('supplier2', '300002');
    const other = await app.tokenOf('supplier2', '300002');
    expect((await app.call(info, { token: other })).statusCode).toBe(200);
    expect((await change(token, demoPasswordMd5, fresh)).statusCode).toBe(200);
    expect((await app.call(info, { token: other })).statusCode).toBe(401);
    expect((await app.call(info, { token })).statusCode).toBe(200);
    expect((await app.signIn('supplier2', '300002')).statusCode).toBe(400);
    expect((await app.signIn('supplier2', '300002', { typed: 'kestrel-over-7-hills' })).statusCode).toBe(200);
    const [evidence] = await app.asSuperuser(
      "select action from evidence where tenant_id = '300002' and stream = 'admin'",
    );
    expect(evidence).toEqual({ action: 'user.changePassword' });
  });

  test('the same change sent twice is done once and answers the same', async () => {
    const token = await app.tokenOf('supplier3', '300003');
    const answers = await Promise.all([change(token, demoPasswordMd5, fresh), change(token, demoPasswordMd5, fresh)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await app.asSuperuser("select from evidence where tenant_id = '300003' and stream = 'admin'");
    expect(rows).toHaveLength(1);
  });

  test('guessing the old password locks as it does at the sign-in', async () => {
    const token = await app.tokenOf('manager', '100001');
    for (let time = 0; time < 5; time += 1) await change(token, md5(`wrong ${time}`), fresh);
    const response = await change(token, demoPasswordMd5, fresh);
    expect(response.json<Envelope>()).toMatchObject({ code: 400, msg: '用户登录失败次数过多，请30分钟后再试' });
    expect((await app.signIn('manager', '100001')).json<TokenRefusal>().error).toBe('locked');
  });

  test('until an initial password is changed every other endpoint answers 403 请先修改密码', async () => {
    await app.asSuperuser("update user_account set must_change_password = true where account = 'buyer'");
    const answer = (await app.signIn('buyer', '100001')).json<TokenAnswer>();
    expect(answer.must_change).toBe(true);
    const token = answer.access_token;
    for (const route of [info, 'GET /api/blade-system/menu/routes', 'GET /api/purchase/sysTime/getTime']) {
      expect((await app.call(route, { token })).json<Envelope>()).toMatchObject({ code: 403, msg: '请先修改密码' });
    }
    expect((await change(token, demoPasswordMd5, fresh)).statusCode).toBe(200);
    expect((await app.call(info, { token })).statusCode).toBe(200);
  });

  test('[R152] who signs in with a common password must change it', async () => {
    await app.asSuperuser("update user_account set password_hash = $1 where tenant_id = '000000'", [
      await hashPassword(md5('Admin@123')),
    ]);
    const answer = (await app.signIn('admin', '000000', { typed: 'Admin@123' })).json<TokenAnswer>();
    expect(answer.must_change).toBe(true);
    expect((await app.call(info, { token: answer.access_token })).statusCode).toBe(403);
  });
});

describe('third-party sign-in', () => {
  test.each([
    'GET /api/blade-auth/thirdoauth',
    'GET /api/blade-auth/clogin',
    'POST /api/blade-auth/clogin',
    'GET /api/blade-auth/bidAuth',
    'POST /api/blade-user/register-guest',
  ])('[R141] %s answers 400 未配置第三方登录 while no provider is configured', async (route) => {
    const response = await app.call(route, { body: route.startsWith('POST') ? { oauthId: '1' } : undefined });
    expect(response.json<Envelope>()).toMatchObject({ code: 400, success: false, msg: '未配置第三方登录' });
  });
});
