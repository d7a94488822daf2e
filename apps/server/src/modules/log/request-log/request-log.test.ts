import { updatePassword } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../../test/admin-app.ts';
import { tracesIn } from '../../../../test/guessing/traces.ts';
import { quiet } from '../../../../test/database-url.ts';
import type { FinishedCall } from '../../../platform/http/index.ts';
import { createRequestLog } from './request-log.ts';

let app: AdminApp;
let admin: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  admin = await app.signIn('100001', 'admin');
});
afterAll(() => app.close());

interface LogRow {
  readonly route: string;
  readonly outcome: number;
  readonly params: Record<string, unknown> | null;
  readonly message: string | null;
  readonly account: string;
}

/** A row is made once its answer is out; then it waits for the next batch. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await app.app.requestLog.flush();
}

async function apiRows(tenantId = '100001'): Promise<LogRow[]> {
  await settle();
  return app.asSuperuser<LogRow>(
    `select request_uri as route, outcome, params, message, create_by as account from log_api
     where tenant_id = $1 order by id`,
    [tenantId],
  );
}

describe('a call', () => {
  test('that signs somebody in leaves a row in both logs, with no password in either', async () => {
    const rows = await apiRows();
    const signIn = rows.find(({ route }) => route === '/api/blade-auth/oauth/token');
    expect(signIn).toMatchObject({ outcome: 1, account: 'admin', params: { username: 'admin', password: '******' } });
    const [usual] = await app.asSuperuser(
      `select event, title, log_level as level from log_usual where tenant_id = '100001' order by id limit 1`,
    );
    expect(usual).toEqual({ event: 'session.signIn', title: '登录', level: 1 });
  });

  test('that only reads and goes well leaves none', async () => {
    const before = (await apiRows()).length;
    expect((await admin.get('/blade-user/info')).code).toBe(200);
    expect((await apiRows()).length).toBe(before);
  });

  test('that is refused leaves its reason', async () => {
    expect((await admin.post('/blade-resource/attach/submit', { fileName: '合同.pdf' })).code).toBe(400);
    const row = (await apiRows()).at(-1);
    expect(row).toMatchObject({
      route: '/api/blade-resource/attach/submit',
      outcome: 2,
      message: '请通过上传文件新增附件',
      params: { fileName: '合同.pdf' },
    });
  });

  test('of procurement leaves neither its parameters nor the values in its refusal', async () => {
    await admin.post('/purchase/project/submitTask', { id: '47114711', version: 8158158 });
    const row = (await apiRows()).at(-1);
    expect(row).toMatchObject({ route: '/api/purchase/project/submitTask', outcome: 2, params: null });
    expect(tracesIn(JSON.stringify(row), ['47114711', '8158158'])).toEqual([]);
  });

  test('to sign in with what is neither name nor tenant is answered, and leaves rows without a name', async () => {
    const before = (await apiRows()).length;
    const nameless = { toString: 1, valueOf: 1 };
    for (const payload of [{ tenantId: nameless }, { tenantId: '100001', username: nameless }]) {
      const answer = await app.inject({ method: 'POST', url: '/api/blade-auth/oauth/token', payload });
      expect(answer.statusCode).toBe(400);
    }
    const rows = (await apiRows()).slice(before);
    expect(rows.map(({ account, outcome }) => [account, outcome])).toEqual([
      ['', 2],
      ['', 2],
    ]);
  });

  test('with a wrong password leaves a warning in the tenant that it named', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` },
      payload: { tenantId: '100001', username: 'ghost', password: '0'.repeat(32), grant_type: 'password' },
    });
    await settle();
    const [row] = await app.asSuperuser(
      `select event, title_en as title, log_level as level, create_by as account from log_usual order by id desc limit 1`,
    );
    expect(row).toEqual({ event: 'session.signIn.failed', title: 'Sign in: failed', level: 2, account: 'ghost' });
  });

  test('that names a tenant which does not exist leaves none', async () => {
    await app.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      headers: { authorization: `Basic ${Buffer.from('saber:saber_secret').toString('base64')}` },
      payload: { tenantId: '987654', username: 'ghost', password: '0'.repeat(32), grant_type: 'password' },
    });
    expect(await apiRows('987654')).toEqual([]);
  });
});

describe('the queue of log rows', () => {
  const call = (failure?: unknown): FinishedCall => ({
    endpoint: updatePassword,
    input: {},
    user: undefined,
    method: 'POST',
    route: '/api/blade-user/update-password',
    status: 500,
    ms: 3,
    address: '10.1.2.3',
    userAgent: 'test',
    requestId: 'r-1',
    headers: {},
    failure,
  });

  test('keeps of a broken call what an administrator needs to find the cause', async () => {
    const log = createRequestLog({ ...app, log: quiet });
    log.take(call(new TypeError('x is not a function')));
    await log.stop();
    const [row] = await app.asSuperuser(
      `select tenant_id as tenant, source, exception_name as name, message, file_name as file, line_number > 0 as "hasLine",
         stack_trace like '%request-log.test.ts%' as "hasStack" from log_error order by id desc limit 1`,
    );
    expect(row).toMatchObject({
      tenant: '000000',
      source: 1,
      name: 'TypeError',
      message: 'x is not a function',
      hasLine: true,
      hasStack: true,
    });
    expect(String(row?.file)).toMatch(/request-log\.test\.ts$/);
  });

  test('drops what it cannot hold, and counts it', async () => {
    const log = createRequestLog({ ...app, log: quiet, capacity: 3 });
    for (let index = 0; index < 5; index += 1) log.take(call(new Error('again')));
    const counts = () => Object.fromEntries(log.metrics.map(({ name, count }) => [name, count()]));
    expect(counts()).toEqual({ request_log_waiting: 3, request_log_dropped_total: 2 });
    await log.stop();
    expect(counts()).toEqual({ request_log_waiting: 0, request_log_dropped_total: 2 });
    const [found] = await app.asSuperuser(`select count(*)::int as n from log_error where message = 'again'`);
    expect(found).toEqual({ n: 3 });
  });

  test('loses of a batch only the row that the database refuses, and counts it', async () => {
    const log = createRequestLog({ ...app, log: quiet });
    const [user] = await app.asSuperuser<{ tenantId: string }>(
      `select tenant_id as "tenantId" from user_account where tenant_id = '100001' limit 1`,
    );
    const caller = { tenantId: user?.tenantId ?? '', account: 'x', userId: 'no number', deptIds: [] };
    log.take(call(new Error('before')));
    // A broken caller stands for what nobody thought of.
    log.take({ ...call(new Error('bad')), user: caller as unknown as FinishedCall['user'] });
    log.take(call(new Error('after')));
    await log.stop();
    const found = await app.asSuperuser(
      `select message from log_error where message in ('before', 'bad', 'after') order by id`,
    );
    expect(found).toEqual([{ message: 'before' }, { message: 'after' }]);
    // The row of the call and the row of its error.
    expect(log.metrics[1]?.count()).toBe(2);
  });

  test('keeps what holds no text that a database keeps: without it', async () => {
    const log = createRequestLog({ ...app, log: quiet });
    log.take({ ...call(new Error('strange')), address: 'x\u0000y', userAgent: '\ud800', requestId: 'r\u0000' });
    await log.stop();
    const found = await app.asSuperuser(
      `select remote_ip as address, user_agent as agent, request_id as request from log_error where message = 'strange'`,
    );
    expect(found).toEqual([{ address: 'xy', agent: '\ufffd', request: 'r' }]);
    expect(log.metrics[1]?.count()).toBe(0);
  });

  test('is counted where the machine is watched', async () => {
    const text = await app.app.metrics.text();
    expect(text).toMatch(/^request_log_dropped_total 0$/m);
    expect(text).toMatch(/^request_log_waiting \d+$/m);
  });
});
