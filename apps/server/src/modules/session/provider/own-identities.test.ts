import { randomBytes } from 'node:crypto';
import type { Envelope, TokenAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';
import { registeredClient, startIdentityServer, type IdentityServer } from '../../../../test/identity-server.ts';
import { saber } from '../../../../test/session-app.ts';

const redirectUri = 'http://127.0.0.1:8298/login';
const tenantId = '100001';
const anna = { sub: 'u-1', account: 'anna' };
const bert = { sub: 'u-2', account: 'bert' };
let app: AdminApp;
let [admin, buyer, manager]: Administrator[] = [];
let elsewhere: IdentityServer;
let providerId = '';
beforeAll(async () => {
  elsewhere = await startIdentityServer(redirectUri);
  app = await startAdminApp({ privateHosts: ['127.0.0.1'] });
  await everybodySignsIn();
  for (const source of ['campus', 'second'])
    await post(admin, '/blade-system/identity-provider/submit', settings(source));
  const [row] = await app.asSuperuser<{ id: string }>(`select id::text from identity_provider where source = 'campus'`);
  providerId = row?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await elsewhere.close();
});
beforeEach(async () => {
  elsewhere.person = anna;
  await app.asSuperuser('delete from user_oauth');
});

async function everybodySignsIn(): Promise<void> {
  [admin, buyer, manager] = await Promise.all(
    ['admin', 'buyer', 'manager'].map((account) => app.signIn(tenantId, account)),
  );
}
const settings = (source: string) => ({
  source,
  displayName: `${source} 认证`,
  issuer: elsewhere.issuer,
  ...registeredClient,
  redirectUri,
  enabled: true,
});
const post = (who: Administrator | undefined, path: string, body: object) =>
  who ? who.post(path, body) : Promise.reject(new Error('nobody signed in'));
const linked = async (who = buyer) => (await who?.get('/blade-user/identities'))?.data;
const newState = () => randomBytes(24).toString('base64url');

/** To the provider and back, signed in here. */
async function goThere(who = buyer, source = 'campus') {
  const state = newState();
  const { data } = await post(who, '/blade-user/identities/start', { source, state });
  const back = await elsewhere.follow((data as { url: string }).url);
  return { state, code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' };
}
const link = async (who = buyer, source = 'campus') =>
  post(who, '/blade-user/identities/finish', await goThere(who, source));
const unlink = (who = buyer, source = 'campus') => post(who, '/blade-user/identities/unlink', { source });

async function signInThere(source = 'campus') {
  const state = newState();
  const query = new URLSearchParams({ tenantId, source, state });
  const started = await app.inject({ method: 'GET', url: `/api/blade-auth/thirdoauth?${query.toString()}` });
  const back = await elsewhere.follow(String(started.headers.location));
  return { state, code: back.searchParams.get('code') ?? '', iss: back.searchParams.get('iss') ?? '' };
}
const enter = async (brought: object) =>
  (
    await app.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: { authorization: saber, 'tenant-id': tenantId },
      payload: { grant_type: 'social', scope: 'all', tenantId, ...brought },
    })
  ).json<TokenAnswer>();
const call = async (method: 'GET' | 'POST', path: string, token: string) =>
  (await app.inject({ method, url: `/api${path}`, headers: { 'blade-auth': `bearer ${token}` } })).json<
    Envelope<{ url: string } | null>
  >();
const evidence = (action: string) =>
  app.asSuperuser<{ payload: unknown }>(`select payload from evidence where action = $1 order by seq`, [action]);

