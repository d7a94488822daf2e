import type { Envelope, PasswordRules, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealPassword } from '../../../../test/seal-password.ts';
import { demoPasswordMd5, md5, startSessionApp, type SessionApp } from '../../../../test/session-app.ts';
import { hashPassword } from '../password.ts';
import { randomPassword } from './random-password.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('delete from login_failure'));

const info = 'GET /api/blade-user/info';
const demo = 'Demo@2026';
const fresh = 'kestrel-over-7-hills';

const seal = async (typed: string) => {
  const { data } = (await app.call('GET /api/blade-auth/oauth/password-key')).json<
    Envelope<{ id: string; publicKey: string; now: number }>
  >();
  return sealPassword(data, typed);
};
const signIn = async (account: string, tenantId: string, typed = demo) =>
  app.signIn(account, tenantId, { password: await seal(typed) });
const change = async (token: string, oldPassword: string, newPassword: string) => {
  const sealed = [await seal(oldPassword), await seal(newPassword), await seal(newPassword)];
  const body = { oldPassword: sealed[0], newPassword: sealed[1], newPassword1: sealed[2] };
  const answer = await app.call('POST /api/blade-user/update-password', { token, body });
  return answer.json<Envelope>();
};
const setParam = (key: string, value: string, tenantId = '100001') =>
  app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ($1, (random() * 1e9)::bigint, $2, $2, $3, now())
     on conflict (tenant_id, param_key) where is_deleted = 0 do update set param_value = excluded.param_value`,
    [tenantId, key, value],
  );
const dropParams = () => app.asSuperuser("delete from param where tenant_id <> '000000'");

describe('a password that was typed and sealed', () => {
  test('[R139] signs in whoever had his before there was a key', async () => {
    const answer = (await signIn('buyer', '100001')).json<TokenAnswer>();
    expect(answer).toMatchObject({ account: 'buyer', must_change: false });
    expect((await signIn('buyer', '100001', 'wrong')).json<TokenRefusal>().error_code).toBe('wrong_credentials');
  });

  test('that cannot be opened is told to be typed again, and counts as no failure', async () => {
    const sealed = await seal(demo);
    app.clock.advance({ minutes: 11 });
    for (let time = 0; time < 6; time += 1) {
      const answer = await app.signIn('buyer', '100001', { password: sealed });
      expect(answer.json<TokenRefusal>()).toMatchObject({ error: 'invalid_request', error_code: 'password_key' });
    }
    expect((await signIn('buyer', '100001')).statusCode).toBe(200);
  });

  test('is in no log', async () => {
    await signIn('buyer', '100001', 'a-password-to-look-for-9');
    expect(app.logged.join('\n')).not.toContain('a-password-to-look-for-9');
  });
});

describe('a password that is set', () => {
  test.each([
    ['of three characters', 'ab1', '密码至少8位'],
    ['without a digit', 'kestrel-over-hills', '密码须同时包含字母和数字'],
    ['without a letter', '8417-2953-60', '密码须同时包含字母和数字'],
    ['with the account’s name', 'my-SUPPLIER1-9x', '密码不能包含账号名'],
    ['that everybody tries', 'Admin@123', '密码过于简单，请更换'],
    ['with 123456', 'hills-123456-x', '密码过于简单，请更换'],
    ['longer than a password', `a1${'x'.repeat(119)}`, '密码不能超过120位'],
  ])('%s is refused and changes nothing', async (_, typed, msg) => {
    const { access_token: token } = (await signIn('supplier1', '300001')).json<TokenAnswer>();
    expect(await change(token, demo, typed)).toMatchObject({ code: 400, msg });
    expect((await signIn('supplier1', '300001')).statusCode).toBe(200);
  });

  test('follows what the tenant asks for', async () => {
    await setParam('account.passwordLength', '12', '300001');
    await setParam('account.passwordKinds', '4', '300001');
    const told = await app.call('GET /api/blade-auth/oauth/password-rules?tenantId=300001');
    expect(told.json<Envelope<PasswordRules>>().data).toEqual({ minLength: 12, kinds: 4, history: 5, maxAgeDays: 0 });
    const elsewhere = await app.call('GET /api/blade-auth/oauth/password-rules?tenantId=999999');
    expect(elsewhere.json<Envelope<PasswordRules>>().data).toMatchObject({ minLength: 8, kinds: 2 });
    await dropParams();
    const { access_token: token } = (await signIn('supplier1', '300001')).json<TokenAnswer>();
    await setParam('account.passwordLength', '12', '300001');
    await setParam('account.passwordKinds', '4', '300001');
    expect(await change(token, demo, 'Xk7#mQ2p')).toMatchObject({ code: 400, msg: '密码至少12位' });
    const kinds = '密码须同时包含大写字母、小写字母、数字和符号';
    expect(await change(token, demo, 'Kestrelover7hills')).toMatchObject({ code: 400, msg: kinds });
    expect(await change(token, demo, 'Kestrel-over-7-hills')).toMatchObject({ code: 200 });
    await dropParams();
  });

  test('is not one of the last five, and may be an older one', async () => {
    const { access_token: token } = (await signIn('supplier2', '300002')).json<TokenAnswer>();
    expect(await change(token, demo, 'zero-Nest-0')).toMatchObject({ code: 200 });
    const words = ['zero-Nest-0', 'first-Nest-1', 'second-Nest-2', 'third-Nest-3', 'fourth-Nest-4'];
    for (const [place, word] of words.slice(1).entries())
      expect(await change(token, words[place] ?? '', word)).toMatchObject({ code: 200 });
    for (const word of words.slice(0, -1))
      expect(await change(token, 'fourth-Nest-4', word)).toMatchObject({ code: 400, msg: '不能使用最近5次用过的密码' });
    const failures = await app.asSuperuser("select from login_failure where tenant_id = '300002' and failures > 0");
    expect(failures, 'who knows the old password guesses nothing').toEqual([]);
    expect(await change(token, 'fourth-Nest-4', 'fifth-Nest-5')).toMatchObject({ code: 200 });
    expect(await change(token, 'fifth-Nest-5', 'zero-Nest-0')).toMatchObject({ code: 200 });
    const kept = await app.asSuperuser<{ hash: string }>(
      "select password_hash as hash from password_history where tenant_id = '300002'",
    );
    expect(kept).toHaveLength(7);
    expect(kept.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
  });
});

describe('a password must be changed at the sign-in', () => {
  const setPassword = async (typed: string) =>
    app.asSuperuser("update user_account set password_hash = $1 where tenant_id = '300003'", [
      await hashPassword(md5(typed)),
    ]);

  test('that the server could not judge when it was set', async () => {
    await setPassword('ab1');
    const answer = (await signIn('supplier3', '300003', 'ab1')).json<TokenAnswer>();
    expect(answer.must_change).toBe(true);
    expect((await app.call(info, { token: answer.access_token })).statusCode).toBe(403);
    expect(await change(answer.access_token, 'ab1', fresh)).toMatchObject({ code: 200 });
    expect((await app.call(info, { token: answer.access_token })).statusCode).toBe(200);
  });

  test('that is as old as the tenant lets one become', async () => {
    await app.asSuperuser(
      "update user_account set must_change_password = false, password_time = null, create_time = now() - interval '91 days' where tenant_id = '300003'",
    );
    const mustChange = async () => (await signIn('supplier3', '300003', fresh)).json<TokenAnswer>().must_change;
    expect(await mustChange()).toBe(false);
    await setParam('account.passwordDays', '90', '300003');
    expect(await mustChange()).toBe(true);
    const { access_token: token } = (await signIn('supplier3', '300003', fresh)).json<TokenAnswer>();
    expect(await change(token, fresh, 'another-Hill-8')).toMatchObject({ code: 200 });
    expect((await signIn('supplier3', '300003', 'another-Hill-8')).json<TokenAnswer>().must_change).toBe(false);
    await dropParams();
  });
});

describe('a digest in place of a password', () => {
  const byDigest = (token: string) =>
    app.call('POST /api/blade-user/update-password', {
      token,
      body: { oldPassword: demoPasswordMd5, newPassword: md5(fresh), newPassword1: md5(fresh) },
    });

  test('[R139] signs in as before, and is refused where the tenant no longer takes it, right or wrong', async () => {
    expect((await app.signIn('manager', '100001')).statusCode).toBe(200);
    await setParam('account.md5Passwords', 'false');
    for (const typed of [demo, 'wrong']) {
      const refusal = (await app.signIn('manager', '100001', { typed })).json<TokenRefusal>();
      expect(refusal).toMatchObject({ error: 'invalid_request', error_code: 'password_md5' });
    }
    expect((await signIn('manager', '100001')).statusCode).toBe(200);
    await dropParams();
  });

  test('sets no password from a page that seals, and none where the tenant takes no digests', async () => {
    const { access_token: token } = (await signIn('manager', '100001')).json<TokenAnswer>();
    const old = await app.tokenOf('manager', '100001');
    const msg = '本单位不再接受旧式密码传输，请刷新页面或升级客户端';
    expect((await byDigest(token)).json<Envelope>()).toMatchObject({ code: 400, msg });
    await setParam('account.md5Passwords', 'false');
    expect((await byDigest(old)).json<Envelope>()).toMatchObject({ code: 400, msg });
    await dropParams();
    expect((await byDigest(old)).json<Envelope>()).toMatchObject({ code: 200 });
  });
});

test.each([8, 14, 15, 40, 64])(
  'a password that the server makes keeps rules that ask for %i characters',
  (minLength) => {
    const made = randomPassword({ minLength, kinds: 4 }, 'wangwei');
    expect(made.length).toBeGreaterThanOrEqual(Math.max(minLength, 14));
    expect(made).toMatch(/^(\S{4}-)+\S{4}$/);
  },
);
