import { randomUUID } from 'node:crypto';
import type { TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';
import { answerHash } from './captcha.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('delete from login_failure');
  app.pauses.length = 0;
});

const home = '203.0.113.7';
const rival = (number: number) => `198.51.100.${number}`;

/** A captcha whose answer the test knows. */
async function aCaptcha(code = 'AbC23'): Promise<{ 'captcha-key': string; 'captcha-code': string }> {
  const key = randomUUID();
  await app.asSuperuser("insert into captcha values ('000000', $1, $2, now() + interval '30 minutes')", [
    key,
    answerHash({ key, code }),
  ]);
  return { 'captcha-key': key, 'captcha-code': code };
}

async function fail(address: string, account = 'buyer'): Promise<TokenRefusal> {
  const headers = await aCaptcha();
  return (await app.signIn(account, '100001', { typed: 'wrong', address, headers })).json();
}

async function failTimes(times: number, address: string, account?: string): Promise<void> {
  for (let time = 0; time < times; time += 1) await fail(address, account);
}

describe('guessing', () => {
  test('[R150] after three failures a grant without a captcha answers captcha_required, and with one it signs in', async () => {
    await failTimes(3, home);
    const without = await app.signIn('buyer', '100001', { address: home });
    expect(without.statusCode).toBe(400);
    expect(without.json<TokenRefusal>()).toMatchObject({
      error: 'captcha_required',
      error_description: '请输入验证码',
    });
    expect((await app.signIn('buyer', '100001', { address: home, headers: await aCaptcha() })).statusCode).toBe(200);
  });

  test('the captcha is demanded from every address once an account was tried from somewhere', async () => {
    await failTimes(3, rival(1));
    const response = await app.signIn('buyer', '100001', { address: home });
    expect(response.json<TokenRefusal>().error).toBe('captcha_required');
  });

  test('one guess at each of many accounts is seen by its address, whatever their tenants; others go on as before', async () => {
    for (let number = 0; number < 9; number += 1) await fail(rival(1), `somebody${number}`);
    await app.signIn('supplier1', '300001', { typed: 'wrong', address: rival(1) });
    const sprayer = await app.signIn('buyer', '100001', { address: rival(1) });
    expect(sprayer.json<TokenRefusal>().error).toBe('captcha_required');
    const colleague = await app.signIn('buyer', '100001', { address: rival(1), headers: await aCaptcha() });
    expect(colleague.statusCode).toBe(200);
    expect((await app.signIn('buyer', '100001', { address: home })).statusCode).toBe(200);
  });

  test('and by the tenant, from however many addresses it comes', async () => {
    for (let number = 0; number < 40; number += 1) await fail(rival(number + 1), `somebody${number}`);
    const anybody = await app.signIn('buyer', '100001', { address: home });
    expect(anybody.json<TokenRefusal>().error).toBe('captcha_required');
    expect((await app.signIn('supplier1', '300001', { address: home })).statusCode).toBe(200);
    await app.asSuperuser("update login_failure set last_time = last_time - interval '31 minutes'");
    expect((await app.signIn('buyer', '100001', { address: home })).statusCode).toBe(200);
  });

  test('the fifth failure locks the account at that address for thirty minutes, also for the right password', async () => {
    await failTimes(5, home);
    const locked = await app.signIn('buyer', '100001', { address: home, headers: await aCaptcha() });
    expect(locked.json<TokenRefusal>()).toMatchObject({
      error: 'locked',
      error_description: '用户登录失败次数过多，请30分钟后再试',
    });
    await app.asSuperuser("update login_failure set last_time = last_time - interval '20 minutes'");
    const later = await app.signIn('buyer', '100001', { address: home, headers: await aCaptcha() });
    expect(later.json<TokenRefusal>().error_description).toBe('用户登录失败次数过多，请10分钟后再试');
    await app.asSuperuser("update login_failure set last_time = last_time - interval '11 minutes'");
    expect((await app.signIn('buyer', '100001', { address: home })).statusCode).toBe(200);
  });

  test('a locked address does not lengthen its own lock by trying on', async () => {
    await failTimes(5, home);
    const [before] = await app.asSuperuser('select last_time, failures from login_failure where address = $1', [home]);
    await failTimes(3, home);
    const [after] = await app.asSuperuser('select last_time, failures from login_failure where address = $1', [home]);
    expect(after).toEqual(before);
  });

  test('a rival who fails from many addresses cannot lock the bidder out', async () => {
    for (let number = 1; number <= 12; number += 1) await failTimes(2, rival(number));
    const response = await app.signIn('buyer', '100001', { address: home, headers: await aCaptcha() });
    expect(response.statusCode).toBe(200);
  });

  test('a lock of one account leaves another one at the same address alone', async () => {
    await failTimes(5, home);
    expect((await app.signIn('manager', '100001', { address: home })).statusCode).toBe(200);
  });

  test('the delay grows with the failures from everywhere, and ends at four seconds', async () => {
    for (let number = 1; number <= 9; number += 1) await fail(rival(number));
    expect(app.pauses).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 4000]);
  });

  test('success forgives what failed here, and keeps what a rival tried elsewhere', async () => {
    await failTimes(4, rival(1));
    await failTimes(1, home);
    expect((await app.signIn('buyer', '100001', { address: home, headers: await aCaptcha() })).statusCode).toBe(200);
    const rows = await app.asSuperuser('select address, failures from login_failure order by address');
    expect(rows).toEqual([
      { address: '*', failures: 4 },
      { address: rival(1), failures: 4 },
    ]);
  });

  test('of many guesses sent at once no more than five are looked at', async () => {
    const headers = [];
    while (headers.length < 20) headers.push(await aCaptcha());
    const answers = await Promise.all(
      headers.map((one) => app.signIn('buyer', '100001', { typed: 'wrong', address: home, headers: one })),
    );
    const codes = answers.map((answer) => answer.json<TokenRefusal>().error_code);
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_failures')).toHaveLength(15);
  });

  test('many right sign-ins at once all succeed and leave nothing counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app.signIn('buyer', '100001', { address: home })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await app.asSuperuser('select from login_failure where failures > 0')).toEqual([]);
  });

  test('an unknown account is counted, delayed and locked like a known one', async () => {
    await failTimes(5, home, 'nobody');
    expect((await fail(home, 'nobody')).error).toBe('locked');
  });

  test('whoever has an IPv6 network counts as one address', async () => {
    for (let number = 1; number <= 5; number += 1) await fail(`2001:db8:1:2::${number}`);
    expect((await fail('2001:db8:1:2::99')).error).toBe('locked');
  });
});

