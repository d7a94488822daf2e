import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';
import { registeredClient, startIdentityServer, type IdentityServer } from '../../../../test/identity-server.ts';
import { md5, saber } from '../../../../test/session-app.ts';

const redirectUri = 'http://127.0.0.1:8299/login';
const tenantId = '100001';
let app: AdminApp;
let admin: Administrator;
let elsewhere: IdentityServer;
beforeAll(async () => {
  elsewhere = await startIdentityServer(redirectUri);
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  admin = await app.signIn(tenantId, 'admin');
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
});

const settings = () => ({
  source: 'campus',
  displayName: '统一身份认证',
  issuer: elsewhere.issuer,
  ...registeredClient,
  redirectUri,
  enabled: true,
});
const path = '/blade-system/identity-provider';
const newState = () => randomBytes(24).toString('base64url');
const start = (query: Record<string, string>) =>
  app.inject({ method: 'GET', url: `/api/blade-auth/thirdoauth?${new URLSearchParams(query).toString()}` });
const token = (payload: object, tenant = tenantId) =>
  app.inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: saber, 'tenant-id': tenant },
    payload: { grant_type: 'social', scope: 'all', tenantId: tenant, ...payload },
  });

/** To the provider and back, as far as the browser: what it hands to the server. */
async function goThere(source = 'campus') {
  const state = newState();
  const { headers } = await start({ tenantId, source, state });
  const back = await elsewhere.follow(String(headers.location));
  return { source, state, code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' };
}
interface Rows {
  readonly records: readonly { readonly id: string; readonly version: number }[];
}
const firstRow = async (list: string) => {
  // A page of the rows named here.
  const [row] = ((await admin.get(list)).data as Rows).records;
  return row ?? { id: '0', version: 0 };
};
const stored = () =>
  app.asSuperuser<{ client_secret: string }>('select client_secret from identity_provider where is_deleted = 0');

test('where no provider is configured the four calls say so', async () => {
  for (const call of ['thirdoauth', 'clogin', 'bidAuth']) {
    const answer = await app.inject({ method: 'GET', url: `/api/blade-auth/${call}?tenantId=${tenantId}` });
    expect(answer.json()).toMatchObject({ code: 400, msg: '未配置第三方登录' });
  }
  expect((await token({ source: 'campus', code: 'c', state: newState() })).json<TokenRefusal>()).toMatchObject({
    error_code: 'third_party_missing',
  });
  const offered = await app.inject({ method: 'GET', url: `/api/blade-auth/oauth/providers?tenantId=${tenantId}` });
  expect(offered.json()).toMatchObject({ code: 200, data: [] });
});

describe('a provider', () => {
  test.each([
    ['that is not encrypted', { issuer: 'http://id.example.edu.cn/' }, '签发者地址须以 https:// 开头'],
    ['inside the network', { issuer: 'https://10.0.0.5/' }, '“10.0.0.5”在内部网络中，须由运维人员列入允许名单'],
    ['on this machine', { issuer: 'https://localhost/' }, '“localhost”在内部网络中，须由运维人员列入允许名单'],
  ])('%s is refused', async (_, changes, msg) => {
    expect(await admin.post(`${path}/submit`, { ...settings(), ...changes })).toMatchObject({ code: 400, msg });
    expect(await stored()).toEqual([]);
  });

  test('is configured by the tenant’s administrator; its secret goes in and never out', async () => {
    expect(await admin.post(`${path}/submit`, settings())).toMatchObject({ code: 200 });
    const listed = await admin.get(`${path}/list`);
    expect(listed.data).toMatchObject({ total: 1, records: [{ source: 'campus', clientSecret: '********' }] });
    const [row] = await stored();
    expect(row?.client_secret).not.toContain(registeredClient.clientSecret);
    const evidence = await app.asSuperuser<{ payload: string }>(`select payload from evidence where tenant_id = $1`, [
      tenantId,
    ]);
    expect(JSON.stringify(evidence)).not.toContain(registeredClient.clientSecret);
  });

  test('that moves elsewhere needs its secret again; one that stays keeps it', async () => {
    const row = await firstRow(`${path}/list`);
    const { id, version } = row;
    const moved = { ...settings(), id, version, issuer: 'https://id.example.edu.cn/', clientSecret: '********' };
    expect(await admin.post(`${path}/submit`, moved)).toMatchObject({ code: 400 });
    const kept = { ...settings(), id, version, displayName: '校园统一认证', clientSecret: '********' };
    expect(await admin.post(`${path}/submit`, kept)).toMatchObject({ code: 200 });
  });

  test('is offered on the sign-in page of its own tenant alone', async () => {
    const ask = async (tenant: string) =>
      (await app.inject({ method: 'GET', url: `/api/blade-auth/oauth/providers?tenantId=${tenant}` })).json();
    expect((await ask(tenantId)).data).toEqual([{ source: 'campus', displayName: '校园统一认证' }]);
    expect((await ask('200001')).data).toEqual([]);
  });
});

describe('somebody who signs in elsewhere', () => {
  beforeEach(() => {
    elsewhere.person = { sub: 'u-1001', account: 'zhangsan' };
  });

  test('[R141, R181] has no account at first, registers once, waits, and is himself from then on', async () => {
    const first = (await token(await goThere())).json<TokenAnswer>();
    expect(first).toMatchObject({ user_id: '-1', account: 'zhangsan', nick_name: '张三', tenant_id: tenantId });
    const nowhere = await app.inject({
      method: 'GET',
      url: '/api/blade-auth/oauth/user-info',
      headers: { 'blade-auth': `bearer ${first.access_token}` },
    });
    expect(nowhere.statusCode).toBe(401);
    await admin.post('/blade-system/param/submit', {
      paramName: '开放注册',
      paramKey: 'account.registerUser',
      paramValue: 'true',
    });
    const form = { tenantId, name: '张三', account: 'zhangsan', password: md5('quiet-harbour-42') };
    const registered = await app.inject({
      method: 'POST',
      url: '/api/blade-user/register-guest',
      payload: { ...form, oauthId: first.oauth_id },
    });
    expect(registered.json()).toMatchObject({ code: 200, data: { waiting: true } });
    expect((await token(await goThere())).json()).toMatchObject({ error_description: '账号正在等待管理员审核' });
    const found = await firstRow('/blade-user/page?status=3');
    const roles = (await admin.get('/blade-system/role/list')).data as { id: string; roleAlias: string }[];
    const roleIds = roles.find(({ roleAlias }) => roleAlias === 'expert')?.id;
    expect(await admin.post('/blade-user/grant', { userIds: found.id, roleIds })).toMatchObject({ code: 200 });
    const entered = (await token(await goThere())).json<TokenAnswer>();
    expect(entered).toMatchObject({ account: 'zhangsan', user_id: found.id, oauth_id: first.oauth_id });
    const info = await app.inject({
      method: 'GET',
      url: '/api/blade-auth/oauth/user-info',
      headers: { 'blade-auth': `bearer ${entered.access_token}` },
    });
    expect(info.json()).toMatchObject({ code: 200, data: { account: 'zhangsan' } });
  });

  test('comes in once with what he brought back', async () => {
    const brought = await goThere();
    expect((await token(brought)).statusCode).toBe(200);
    expect((await token(brought)).json()).toMatchObject({ error_code: 'third_party_state' });
  });

  test('with a state that nobody started, with another’s code, or too late stays outside', async () => {
    const [one, other] = [await goThere(), await goThere()];
    expect((await token({ ...one, state: newState() })).json()).toMatchObject({ error_code: 'third_party_state' });
    expect((await token({ ...one, code: other.code })).json()).toMatchObject({ error_code: 'provider_failed' });
    await app.asSuperuser(`update oauth_attempt set expire_time = now() - interval '1 minute'`);
    expect((await token(other)).json()).toMatchObject({ error_code: 'third_party_state' });
  });

  test('in another tenant than he started for stays outside', async () => {
    expect((await token(await goThere(), '200001')).json()).toMatchObject({ error_code: 'third_party_missing' });
  });

  test('whose account was disabled here stays outside', async () => {
    await app.asSuperuser(`update user_account set status = 2 where account = 'zhangsan'`);
    expect((await token(await goThere())).json()).toMatchObject({ error_code: 'user_disabled' });
  });

  test('is led nowhere once the provider is switched off', async () => {
    const row = await firstRow(`${path}/list`);
    expect(await admin.post(`${path}/submit`, { ...row, enabled: false })).toMatchObject({ code: 200 });
    expect((await start({ tenantId, source: 'campus', state: newState() })).json()).toMatchObject({
      code: 400,
      msg: '未配置第三方登录',
    });
  });
});
