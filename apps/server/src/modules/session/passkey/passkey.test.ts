import type { Envelope, SecondFactors, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saber, startSessionApp, type SessionApp } from '../../../../test/session-app.ts';
import { softPasskey, type CeremonyOptions, type SoftPasskey } from '../../../../test/soft-passkey.ts';
import { relyingParty } from './relying-party.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('truncate login_failure, passkey, recovery_code');
  app.authenticator.forgetAll();
});

const host = 'cg.example.edu.cn';
const origin = `https://${host}`;
const headers = { host };
const passkeys = '/api/blade-user/second-factors/passkeys';
type Ceremony = Envelope<{ options: CeremonyOptions }>;

const begin = async (token: string) =>
  (await app.call(`POST ${passkeys}/start`, { token, body: {}, headers })).json<Ceremony>().data.options;
const add = (token: string, answer: string, name = '手机') =>
  app.call(`POST ${passkeys}/add`, { token, body: { name, answer }, headers });
const challenge = async () =>
  (await app.call('GET /api/blade-auth/oauth/passkey-challenge', { headers })).json<Ceremony>().data.options;
const enter = (passkey: string, more = {}) =>
  app.call('POST /api/blade-auth/oauth/token', {
    headers: { authorization: saber, host, ...more },
    body: { grant_type: 'passkey', passkey },
  });
const own = async (token: string) =>
  (await app.call('GET /api/blade-user/second-factors', { token })).json<Envelope<SecondFactors>>().data;

/** The demo's buyer with a passkey. */
async function enrolled(key: SoftPasskey = softPasskey()) {
  const token = await app.tokenOf('manager', '100001');
  const answer = await add(token, key.create(await begin(token), origin));
  return { key, token, answer };
}

describe('a passkey', () => {
  test('is added for the host that was asked, with recovery codes the first time', async () => {
    const { token, answer } = await enrolled();
    expect(answer.json<Envelope<{ recoveryCodes: string[] }>>().data.recoveryCodes).toHaveLength(10);
    expect((await own(token)).passkeys).toMatchObject([{ name: '手机', rpId: host, lastUsedTime: null }]);
    const second = softPasskey();
    const again = await add(token, second.create(await begin(token), origin), '工位电脑');
    expect(again.json<Envelope<{ recoveryCodes: unknown }>>().data.recoveryCodes).toBeNull();
    expect((await own(token)).passkeys.map(({ name }) => name)).toEqual(['工位电脑', '手机']);
  });

  test('signs in alone, without a tenant, an account or a password, and tells when it was used', async () => {
    const { key, token } = await enrolled();
    const answer = (await enter(key.sign(await challenge(), origin))).json<TokenAnswer>();
    expect(answer).toMatchObject({ account: 'manager', tenant_id: '100001', must_change: false });
    expect((await own(token)).passkeys[0]?.lastUsedTime).not.toBeNull();
    const entry = await app.asSuperuser('select entry from session order by id desc limit 1');
    expect(entry).toEqual([{ entry: 'passkey' }]);
  });

  test('is the second step after a password too', async () => {
    const { key } = await enrolled();
    expect((await app.signIn('manager', '100001')).json<TokenRefusal>().error).toBe('second_factor_required');
    const passkey = key.sign(await challenge(), origin);
    const answer = await app.signIn('manager', '100001', { body: { passkey }, headers });
    expect(answer.json<TokenAnswer>().account).toBe('manager');
  });

  test('that was removed signs nobody in', async () => {
    const { key, token } = await enrolled();
    const id = (await own(token)).passkeys[0]?.id ?? '';
    const stranger = await app.tokenOf('buyer', '100001');
    const remove = (who: string) => app.call(`POST ${passkeys}/remove`, { token: who, body: { id } });
    expect((await remove(stranger)).statusCode).toBe(404);
    expect((await remove(token)).statusCode).toBe(200);
    expect((await own(token)).recoveryCodesLeft).toBe(0);
    expect((await enter(key.sign(await challenge(), origin))).json<TokenRefusal>().error).toBe('invalid_grant');
  });
});