describe('somebody signed in', () => {
  test('links an identity, comes in by it from then on, and sees it among his ways in', async () => {
    expect(await linked()).toMatchObject([
      { source: 'campus', displayName: 'campus 认证', isOffered: true, linked: null },
      { source: 'second', linked: null },
    ]);
    const campus = { source: 'campus', linked: { username: 'anna', nickname: '张三' } };
    expect(await link()).toMatchObject({ code: 200, data: campus });
    expect(await linked()).toMatchObject([campus, { source: 'second', linked: null }]);
    expect(await enter(await signInThere())).toMatchObject({ account: 'buyer', tenant_id: tenantId });
    const [kept] = (await evidence('user.linkIdentity')).slice(-1);
    expect(JSON.stringify(kept)).toContain('anna');
  });

  test('links once more what is his already, and nothing changes', async () => {
    await link();
    const before = (await evidence('user.linkIdentity')).length;
    expect(await link()).toMatchObject({ code: 200 });
    expect(await evidence('user.linkIdentity')).toHaveLength(before);
  });

  test('links an identity that came before and was asked to register; its registration is over', async () => {
    const first = await enter(await signInThere());
    expect(first.user_id).toBe('-1');
    expect(await link()).toMatchObject({ code: 200 });
    const payload = { tenantId, account: 'other', password: '0'.repeat(32), oauthId: first.oauth_id };
    const late = await app.inject({ method: 'POST', url: '/api/blade-user/register-guest', payload });
    expect(late.json<Envelope>().code).toBe(400);
  });

  test('is not given an identity that another account has, under whichever code it comes', async () => {
    await link(manager);
    for (const source of ['campus', 'second']) {
      expect(await link(buyer, source)).toMatchObject({ code: 400, msg: '该第三方账号已关联本单位的另一账号' });
    }
    expect(await linked()).toMatchObject([{ linked: null }, { linked: null }]);
    expect(await enter(await signInThere('second'))).toMatchObject({ account: 'manager' });
  });

  test('is given the identity of an account that was removed', async () => {
    await app.asSuperuser(`insert into user_account (tenant_id, id, account, password_hash, nick_name, is_deleted, create_time)
      values ('${tenantId}', 77, 'gone', '', '', 1, now()) on conflict do nothing`);
    await link();
    await app.asSuperuser('update user_oauth set user_id = 77');
    expect(await link(manager)).toMatchObject({ code: 200 });
    expect(await enter(await signInThere())).toMatchObject({ account: 'manager' });
  });

  test('has one identity of each provider', async () => {
    await link();
    elsewhere.person = bert;
    expect(await link()).toMatchObject({ code: 400, msg: '您已关联该登录方式的另一账号，请先解除关联' });
    expect(await linked()).toMatchObject([{ linked: { username: 'anna' } }, { linked: null }]);
  });

  test('brings nothing to an end that another session began, that was used, or that is a sign-in', async () => {
    const msg = '关联已超时、已使用，或不是由本次登录发起，请重新关联';
    const brought = await goThere();
    const elsewhereSignedIn = await app.signIn(tenantId, 'buyer');
    for (const who of [manager, elsewhereSignedIn]) {
      expect(await post(who, '/blade-user/identities/finish', brought)).toMatchObject({ code: 400, msg });
    }
    expect(await enter(brought)).toMatchObject({ error_code: 'third_party_state' });
    expect(await post(buyer, '/blade-user/identities/finish', brought)).toMatchObject({ code: 200 });
    expect(await post(buyer, '/blade-user/identities/finish', brought)).toMatchObject({ code: 400, msg });
    const signIn = await signInThere();
    expect(await post(buyer, '/blade-user/identities/finish', signIn)).toMatchObject({ code: 400, msg });
  });

  test('too late, or with a code that is not of this way, links nothing', async () => {
    const late = await goThere();
    await app.asSuperuser(`update oauth_attempt set expire_time = now() - interval '1 minute'`);
    expect(await post(buyer, '/blade-user/identities/finish', late)).toMatchObject({ code: 400 });
    const brought = await goThere();
    const wrong = { ...brought, code: 'another' };
    expect(await post(buyer, '/blade-user/identities/finish', wrong)).toMatchObject({ code: 400 });
    expect(await linked()).toMatchObject([{ linked: null }, { linked: null }]);
  });

  test('is led nowhere by an unknown provider or a state that could be guessed', async () => {
    const start = (body: object) => post(buyer, '/blade-user/identities/start', body);
    expect(await start({ source: 'nobody', state: newState() })).toMatchObject({ code: 400, msg: '未配置第三方登录' });
    expect(await start({ source: 'campus', state: '1' })).toMatchObject({ code: 400 });
  });
});

