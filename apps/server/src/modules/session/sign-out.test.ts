import type { Envelope } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';

let app: SessionApp;
beforeAll(async () => {
  app = await startSessionApp();
});
afterAll(() => app.close());

const address = 'https://sso.example.edu.cn/logout';
const signOut = async (body: Record<string, unknown> = {}) => {
  const token = await app.tokenOf('buyer', '100001');
  const response = await app.call('POST /api/blade-auth/oauth/logout', { token, body });
  return { response, token, answer: response.json<Envelope<{ url: string } | null>>() };
};
const anError = {
  url: 'http://x/tenderee?ticket=1',
  time: '2026-11-20',
  type: 'TypeError',
  message: '坏了',
  stack: '',
};

describe('signing out', () => {
  test('leads nowhere else for a client without an address of its own', async () => {
    expect((await signOut()).answer).toMatchObject({ code: 200, data: null });
  });

  test('[R145] by a client of a single sign-on tells where that is signed out from', async () => {
    await app.asSuperuser(`update client set sign_out_url = $1 where client_id = 'saber'`, [address]);
    expect((await signOut()).answer.data).toEqual({ url: address });
    expect((await app.call('GET /api/blade-auth/oauth/logout')).json<Envelope>().data).toBeNull();
    await app.asSuperuser(`update client set sign_out_url = null`);
  });

  test('takes the errors over that the browser still keeps, and ends the session', async () => {
    const { token } = await signOut({ rows: [anError] });
    const kept = await app.asSuperuser(`select message, request_uri as uri, create_by as by from log_error`);
    expect(kept).toEqual([{ message: '坏了', uri: 'http://x/tenderee', by: 'buyer' }]);
    expect((await app.call('GET /api/blade-user/info', { token })).statusCode).toBe(401);
  });

  test('without a session takes nothing over', async () => {
    const before = await app.asSuperuser('select from log_error');
    const answer = await app.call('POST /api/blade-auth/oauth/logout', { body: { rows: [anError] } });
    expect(answer.statusCode).toBe(200);
    expect(await app.asSuperuser('select from log_error')).toHaveLength(before.length);
  });

  test('with something else than errors is refused, and the session goes on', async () => {
    const { response, token } = await signOut({ rows: 'all' });
    expect(response.statusCode).toBe(400);
    expect((await app.call('GET /api/blade-user/info', { token })).statusCode).toBe(200);
  });
});
