import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type Administrator, type AdminApp } from '../../../test/admin-app.ts';

let app: AdminApp;
let admin: Administrator;
let platform: Administrator;
beforeAll(async () => {
  app = await startAdminApp();
  admin = await app.signIn('100001', 'admin');
  platform = await app.signIn('000000', 'admin');
  await app.asSuperuser(
    `insert into log_api (tenant_id, id, title, title_en, method, request_uri, outcome, http_status, time, create_by, params, create_time)
     select t, n, '保存', 'Save', 'POST', '/api/x/' || n, 1, 200, n, 'anna', '{"a": 1}', timestamptz '2026-11-01 08:00:00+08' + n * interval '1 hour'
     from unnest(array['100001', '200001']) t, generate_series(1, 30) n`,
  );
});
afterAll(() => app.close());

/** Seven of each kind. */
const rowsOfKind = {
  usual: `insert into log_usual (tenant_id, id, event, title, title_en, create_time)
    select '100001', 500 + n, 'tenant.open', '开户', 'Opened', timestamptz '2026-11-01 08:00:00+08' + n * interval '1 hour'
    from generate_series(1, 7) n`,
  api: 'select 1',
  error: `insert into log_error (tenant_id, id, source, exception_name, message, create_time)
    select '100001', 600 + n, 1, 'Error', '出错', timestamptz '2026-11-01 08:00:00+08' + n * interval '1 hour'
    from generate_series(1, 7) n`,
};

interface PageData {
  readonly records: readonly Record<string, unknown>[];
  readonly total: number;
}
const recordsOf = ({ data }: { data: unknown }) => (data as PageData).records;

describe('a log', () => {
  test('lists the newest first, without parameters', async () => {
    const answer = await admin.get('/blade-log/api/list?current=1&size=5&requestUri=/api/x/');
    const rows = recordsOf(answer);
    expect((answer.data as PageData).total).toBe(30);
    expect(rows.map(({ id }) => id)).toEqual(['30', '29', '28', '27', '26']);
    expect(Object.keys(rows[0] ?? {})).not.toContain('params');
  });

  test('is filtered by days, account, outcome and duration', async () => {
    const list = async (query: string) =>
      recordsOf(await admin.get(`/blade-log/api/list?size=50&${query}`)).map(({ id }) => id);
    const day = 'createTime_dategt=2026-11-01%2023:59:59&createTime_datelt=2026-11-02%2003:00:00';
    expect(await list(day)).toEqual(['18', '17', '16']);
    expect(await list('createBy=anna&outcome=1&time_ge=29')).toEqual(['30', '29']);
    expect((await admin.get('/blade-log/api/list?nonsense=1')).code).toBe(400);
  });

  test.each(['usual', 'api', 'error'] as const)('[R423] of kind %s are paged, and shown one by one', async (kind) => {
    await app.asSuperuser(rowsOfKind[kind]);
    const page = (await admin.get(`/blade-log/${kind}/list?current=2&size=5`)).data;
    expect(page).toMatchObject({ current: 2, size: 5 });
    const [first] = recordsOf({ data: page });
    expect(Number((page as PageData).total)).toBeGreaterThan(5);
    const detail = await admin.get(`/blade-log/${kind}/detail?id=${String(first?.id)}`);
    expect(detail).toMatchObject({ code: 200, data: { id: first?.id, createTime: first?.createTime } });
    expect((await admin.get(`/blade-log/${kind}/detail?id=89999`)).code).toBe(404);
  });

  test('[R423] shows the parameters of one row, found with or without its time', async () => {
    const withTime = await admin.get('/blade-log/api/detail?id=7&createTime=2026-11-01%2015:00:00');
    const without = await admin.get('/blade-log/api/detail?id=7');
    expect(withTime.data).toMatchObject({ requestUri: '/api/x/7', params: { a: 1 } });
    expect(without.data).toEqual(withTime.data);
    expect((await admin.get('/blade-log/api/detail?id=7&createTime=2026-10-01%2015:00:00')).code).toBe(404);
  });

  test('looks with the time into one month alone', async () => {
    const plan = await app.database
      .scoped('100001')
      .query<{ 'QUERY PLAN': string }>(
        `explain select id from log_api t where t.tenant_id = '100001' and t.id = 7 and t.create_time = '2026-11-01 15:00:00+08'`,
      );
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text.match(/log_api_\w+/g)?.filter((name) => /^log_api_(\d{6}|rest)$/.test(name))).toHaveLength(1);
  });

  test("is its tenant's own: another administrator sees none of it, not even by its number", async () => {
    const agent = await app.signIn('200001', 'agent');
    await app.asSuperuser(`update log_api set id = 900 where tenant_id = '100001' and id = 9`);
    expect((await agent.get('/blade-log/api/detail?id=900')).code).toBe(404);
    expect((await agent.get('/blade-log/api/list?tenantId=100001')).code).toBe(403);
  });

  test('of any tenant is readable by the platform, which names the tenant', async () => {
    const own = await platform.get('/blade-log/api/list?requestUri=/api/x/');
    expect(recordsOf(own)).toEqual([]);
    const other = await platform.get('/blade-log/api/list?tenantId=200001&requestUri=/api/x/&size=3');
    expect(recordsOf(other).map(({ tenantId }) => tenantId)).toEqual(['200001', '200001', '200001']);
    expect((await platform.get('/blade-log/api/detail?tenantId=200001&id=7')).code).toBe(200);
    expect((await platform.get('/blade-log/api/list?tenantId=999999')).code).toBe(404);
    expect((await platform.get('/blade-log/api/list?tenantId=x')).code).toBe(400);
  });

  test('is read by administrators alone', async () => {
    const buyer = await app.signIn('100001', 'buyer');
    for (const log of ['usual', 'api', 'error']) {
      expect((await buyer.get(`/blade-log/${log}/list`)).code).toBe(403);
      expect((await buyer.get(`/blade-log/${log}/detail?id=1`)).code).toBe(403);
    }
  });

  test('is only added to', async () => {
    const db = app.database.scoped('100001');
    for (const log of ['log_usual', 'log_api', 'log_error']) {
      await expect(db.query(`delete from ${log}`)).rejects.toThrow(/permission denied/);
      await expect(db.query(`update ${log} set create_by = 'nobody'`)).rejects.toThrow(/permission denied/);
    }
  });
});