describe('unlinking', () => {
  test('closes this way in and ends what was opened by it; who comes again from there is somebody new', async () => {
    await link();
    const { access_token: token } = await enter(await signInThere());
    expect(await unlink()).toMatchObject({ code: 200 });
    expect(await call('GET', '/blade-user/info', token)).toMatchObject({ code: 401 });
    expect((await enter(await signInThere())).user_id).toBe('-1');
    const [kept] = (await evidence('user.unlinkIdentity')).slice(-1);
    expect(JSON.stringify(kept)).toContain('anna');
  });

  test('what is not linked, or is another’s, is not found', async () => {
    await link(manager);
    expect(await unlink()).toMatchObject({ code: 404 });
    expect(await linked(manager)).toMatchObject([{ linked: { username: 'anna' } }, {}]);
  });

  test('the only way in is refused, until there is another', async () => {
    await link();
    const [stored] = await app.asSuperuser<{ hash: string }>(
      `select password_hash as hash from user_account where tenant_id = '${tenantId}' and account = 'buyer'`,
    );
    const setPassword = (hash: string | undefined) =>
      app.asSuperuser(
        `update user_account set password_hash = $1 where tenant_id = '${tenantId}' and account = 'buyer'`,
        [hash],
      );
    await setPassword('');
    expect(await unlink()).toMatchObject({ code: 400, msg: expect.stringContaining('唯一的登录方式') });
    expect(await linked()).toMatchObject([{ linked: { username: 'anna' } }, {}]);
    await setPassword(stored?.hash);
    expect(await unlink()).toMatchObject({ code: 200 });
  });
});

describe('signing out', () => {
  test('who came by the provider is out here and led to its sign-out, with a hint that is stored sealed', async () => {
    await link();
    const { access_token: token } = await enter(await signInThere());
    const stored = await app.asSuperuser<{ url: string }>('select sign_out_url as url from session_identity');
    expect(JSON.stringify(stored)).not.toMatch(/id_token_hint|eyJhbGci|eyJ0eXAi|eyJraWQi/);
    const left = await call('POST', '/blade-auth/oauth/logout', token);
    const url = new URL(left.data?.url ?? '');
    expect(url.href.startsWith(`${elsewhere.issuer}session/end`)).toBe(true);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(redirectUri);
    expect((await fetch(url)).status).toBe(200);
    expect(await call('GET', '/blade-user/info', token)).toMatchObject({ code: 401 });
    expect(await app.asSuperuser('select from session_identity')).toHaveLength(stored.length - 1);
    expect((await call('POST', '/blade-auth/oauth/logout', token)).data).toBeNull();
  });

  test('who came by the password is led nowhere, though he has linked an identity', async () => {
    await link();
    const own = await app.signIn(tenantId, 'buyer');
    expect((await own.post('/blade-auth/oauth/logout')).data).toBeNull();
  });

  test('what is sealed under another secret keeps nobody in', async () => {
    await link();
    const { access_token: token } = await enter(await signInThere());
    await app.asSuperuser(`update session_identity set sign_out_url = 'AAAA'`);
    expect(await call('POST', '/blade-auth/oauth/logout', token)).toMatchObject({ code: 200, data: null });
    expect(await call('GET', '/blade-user/info', token)).toMatchObject({ code: 401 });
  });

  test('what is known of the provider is swept when the session can no longer be renewed', async () => {
    await link();
    await enter(await signInThere());
    await app.database.scoped(undefined).query("select sweep_expired(now() + interval '1 hour')");
    expect((await app.asSuperuser('select from session_identity')).length).toBeGreaterThan(0);
    await app.database.scoped(undefined).query("select sweep_expired(now() + interval '2 years')");
    expect(await app.asSuperuser('select from session_identity')).toEqual([]);
    await everybodySignsIn();
  });
});

describe('testing a provider', () => {
  const tryIt = () => post(admin, '/blade-system/identity-provider/test', { id: providerId });

  test('tells where it leads and that the client is known there', async () => {
    const data = { issuer: elsewhere.issuer, client: 'accepted', endsSessions: true, redirectUri };
    const answer = await tryIt();
    expect(answer).toMatchObject({ code: 200, data: { ...data, signInAddress: `${elsewhere.issuer}auth` } });
  });

  test('tells that the secret is not the one it knows', async () => {
    const detail = await admin?.get(`/blade-system/identity-provider/detail?id=${providerId}`);
    // The row as it is listed, its secret masked.
    const wrong = { ...(detail?.data as object), clientSecret: 'not this one' };
    expect(await post(admin, '/blade-system/identity-provider/submit', wrong)).toMatchObject({ code: 200 });
    expect(await tryIt()).toMatchObject({ code: 200, data: { client: 'refused' } });
  });

  test('says why one that is down does not answer', async () => {
    await elsewhere.close();
    expect(await tryIt()).toMatchObject({ code: 400, msg: expect.stringContaining('身份提供方未能完成登录') });
  });

  test('is for who may change it', async () => {
    const call = post(buyer, '/blade-system/identity-provider/test', { id: providerId });
    expect(await call).toMatchObject({ code: 403 });
    expect(await post(admin, '/blade-system/identity-provider/test', { id: '1' })).toMatchObject({ code: 404 });
  });
});
