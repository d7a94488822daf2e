import type { Envelope } from '@zhaocai/model';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startRealApp, type RealApp } from '../../../../test/real-app.ts';
import { sampleBytes } from '../../../platform/files/sample-bytes.ts';

const tenantId = '100001';
const networks = '10.20.0.0/16, 127.0.0.0/8';
let app: RealApp;
let person: string;

beforeAll(async () => {
  app = await startRealApp();
  person = `bearer ${await app.signInWithEverything(tenantId, 'buyer')}`;
});
afterAll(() => app.close());
afterEach(() => app.asSuperuser('delete from param where tenant_id = $1', [tenantId]));

const setRule = (key: string, value: string) =>
  app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ($1, (random() * 1e9)::bigint, $2, $2, $3, now())`,
    [tenantId, key, value],
  );
const get = (url: string, remoteAddress: string, header?: string) =>
  app.app.server.inject({ method: 'GET', url, remoteAddress, headers: header ? { 'blade-auth': header } : {} });
const post = async (url: string, payload: object) =>
  (await app.app.server.inject({ method: 'POST', url, headers: { 'blade-auth': person }, payload })).json<
    Envelope<Record<string, string>>
  >().data;
/** A minute that is not now. */
const anotherTime = () => (app.clock.now().slice(11, 13) === '03' ? '1-7 05:00-05:01' : '1-7 03:00-03:01');

describe('networks and times of a tenant hold', () => {
  test('for the key of a program as for the people whose rights it has', async () => {
    const { key } = await post('/api/integration/key/create', {
      keyName: '财务接口',
      expireTime: '2026-12-20 10:00:00',
      requestsPerMinute: 600,
      scopes: ['project_view'],
    });
    await setRule('account.signInNetworks', networks);
    const ask = (address: string) => get('/api/blade-user/info', address, `bearer ${key}`);
    expect((await ask('10.20.7.1')).statusCode).toBe(200);
    expect((await ask('203.0.113.9')).json()).toMatchObject({ code: 403, msg: expect.stringContaining('203.0.113.9') });
  });

  test('for a link to a file, whoever has got hold of it', async () => {
    const { fileId } = await post('/api/bid-dms/uploadBase64', {
      fileName: '采购需求.txt',
      base64: sampleBytes.txt.toString('base64'),
    });
    const ticket = (await get(`/api/file/downloadTicket?fileId=${fileId}`, '127.0.0.1', person)).json<
      Envelope<{ url: string }>
    >().data.url;
    expect((await get(ticket, '203.0.113.9')).statusCode).toBe(200);
    await setRule('account.signInNetworks', networks);
    expect((await get(ticket, '203.0.113.9')).statusCode).toBe(403);
    expect((await get(ticket, '10.20.7.1')).statusCode).toBe(200);
    await setRule('account.signInTimes', anotherTime());
    expect((await get(ticket, '10.20.7.1')).json()).toMatchObject({ code: 403, msg: expect.stringContaining('1-7 0') });
  });
});
