import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPasswordMd5 } from '../../../../test/session-app.ts';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const platform = '000000/admin';
const submit = 'POST /api/blade-system/client/submit';
const draft = { grantTypes: 'refresh_token,password', accessTokenValidity: 900, refreshTokenValidity: 3600 };
const add = (clientId: string, input: object = {}) => app.ask(platform, submit, { ...draft, clientId, ...input });
const listed = async () =>
  (await app.ask(platform, 'GET /api/blade-system/client/list')).data.records as Record<string, unknown>[];
const byName = async (clientId: string) => (await listed()).find((row) => row.clientId === clientId) ?? {};

async function signInBy(clientId: string, secret: string) {
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    payload: { tenantId: '100001', username: 'buyer', password: demoPasswordMd5, grant_type: 'password' },
  });
  return response.json<{ access_token?: string; expires_in?: number; error_description?: string }>();
}
const isSignedIn = async (token: string | undefined) =>
  (await app.send(token, 'GET /api/blade-user/info')).code === 200;

describe('a client', () => {
  test('gets a secret that is told once, works at once, and stands nowhere', async () => {
    const { data } = await add('mobile');
    const secret = String(data.clientSecret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await signInBy('mobile', secret)).toMatchObject({ expires_in: 900 });
    const detail = await app.ask(platform, 'GET /api/blade-system/client/detail', { id: data.id });
    expect(detail.data).toMatchObject({ clientId: 'mobile', grantTypes: 'password,refresh_token' });
    const everything = JSON.stringify([detail, await listed()]);
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain('clientSecretHash');
    const kept = await app.asSuperuser<{ payload: string }>('select payload from evidence');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('with a new secret the former one is worth nothing', async () => {
    const { data } = await add('kiosk');
    const renewed = await app.ask(platform, 'POST /api/blade-system/client/resetSecret', { id: data.id, version: 0 });
    expect((await signInBy('kiosk', String(data.clientSecret))).error_description).toBe('客户端认证失败!');
    expect(await signInBy('kiosk', String(renewed.data.clientSecret))).toHaveProperty('access_token');
  });

  test('that is disabled or removed takes its sessions with it, in every tenant', async () => {
    const { data } = await add('partner');
    const { access_token } = await signInBy('partner', String(data.clientSecret));
    expect(await isSignedIn(access_token)).toBe(true);
    await app.ask(platform, submit, { id: data.id, version: 0, status: 2 });
    app.app.platform.authenticator.forgetAll();
    expect(await isSignedIn(access_token)).toBe(false);
    expect((await app.ask(platform, 'POST /api/blade-system/client/remove', { ids: data.id })).code).toBe(200);
    expect(await byName('partner')).toEqual({});
  });

  test.each([
    ['a grant that the server does not know', { grantTypes: 'password,implicit' }, '不支持的授权方式：implicit'],
    ['no grant', { grantTypes: '' }, '请填写授权方式'],
    ['a token that lives a minute', { accessTokenValidity: 60 }, '访问令牌有效期不能小于300'],
    ['a token that lives a week', { accessTokenValidity: 604_800 }, '访问令牌有效期不能大于86400'],
    ['a refresh token of a year', { refreshTokenValidity: 31_536_000 }, '刷新令牌有效期不能大于2592000'],
    [
      'a refresh token shorter than the access token',
      { refreshTokenValidity: 600 },
      '刷新令牌有效期不能短于访问令牌有效期',
    ],
    ['an id with blanks', { clientId: 'a client' }, '客户端编号格式不正确'],
  ])('is refused for %s', async (_why, input, message) => {
    const before = await listed();
    expect(await add('refused', input)).toMatchObject({ code: 400, msg: message });
    expect(await listed()).toEqual(before);
  });

  test('is refused for an id that exists, and keeps its id for good', async () => {
    const { data } = await add('fixed');
    expect(await add('fixed')).toMatchObject({ code: 400, msg: '客户端编号fixed已存在' });
    const renamed = await app.ask(platform, submit, { id: data.id, version: 0, clientId: 'other' });
    expect(renamed).toMatchObject({ code: 400, msg: '客户端编号创建后不能修改' });
  });
});

describe('nobody shuts himself out', () => {
  const message = '客户端saber正用于登录本系统，不能停用、删除、更换密钥或取消密码与刷新授权';
  test.each([
    ['disabled', { status: 2 }],
    ['without the password grant', { grantTypes: 'captcha,refresh_token' }],
    ['without the refresh grant', { grantTypes: 'password' }],
  ])('the web application’s client cannot be %s', async (_what, input) => {
    const { id, version } = await byName('saber');
    expect(await app.ask(platform, submit, { id, version, ...input })).toMatchObject({ code: 400, msg: message });
  });

  test('it is neither removed nor given another secret, but its validities may change', async () => {
    const { id, version } = await byName('saber');
    expect(await app.ask(platform, 'POST /api/blade-system/client/remove', { ids: id })).toMatchObject({
      msg: message,
    });
    expect(await app.ask(platform, 'POST /api/blade-system/client/resetSecret', { id, version })).toMatchObject({
      msg: message,
    });
    expect((await app.ask(platform, submit, { id, version, accessTokenValidity: 1800 })).code).toBe(200);
  });
});

test('clients are the platform’s: a tenant’s administrator neither lists nor makes them', async () => {
  expect((await app.ask('100001/admin', 'GET /api/blade-system/client/list')).code).toBe(403);
  expect((await app.ask('100001/admin', submit, { ...draft, clientId: 'intruder' })).code).toBe(403);
});