describe('captcha', () => {
  const captchaRoute = 'GET /api/blade-auth/oauth/captcha';

  test('[R150] it comes as a key and an image that a page may show, and its text stands nowhere in the answer', async () => {
    const response = await app.call(captchaRoute);
    const { data } = response.json<{ data: { key: string; image: string } }>();
    expect(data.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(data.image).toMatch(/^data:image\/svg\+xml;base64,/);
    const svg = Buffer.from(data.image.split(',')[1] ?? '', 'base64').toString();
    expect(svg).toContain('<svg');
    expect(svg).not.toContain('<text');
    const [stored] = await app.asSuperuser<{ n: number }>(
      'select extract(epoch from expire_time - now())::int / 60 as n from captcha where key = $1',
      [data.key],
    );
    expect([29, 30]).toContain(stored?.n);
  });

  test('upper and lower case are the same', async () => {
    const headers = await aCaptcha('AbC23');
    const response = await app.signIn('buyer', '100001', { headers: { ...headers, 'captcha-code': ' aBc23 ' } });
    expect(response.statusCode).toBe(200);
  });

  test('it is good for one sign-in only', async () => {
    const headers = await aCaptcha();
    expect((await app.signIn('buyer', '100001', { headers })).statusCode).toBe(200);
    const again = await app.signIn('buyer', '100001', { headers });
    expect(again.json<TokenRefusal>().error_description).toBe('验证码不正确');
  });

  test('a wrong answer uses it up', async () => {
    const headers = await aCaptcha();
    const wrong = await app.signIn('buyer', '100001', { headers: { ...headers, 'captcha-code': 'xxxxx' } });
    expect(wrong.json<TokenRefusal>().error_code).toBe('wrong_captcha');
    expect((await app.signIn('buyer', '100001', { headers })).json<TokenRefusal>().error_code).toBe('wrong_captcha');
  });

  test('after thirty minutes it is worth nothing', async () => {
    const headers = await aCaptcha();
    await app.asSuperuser("update captcha set expire_time = now() - interval '1 second' where key = $1", [
      headers['captcha-key'],
    ]);
    expect((await app.signIn('buyer', '100001', { headers })).json<TokenRefusal>().error_code).toBe('wrong_captcha');
  });

  test('the grant captcha demands one even from an account that never failed', async () => {
    const response = await app.call('POST /api/blade-auth/oauth/token', {
      body: { tenantId: '100001', username: 'buyer', password: '0'.repeat(32), grant_type: 'captcha' },
      headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` },
    });
    expect(response.json<TokenRefusal>().error).toBe('captcha_required');
  });
});
