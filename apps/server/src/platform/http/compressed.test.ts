import { gunzipSync } from 'node:zlib';
import type { Envelope, MenuNode } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';

let app: SessionApp;
let token: string;
beforeAll(async () => {
  app = await startSessionApp();
  token = await app.tokenOf('buyer', '100001');
});
afterAll(() => app.close());

const ask = (path: string, accepted?: string) =>
  app.call(`GET /api/blade-system/menu/${path}`, {
    token,
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  });

describe('a long answer', () => {
  test.each(['gzip, deflate, br', 'gzip', 'br;q=1.0, gzip;q=0.5'])(
    'comes compressed to who reads %s',
    async (accepted) => {
      const response = await ask('buttons', accepted);
      expect(response.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      const body = JSON.parse(gunzipSync(response.rawPayload).toString()) as Envelope<MenuNode[]>;
      expect(body.data[0]?.code).toBe('tenderee');
    },
  );

  test.each([undefined, 'identity', 'br', 'gzip;q=0', 'gzip; q=0.0, br'])(
    'comes plain to who sends %s',
    async (accepted) => {
      const response = await ask('buttons', accepted);
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.json<Envelope<MenuNode[]>>().data[0]?.code).toBe('tenderee');
    },
  );

  test('and a short one comes plain to everybody', async () => {
    expect((await ask('routes?topMenuId=1', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});
