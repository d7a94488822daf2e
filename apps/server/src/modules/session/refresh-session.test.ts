import { setTimeout } from 'node:timers/promises';
import type { TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saber, startSessionApp, type SessionApp } from '../../../test/session-app.ts';
import { successorPair } from '../../platform/access/index.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());

const refreshRoute = 'POST /api/blade-auth/oauth/token/refresh';

const refresh = (refreshToken: string, { route = refreshRoute, tenantId = '100001' } = {}) =>
  app.call(route, {
    headers: { authorization: saber },
    body: { grant_type: 'refresh_token', refresh_token: refreshToken, tenantId, scope: 'all' },
  });

const signedIn = async () => (await app.signIn('buyer', '100001')).json<TokenAnswer>();
const isAccepted = async (token: string) => {
  app.authenticator.forgetAll();
  return (await app.call('GET /api/blade-user/info', { token })).statusCode === 200;
};
/** As if the exchange had happened that long ago. */
const letTimePass = (interval: string) =>
  app.asSuperuser(
    `update session_token set rotate_time = rotate_time - $1::interval, expire_time = expire_time - $1::interval`,
    [interval],
  );

describe('refresh', () => {
  test.each([refreshRoute, 'POST /api/blade-auth/oauth/token'])(
    '[R146] %s answers a new pair in place of both tokens',
    async (route) => {
      const first = await signedIn();
      const response = await refresh(first.refresh_token, { route });
      expect(response.statusCode).toBe(200);
      const second = response.json<TokenAnswer>();
      expect(second).toMatchObject({ tenant_id: '100001', account: 'buyer', expires_in: 3600 });
      expect(second.access_token).not.toBe(first.access_token);
      expect(second.refresh_token).not.toBe(first.refresh_token);
      expect(await isAccepted(second.access_token)).toBe(true);
    },
  );

  test('[R146] the tenant in the form must be the one of the token', async () => {
    const { refresh_token: token } = await signedIn();
    expect((await refresh(token, { tenantId: '300001' })).statusCode).toBe(400);
    expect((await refresh(token)).statusCode).toBe(200);
  });

  test('two tabs that refresh at once get the same pair', async () => {
    const { refresh_token: token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    const pairs = answers.map((answer) => answer.json<TokenAnswer>());
    expect(new Set(pairs.map((pair) => pair.access_token)).size).toBe(1);
    expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
    expect(await isAccepted(pairs[0]?.access_token ?? '')).toBe(true);
    const [row] = await app.asSuperuser<{ n: string }>(
      `select count(*) as n from session_token k where session_id = (
         select session_id from session_token where hash = encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
      [token],
    );
    expect(row?.n).toBe('4');
  });

  test('a refresh that waits for a rival one answers what the rival made', async () => {
    const { refresh_token: token } = await signedIn();
    const ofToken = "tenant_id = '100001' and hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')";
    await app.asSuperuser('begin');
    await app.asSuperuser(
      `select from session where id = (select session_id from session_token where ${ofToken}) for update`,
      [token],
    );
    const waiting = refresh(token);
    await untilSomebodyWaits();
    await app.asSuperuser(
      `update session_token set rotate_time = now(), rotation_salt = 'the rival' where ${ofToken}`,
      [token],
    );
    await app.asSuperuser('commit');
    const pair = (await waiting).json<TokenAnswer>();
    expect(pair.access_token).toBe(successorPair(token, 'the rival').accessToken);
  });

  test('within thirty seconds the old token answers the same pair, with what is left of its life', async () => {
    const { refresh_token: token } = await signedIn();
    const first = (await refresh(token)).json<TokenAnswer>();
    await letTimePass('20 seconds');
    const again = (await refresh(token)).json<TokenAnswer>();
    expect(again.access_token).toBe(first.access_token);
    expect(again.refresh_token).toBe(first.refresh_token);
    expect(again.expires_in).toBeLessThanOrEqual(3580);
    expect(again.expires_in).toBeGreaterThan(3570);
  });

  test('reuse after the grace ends the whole family', async () => {
    const { refresh_token: token } = await signedIn();
    const next = (await refresh(token)).json<TokenAnswer>();
    await letTimePass('32 seconds');
    const reuse = await refresh(token);
    expect(reuse.statusCode).toBe(400);
    expect(reuse.json<TokenRefusal>()).toMatchObject({
      error: 'invalid_grant',
      error_description: '登录已过期，请重新登录',
    });
    expect((await app.call('GET /api/blade-user/info', { token: next.access_token })).statusCode).toBe(401);
    expect((await refresh(next.refresh_token)).statusCode).toBe(400);
  });

  test('the reuse of a token from several exchanges ago is noticed too', async () => {
    const first = await signedIn();
    const second = (await refresh(first.refresh_token)).json<TokenAnswer>();
    const third = (await refresh(second.refresh_token)).json<TokenAnswer>();
    await letTimePass('32 seconds');
    expect((await refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await refresh(third.refresh_token)).statusCode).toBe(400);
  });

  test('the end of one family leaves the other sessions of the user alone', async () => {
    const other = await signedIn();
    const { refresh_token: token } = await signedIn();
    await refresh(token);
    await letTimePass('32 seconds');
    await refresh(token);
    expect((await refresh(other.refresh_token)).statusCode).toBe(200);
  });

  test('an access token lives for 3600 seconds', async () => {
    const { access_token: token } = await signedIn();
    await letTimePass('3590 seconds');
    expect(await isAccepted(token)).toBe(true);
    await letTimePass('11 seconds');
    expect(await isAccepted(token)).toBe(false);
  });

  test('a refresh token lives for seven days', async () => {
    const early = await signedIn();
    await letTimePass('6 days 23 hours');
    expect((await refresh(early.refresh_token)).statusCode).toBe(200);
    const late = await signedIn();
    await letTimePass('7 days 1 second');
    expect((await refresh(late.refresh_token)).statusCode).toBe(400);
  });

  test('the access token before a refresh is worth nothing after the grace', async () => {
    const first = await signedIn();
    await refresh(first.refresh_token);
    expect(await isAccepted(first.access_token)).toBe(true);
    await letTimePass('31 seconds');
    expect(await isAccepted(first.access_token)).toBe(false);
  });

  test('an access token refreshes nothing, and a refresh token opens nothing', async () => {
    const pair = await signedIn();
    expect((await refresh(pair.access_token)).statusCode).toBe(400);
    expect(await isAccepted(pair.refresh_token)).toBe(false);
  });

  test.each(['', 'x', `100001.${'A'.repeat(43)}`, "100001.' or 1=1"])('%j is no refresh token', async (token) => {
    expect((await refresh(token)).json<TokenRefusal>().error_code).toBe('bad_refresh');
  });

  test('a user who was disabled meanwhile cannot refresh', async () => {
    const pair = (await app.signIn('supplier2', '300002')).json<TokenAnswer>();
    await app.asSuperuser("update user_account set status = 2 where account = 'supplier2'");
    expect((await refresh(pair.refresh_token, { tenantId: '300002' })).statusCode).toBe(400);
    expect(await isAccepted(pair.access_token)).toBe(false);
    await app.asSuperuser("update user_account set status = 1 where account = 'supplier2'");
  });
});

async function untilSomebodyWaits(): Promise<void> {
  const sql = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await app.asSuperuser(sql)).length === 0) await setTimeout(10);
}
