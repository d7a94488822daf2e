import type { Envelope, SecondFactors, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt, enrolTotp } from '../../../../test/authenticator.ts';
import { createSecretBox } from '../../../platform/secrets/index.ts';
import { startSessionApp, type SessionApp } from '../../../../test/session-app.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('truncate login_failure, user_totp, recovery_code');
  app.authenticator.forgetAll();
});

const factors = '/api/blade-user/second-factors';
const post = (path: string, token: string, body = {}) => app.call(`POST ${factors}${path}`, { token, body });
const own = async (token: string) => (await app.call(`GET ${factors}`, { token })).json<Envelope<SecondFactors>>().data;
const refusal = (answer: { json<T>(): T }) => answer.json<TokenRefusal & { code?: number }>();

describe('a person who enrols', () => {
  test('shows by a first code that the authenticator has the key, and is told ten recovery codes once', async () => {
    const token = await app.tokenOf('buyer', '100001');
    expect((await post('/totp/confirm', token, { passcode: '000000' })).json()).toMatchObject({
      msg: '请重新扫描二维码后再输入验证码',
    });
    const started = (await post('/totp/start', token)).json<Envelope<{ key: string; uri: string }>>().data;
    expect(started.uri).toContain(started.key);
    expect((await own(token)).totp).toBeNull();
    expect((await post('/totp/confirm', token, { passcode: '000000' })).json()).toMatchObject({ code: 400 });
    const code = codeAt(started.key, app.clock.now());
    const told = (await post('/totp/confirm', token, { passcode: code })).json<Envelope<{ recoveryCodes: string[] }>>()
      .data;
    expect(new Set(told.recoveryCodes).size).toBe(10);
    expect(await own(token)).toMatchObject({ recoveryCodesLeft: 10, totp: { lastUsedTime: null } });
    expect((await post('/totp/start', token)).json()).toMatchObject({ msg: '已启用动态验证码，请先停用再重新启用' });
  });

  test('leaves neither key nor recovery codes in the database', async () => {
    const { key, recoveryCodes } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const stored = await app.asSuperuser(
      `select t::text from user_totp t union all select r::text from recovery_code r
       union all select i::text from idempotency i union all select e::text from evidence e`,
    );
    const text = JSON.stringify(stored);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(text).not.toContain(secret);
  });
});

describe('a sign-in of a person with an authenticator', () => {
  test('ends after the password without a session, in the form of a failed sign-in and nothing more', async () => {
    await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const before = await app.asSuperuser('select id from session');
    const answer = await app.signIn('buyer', '100001');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'second_factor_required',
      error_code: 'second_factor_required',
      error_description: '请输入动态验证码或恢复码，或使用通行密钥',
    });
    expect(await app.asSuperuser('select id from session')).toHaveLength(before.length);
  });

  test('goes on with a code, which is good once', async () => {
    const { code } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const shown = { passcode: code() };
    expect((await app.second('buyer', shown)).json<TokenAnswer>().account).toBe('buyer');
    expect(refusal(await app.second('buyer', shown))).toMatchObject({ error_code: 'wrong_code' });
    app.clock.advance({ minutes: 1 });
    expect((await app.second('buyer', { passcode: ` ${code().replace(/(...)/, '$1 ')}` })).statusCode).toBe(200);
  });

  test('lets a code in once where it comes twice at the same moment', async () => {
    const { code } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const shown = { passcode: code() };
    const answers = await Promise.all(
      ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((address) => app.second('buyer', shown, address)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  test('goes on with a recovery code, typed as one likes, once', async () => {
    const { recoveryCodes } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const typed = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const { access_token: token } = (await app.second('buyer', { passcode: typed })).json<TokenAnswer>();
    expect((await own(token)).recoveryCodesLeft).toBe(9);
    expect(refusal(await app.second('buyer', { passcode: typed })).error_code).toBe('wrong_code');
  });

  test('takes no code of a key that was sealed under another SECRET, and goes on with a recovery code of this one', async () => {
    const { code, recoveryCodes } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    await app.asSuperuser(`update user_totp set secret = $1`, [createSecretBox('another secret').seal('GEZDGNBV')]);
    expect(refusal(await app.second('buyer', { passcode: code() })).error_code).toBe('wrong_code');
    expect((await app.second('buyer', { passcode: recoveryCodes[0] ?? '' })).statusCode).toBe(200);
  });

  test('with a wrong password tells nothing of a second step', async () => {
    await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const answer = await app.signIn('buyer', '100001', { typed: 'wrong' });
    expect(refusal(answer).error_code).toBe('wrong_credentials');
  });
});

describe('guessing codes', () => {
  test('demands a captcha after three, and a right password between them forgives none', async () => {
    const { code } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    const from = '10.7.0.1';
    for (let time = 0; time < 3; time += 1) {
      await app.second('buyer', { passcode: '000000' }, from);
      await app.second('buyer', {}, from);
    }
    const failures = await app.asSuperuser(`select failures from login_failure where address = '${from}'`);
    expect(failures).toEqual([{ failures: 3 }]);
    expect(refusal(await app.second('buyer', { passcode: code() }, from)).error).toBe('captcha_required');
  });

  test('from ever other addresses closes the second step for half an hour, the right code included', async () => {
    const { code } = await enrolTotp(app, await app.tokenOf('buyer', '100001'));
    await app.asSuperuser(
      `insert into login_failure (tenant_id, account, address, failures, last_time)
       values ('100001', 'buyer', '*code', 10, now())`,
    );
    expect(refusal(await app.second('buyer', { passcode: code() })).error).toBe('locked');
    app.clock.advance({ minutes: 31 });
    expect((await app.second('buyer', { passcode: code() })).statusCode).toBe(200);
  });

  test('of whoever is signed in counts on the same counter', async () => {
    const token = await app.tokenOf('buyer', '100001');
    await enrolTotp(app, token);
    for (let time = 0; time < 5; time += 1) await post('/totp/remove', token, { passcode: '000000' });
    expect((await post('/totp/remove', token, { passcode: '000000' })).json()).toMatchObject({
      msg: '用户登录失败次数过多，请30分钟后再试',
    });
    expect(refusal(await app.signIn('buyer', '100001')).error).toBe('locked');
  });
});

describe('an authenticator', () => {
  test('is taken away with a code, and the recovery codes with it', async () => {
    const token = await app.tokenOf('buyer', '100001');
    const { code } = await enrolTotp(app, token);
    expect((await post('/totp/remove', token, { passcode: '000000' })).json()).toMatchObject({ code: 400 });
    expect((await post('/totp/remove', token, { passcode: code() })).statusCode).toBe(200);
    expect(await own(token)).toEqual({ totp: null, recoveryCodesLeft: 0, passkeys: [] });
    expect((await app.signIn('buyer', '100001')).statusCode).toBe(200);
    const kept = await app.asSuperuser(
      `select action from evidence where action like 'user.%Totp' and stream = 'admin' order by seq desc limit 1`,
    );
    expect(kept).toEqual([{ action: 'user.removeTotp' }]);
  });

  test('gives new recovery codes for a code, and the former are worth nothing', async () => {
    const token = await app.tokenOf('buyer', '100001');
    const { code, recoveryCodes } = await enrolTotp(app, token);
    const answer = await post('/recovery-codes', token, { passcode: code() });
    const fresh = answer.json<Envelope<{ recoveryCodes: string[] }>>().data.recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(refusal(await app.second('buyer', { passcode: recoveryCodes[0] ?? '' })).error_code).toBe('wrong_code');
    expect((await app.second('buyer', { passcode: fresh[0] ?? '' })).statusCode).toBe(200);
  });
});