describe('nobody enters by', () => {
  const faultOf = async (passkey: string, more = {}) =>
    (await enter(passkey, more)).json<TokenRefusal>().error_description;
  const refused = '通行密钥验证未通过，请重试或改用其他方式';

  test('an answer that was used already', async () => {
    const { key } = await enrolled();
    const passkey = key.sign(await challenge(), origin);
    expect((await enter(passkey)).statusCode).toBe(200);
    expect(await faultOf(passkey)).toBe(refused);
  });

  test('an answer to a challenge that was made elsewhere, changed, or is over', async () => {
    const { key, token } = await enrolled();
    const options = await challenge();
    expect(
      await faultOf(key.sign({ ...options, challenge: Buffer.from('made up').toString('base64url') }, origin)),
    ).toBe(refused);
    expect(await faultOf(key.sign({ ...options, challenge: (await begin(token)).challenge }, origin))).toBe(refused);
    app.clock.advance({ minutes: 6 });
    expect(await faultOf(key.sign(options, origin))).toBe(refused);
  });

  test('an answer given to another page or for another host', async () => {
    const { key } = await enrolled();
    expect(await faultOf(key.sign(await challenge(), 'https://cg.example.edu.cn.evil.example'))).toBe(refused);
    expect(await faultOf(key.sign({ ...(await challenge()), rpId: 'evil.example' }, origin))).toBe(refused);
    expect(
      await faultOf(key.sign({ ...(await challenge()), rpId: 'evil.example' }, 'https://evil.example'), {
        host: 'evil.example',
      }),
    ).toBe(refused);
  });

  test('an authenticator that has not made sure who holds it', async () => {
    const { answer } = await enrolled(softPasskey({ verifies: false }));
    expect(answer.json()).toMatchObject({ code: 400, msg: '通行密钥验证未通过，请重试或改用其他方式' });
  });

  test('another one’s passkey, as second step or under another’s name', async () => {
    const { key } = await enrolled();
    const token = await app.tokenOf('buyer', '100001');
    const other = softPasskey();
    await add(token, other.create(await begin(token), origin));
    const passkey = key.sign(await challenge(), origin);
    const answer = await app.signIn('buyer', '100001', { body: { passkey }, headers });
    expect(answer.json<TokenRefusal>().error_code).toBe('wrong_passkey');
    expect(await faultOf('{"id":"x"}')).toBe(refused);
    expect(await faultOf('no json')).toBe(refused);
  });

  test('a passkey of somebody who was disabled', async () => {
    const { key } = await enrolled();
    await app.asSuperuser("update user_account set status = 2 where account = 'manager'");
    const answer = await enter(key.sign(await challenge(), origin));
    await app.asSuperuser("update user_account set status = 1 where account = 'manager'");
    expect(answer.json<TokenRefusal>().error_description).toBe('账号已停用，请联系管理员');
  });
});

describe('a passkey to be added', () => {
  test('answers the session that asked, once, and has a name', async () => {
    const token = await app.tokenOf('manager', '100001');
    const options = await begin(token);
    const key = softPasskey();
    const answer = key.create(options, origin);
    expect((await add(await app.tokenOf('manager', '100001'), answer)).json()).toMatchObject({
      msg: '通行密钥验证未通过，请重试或改用其他方式',
    });
    expect((await add(token, answer, ' ')).json()).toMatchObject({ code: 400, msg: '请填写通行密钥名称' });
    expect((await add(token, answer)).statusCode).toBe(200);
    expect((await add(token, key.create(options, origin))).json()).toMatchObject({ code: 400 });
  });
});

describe('the name by which authenticators know this server', () => {
  test.each([
    ['cg.example.edu.cn:8443', undefined, 'cg.example.edu.cn', 'https://cg.example.edu.cn:8443'],
    ['localhost:3000', 'https://x.cn', 'localhost', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'https://x.cn/', 'x.cn', 'https://x.cn'],
    ['[::1]:3000', 'https://x.cn', 'x.cn', 'https://x.cn'],
    ['127.0.0.1', undefined, '127.0.0.1', 'https://127.0.0.1'],
  ])('asked as %s, with the address %s, is %s', (asked, baseUrl, id, page) => {
    const party = relyingParty(asked, baseUrl);
    expect(party.id).toBe(id);
    expect(party.origins).toContain(page);
  });
});