describe("a browser's own errors", () => {
  const anError = {
    url: 'http://127.0.0.1/tenderee?ticket=abc#top',
    time: '2026-11-20T02:00:00.000Z',
    type: 'TypeError',
    message: 'undefined is not an object',
    stack: 'TypeError: undefined\n    at show (http://127.0.0.1/assets/page-1a2b.js:12:345)',
    info: 'PageBoundary',
  };

  test('[R46, R47, R341, R450] are sent by whoever is signed in, and are then in the error log of his tenant', async () => {
    const buyer = await app.signIn('100001', 'buyer');
    const answer = await buyer.post('/blade-log/error/send', [anError, { ...anError, type: '', message: 'zweite' }]);
    expect(answer).toMatchObject({ code: 200, data: { count: 2 } });
    const [row] = recordsOf(await admin.get('/blade-log/error/list?source=2&message=object'));
    expect(row).toMatchObject({
      exceptionName: 'TypeError',
      message: 'undefined is not an object',
      requestUri: 'http://127.0.0.1/tenderee',
      createBy: 'buyer',
    });
    const detail = await admin.get(`/blade-log/error/detail?id=${String(row?.id)}`);
    expect(detail.data).toMatchObject({
      stackTrace: anError.stack,
      fileName: 'http://127.0.0.1/assets/page-1a2b.js',
      lineNumber: 12,
      params: { time: anError.time, info: 'PageBoundary' },
    });
  });

  test('come under the older spelling too, and never more than a browser keeps', async () => {
    expect((await admin.post('/blade-user/send-logs', [anError])).code).toBe(200);
    expect((await admin.post('/blade-log/error/send', [])).code).toBe(400);
    expect(
      (
        await admin.post(
          '/blade-log/error/send',
          Array.from({ length: 100 }, () => anError),
        )
      ).code,
    ).toBe(400);
  });

  test('are taken from nobody who is not signed in', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/blade-log/error/send', payload: [anError] });
    expect(answer.statusCode).toBe(401);
  });
});
