import { createHash } from 'node:crypto';
import type { TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPasswordMd5, md5, saber, startSessionApp, type SessionApp } from '../../../test/session-app.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());

const tokenRoute = 'POST /api/blade-auth/oauth/token';
const form = {
  tenantId: '100001',
  username: 'buyer',
  password: demoPasswordMd5,
  grant_type: 'password',
  scope: 'all',
  type: 'account',
};

describe('sign-in', () => {
  test('[R136] [R446] a right password answers token, refresh token, tenant and user, bare and in snake_case', async () => {
    const response = await app.signIn('buyer', '100001');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const answer = response.json<TokenAnswer>();
    expect(answer).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'all',
      tenant_id: '100001',
      tenant_name: '大学招投标中心',
      account: 'buyer',
      user_name: 'buyer',
      nick_name: '周明',
      oauth_id: '',
      role_name: 'purchaser',
      must_change: false,
    });
    expect(answer.access_token).toMatch(/^100001\.[\w-]{43}$/);
    expect(answer.refresh_token).toMatch(/^100001\.[\w-]{43}$/);
    expect(answer.user_id).toMatch(/^\d+$/);
    expect(answer).not.toHaveProperty('code');
  });

  test.each([
    ['the form body', { body: form, query: '' }],
    ['the query', { body: undefined, query: `?${new URLSearchParams(form).toString()}` }],
  ])('[R139] credentials are taken from %s', async (_, { body, query }) => {
    const response = await app.call(`${tokenRoute}${query}`, {
      body,
      headers: { authorization: saber, 'tenant-id': '100001' },
    });
    expect(response.statusCode).toBe(200);
  });

  test('[R139] a url-encoded form is understood', async () => {
    const response = await app.call(tokenRoute, {
      headers: { authorization: saber, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString() as never,
    });
    expect(response.statusCode).toBe(200);
  });

  test('[R139] the Tenant-Id header stands in for a missing tenantId', async () => {
    const { tenantId: _, ...rest } = form;
    const response = await app.call(tokenRoute, {
      body: rest,
      headers: { authorization: saber, 'tenant-id': '100001' },
    });
    expect(response.json<TokenAnswer>().tenant_id).toBe('100001');
  });

  test('[R140] Dept-Id, Role-Id, Captcha-Key and Captcha-Code may all be absent, and the first two may be sent', async () => {
    const [own] = await app.asSuperuser<{ dept: string; role: string }>(
      `select u.dept_ids[1]::text as dept, ur.role_id::text as role from user_account u
       join user_role ur on ur.user_id = u.id where u.tenant_id = '100001' and u.account = 'buyer'`,
    );
    const sent = { 'dept-id': own?.dept ?? '', 'role-id': own?.role ?? '' };
    for (const headers of [{}, { 'dept-id': '', 'role-id': '' }, sent]) {
      const answer = await app.call(tokenRoute, { body: form, headers: { authorization: saber, ...headers } });
      expect(answer.statusCode).toBe(200);
    }
  });

  test.each<[string, Partial<typeof form>, string, string]>([
    ['a wrong password', { password: md5('wrong') }, 'wrong_credentials', '用户名或密码错误'],
    ['an unknown account', { username: 'nobody' }, 'wrong_credentials', '用户名或密码错误'],
    ['an account of another tenant', { username: 'supplier1' }, 'wrong_credentials', '用户名或密码错误'],
    ['an unknown tenant', { tenantId: '999999' }, 'tenant_unknown', '租户不存在或已停用'],
    ['a malformed tenant', { tenantId: "1' or '1" }, 'tenant_unknown', '租户不存在或已停用'],
    ['a plain password', { password: 'Demo@2026' }, 'password_form', '密码格式不正确'],
    ['upper-case hex', { password: demoPasswordMd5.toUpperCase() }, 'password_form', '密码格式不正确'],
    ['no password', { password: '' }, 'password_form', '密码格式不正确'],
    ['an unknown grant', { grant_type: 'implicit' }, 'no_grant_type', '缺少或不支持的授权方式'],
    ['social without a provider', { grant_type: 'social' }, 'third_party_missing', '未配置第三方登录'],
    [
      'an account with a control character',
      { username: 'buyer\u0000' },
      'strange_character',
      'username含有无法保存的不可见字符（U+0000），请重新输入',
    ],
  ])('[R138] %s answers 400 with error_description and stores nothing', async (_, change, code, description) => {
    const before = await countSessions();
    const response = await app.call(tokenRoute, {
      body: { ...form, ...change },
      headers: { authorization: saber },
      address: '198.51.100.1',
    });
    expect(response.statusCode).toBe(400);
    const refusal = response.json<TokenRefusal>();
    expect(refusal.error_code).toBe(code);
    expect(refusal.error_description).toBe(description);
    expect(refusal).not.toHaveProperty('code');
    expect(Object.keys(refusal).sort()).toEqual(['error', 'error_code', 'error_description']);
    expect(await countSessions()).toBe(before);
  });

  test('[R138] an empty body is refused in the same form', async () => {
    const response = await app.call(tokenRoute, { body: {}, headers: { authorization: saber } });
    expect(response.statusCode).toBe(400);
    expect(response.json<TokenRefusal>().error).toBe('invalid_request');
  });

  test('[R138] the description is English for a caller who asks for English', async () => {
    const response = await app.signIn('nobody', '100001', {
      headers: { 'accept-language': 'en' },
      address: '198.51.100.2',
    });
    expect(response.json<TokenRefusal>().error_description).toBe('Wrong account or password');
  });

  test.each([
    ['no header', undefined, '缺少客户端认证信息'],
    ['a wrong secret', `Basic ${Buffer.from('saber:wrong').toString('base64')}`, '客户端认证失败!'],
    ['an unknown client', `Basic ${Buffer.from('sword:saber_secret').toString('base64')}`, '客户端认证失败!'],
  ])('[R159] the client must be known: %s is refused', async (_, authorization, description) => {
    const response = await app.call(tokenRoute, { body: form, headers: authorization ? { authorization } : {} });
    expect(response.statusCode).toBe(400);
    expect(response.json<TokenRefusal>()).toMatchObject({ error: 'invalid_client', error_description: description });
  });

  test('[R159] a percent-encoded blank after Basic is understood', async () => {
    const authorization = saber.replace(' ', '%20');
    expect((await app.call(tokenRoute, { body: form, headers: { authorization } })).statusCode).toBe(200);
  });

  test('a disabled account is told so only with the right password', async () => {
    await app.asSuperuser("update user_account set status = 2 where account = 'supplier3'");
    const wrong = await app.signIn('supplier3', '300003', { typed: 'wrong', address: '198.51.100.3' });
    expect(wrong.json<TokenRefusal>().error_code).toBe('wrong_credentials');
    const right = await app.signIn('supplier3', '300003', { address: '198.51.100.3' });
    expect(right.json<TokenRefusal>().error_code).toBe('user_disabled');
    await app.asSuperuser("update user_account set status = 1 where account = 'supplier3'");
  });

  test('a tenant that has run out lets nobody in and ends who is in', async () => {
    const token = await app.tokenOf('supplier3', '300003');
    await app.asSuperuser("update tenant set expire_time = now() - interval '1 day' where tenant_id = '300003'");
    app.authenticator.forget({ tenantId: '300003' });
    expect((await app.signIn('supplier3', '300003')).json<TokenRefusal>().error_code).toBe('tenant_unknown');
    expect((await app.call('GET /api/blade-user/info', { token })).statusCode).toBe(401);
    await app.asSuperuser("update tenant set expire_time = null where tenant_id = '300003'");
  });

  test('[R156] a session belongs to one tenant: its token shows that tenant and no other', async () => {
    const token = await app.tokenOf('supplier1', '300001');
    const own = await app.call('GET /api/blade-system/tenant/tenantInfo', { token });
    expect(own.json()).toMatchObject({ data: { tenantId: '300001', kind: 'supplier' } });
    const moved = token.replace(/^300001/, '300002');
    expect((await app.call('GET /api/blade-system/tenant/tenantInfo', { token: moved })).statusCode).toBe(401);
  });

  test('tokens and passwords stand nowhere in the database as they are', async () => {
    const answer = (await app.signIn('manager', '100001')).json<TokenAnswer>();
    const rows = await app.asSuperuser<{ line: string }>(
      `select t::text as line from session_token t union all select s::text from session s
       union all select u::text from user_account u`,
    );
    const stored = rows.map(({ line }) => line).join('\n');
    for (const secret of [answer.access_token, answer.refresh_token, demoPasswordMd5])
      expect(stored).not.toContain(secret);
    expect(stored).toContain(createHash('sha256').update(answer.access_token).digest('hex'));
  });

  test('neither credentials nor tokens are logged, in the form or in the query', async () => {
    const query = new URLSearchParams(form).toString();
    const answer = (
      await app.call(`${tokenRoute}?${query}`, { headers: { authorization: saber } })
    ).json<TokenAnswer>();
    await app.call('GET /api/blade-user/info', { token: answer.access_token });
    const log = app.logged.join('\n');
    expect(log).toContain('/api/blade-auth/oauth/token');
    for (const secret of [demoPasswordMd5, answer.access_token, answer.refresh_token, saber.slice(6)]) {
      expect(log).not.toContain(secret);
    }
  });
});

async function countSessions(): Promise<string> {
  const [row] = await app.asSuperuser<{ n: string }>('select count(*) as n from session');
  return row?.n ?? '';
}
