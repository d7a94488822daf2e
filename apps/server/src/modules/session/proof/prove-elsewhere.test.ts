import { randomBytes } from 'node:crypto';
import type { TokenAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';
import { registeredClient, startIdentityServer, type IdentityServer } from '../../../../test/identity-server.ts';
import { saber } from '../../../../test/session-app.ts';

const redirectUri = 'http://127.0.0.1:8298/login';
const tenantId = '100001';
const anna = { sub: 'u-1', account: 'anna' };
const bert = { sub: 'u-2', account: 'bert' };
let app: AdminApp;
let admin: Administrator;
let elsewhere: IdentityServer;

beforeAll(async () => {
  elsewhere = await startIdentityServer(redirectUri);
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  admin = await app.signIn(tenantId, 'admin');
  const provider = {
    source: 'campus',
    displayName: '校园统一身份认证',
    issuer: elsewhere.issuer,
    ...registeredClient,
    redirectUri,
    enabled: true,
  };
  await admin.post('/blade-system/identity-provider/submit', provider);
  elsewhere.person = anna;
  const link = await goThere(admin, '/blade-user/identities/start');
  await admin.post('/blade-user/identities/finish', link);
  await app.asSuperuser(`update user_account set password_hash = '' where tenant_id = $1 and account = 'admin'`, [
    tenantId,
  ]);
  await app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ($1, 1, 'account.stepUpMinutes', 'account.stepUpMinutes', '10', now())`,
    [tenantId],
  );
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
});
beforeEach(async () => {
  elsewhere.person = anna;
  admin = await signedInThere();
  app.clock.advance({ minutes: 11 });
});

const newState = () => randomBytes(24).toString('base64url');

/** To the provider and back; what it was asked for. */
async function goThere(who: Administrator, path: string) {
  const state = newState();
  const { data } = await who.post(path, { source: 'campus', state });
  const { url } = data as { url: string };
  const back = await elsewhere.follow(url);
  const brought = { code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' };
  return { state, ...brought, asked: new URL(url).searchParams };
}

/** Without a password here: signed in by the provider. */
async function signedInThere(): Promise<Administrator> {
  const state = newState();
  const query = new URLSearchParams({ tenantId, source: 'campus', state });
  const started = await app.inject({ method: 'GET', url: `/api/blade-auth/thirdoauth?${query.toString()}` });
  const back = await elsewhere.follow(String(started.headers.location));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/blade-auth/oauth/token',
    headers: { authorization: saber, 'tenant-id': tenantId },
    payload: {
      grant_type: 'social',
      scope: 'all',
      tenantId,
      state,
      code: back.searchParams.get('code'),
      iss: back.searchParams.get('iss'),
    },
  });
  const headers = { 'blade-auth': `bearer ${answer.json<TokenAnswer>().access_token}` };
  return {
    ...admin,
    get: async (path) => (await app.inject({ method: 'GET', url: `/api${path}`, headers })).json(),
    post: async (path, payload = {}) =>
      (await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })).json(),
  };
}

const refused = { code: 403, reason: 'platform.proveAgain' };
const unlocking = () => admin.post('/blade-user/reset-password', { userIds: '0' });

describe('whoever came by a provider and has no password here', () => {
  test('is offered to be asked there again, and what matters then goes on', async () => {
    expect(await unlocking()).toMatchObject(refused);
    expect((await admin.get('/blade-user/proof-ways')).data).toEqual({
      password: false,
      code: false,
      passkey: false,
      providers: [{ source: 'campus', displayName: '校园统一身份认证' }],
    });
    const brought = await goThere(admin, '/blade-user/prove/start');
    expect([brought.asked.get('prompt'), brought.asked.get('max_age')]).toEqual(['login', '0']);
    expect(await admin.post('/blade-user/prove/finish', brought)).toMatchObject({ code: 200 });
    expect(await unlocking()).not.toMatchObject(refused);
    expect(await admin.post('/blade-user/prove/finish', brought)).toMatchObject({
      code: 400,
      msg: expect.stringContaining('已使用'),
    });
  });

  test('proves nothing by somebody else’s account there', async () => {
    elsewhere.person = bert;
    const brought = await goThere(admin, '/blade-user/prove/start');
    expect(await admin.post('/blade-user/prove/finish', brought)).toMatchObject({
      code: 400,
      msg: '您在那里登录的是另一个人的账号，请用自己的账号验证',
    });
    expect(await unlocking()).toMatchObject(refused);
  });

  test('proves nothing by a way there on which nobody asked him anew', async () => {
    const brought = await goThere(admin, '/blade-user/identities/start');
    expect((await admin.post('/blade-user/prove/finish', brought)).code).toBe(400);
    expect(await unlocking()).toMatchObject(refused);
  });

  test('proves nothing for another session than began it', async () => {
    const brought = await goThere(admin, '/blade-user/prove/start');
    const other = await signedInThere();
    expect((await other.post('/blade-user/prove/finish', brought)).code).toBe(400);
    expect((await admin.post('/blade-user/prove/finish', brought)).code).toBe(200);
  });
});
