import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenancyApp, type TenancyApp } from '../../../test/tenancy-app.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.asSuperuser('delete from budget_book');
  await app.asSuperuser('delete from person_budget_book');
  await setBudget('export', 3);
  await setBudget('captcha', 3);
});

const platform = '000000/admin';
const setBudget = async (budget: string, perHour: number) => {
  const { data } = await app.ask(platform, 'GET /api/blade-system/param/list', { paramKey: `${budget}.perHour` });
  const [row] = data.records as { id: string; version: number }[];
  const input = { id: row?.id, version: row?.version, paramValue: String(perHour) };
  return app.ask(platform, 'POST /api/blade-system/param/submit', input);
};

/** An export answers a workbook, a refusal the envelope. */
async function exportDepartments(who: string): Promise<number> {
  const [tenantId = '', account = ''] = who.split('/');
  const { body } = await app.signIn(tenantId, account);
  const response = await app.app.server.inject({
    method: 'POST',
    url: '/api/blade-system/param/list/export',
    headers: { 'blade-auth': `bearer ${body.access_token ?? ''}` },
    payload: {},
  });
  return response.statusCode;
}

test('a tenant exports so often in an hour as the platform allows, is told when it can again, and keeps nobody else from it', async () => {
  const codes = [];
  for (let index = 0; index < 4; index += 1) codes.push(await exportDepartments('100001/admin'));
  expect(codes).toEqual([200, 200, 200, 429]);
  const refused = await app.ask('100001/admin', 'POST /api/blade-system/param/list/export');
  expect(refused.msg).toMatch(/^本单位本小时的 3 次导出已用完，请 \d+ 分钟后再试$/);
  expect(await exportDepartments('200001/agent')).not.toBe(429);
  expect(await exportDepartments(platform)).toBe(200);
});

test('of twelve exports at once as many are let through as are left', async () => {
  await app.signIn('100001', 'admin');
  const spend = () =>
    app.database
      .scoped('100001')
      .query<{ spent: string }>("select spent from spend_hourly('export', $1)", [app.clock.now()]);
  const spent = (await Promise.all(Array.from({ length: 12 }, spend))).map(([row]) => Number(row?.spent));
  expect(spent.filter((one) => one <= 3).toSorted()).toEqual([1, 2, 3]);
});

describe('one person of several', () => {
  const spentBy = (account: string, spent: number) =>
    app.asSuperuser(
      `insert into person_budget_book (tenant_id, user_id, budget, since, spent)
       select '100001', id, 'export', date_trunc('hour', $2::timestamptz), $3 from user_account
       where tenant_id = '100001' and account = $1`,
      [account, app.clock.now(), spent],
    );
  beforeEach(() => setBudget('export', 100));

  test('has a quarter of the tenant’s exports, is told when he can again, and keeps no colleague from his', async () => {
    await spentBy('admin', 24);
    expect(await exportDepartments('100001/admin')).toBe(200);
    expect(await exportDepartments('100001/admin')).toBe(429);
    const refused = await app.ask('100001/admin', 'POST /api/blade-system/param/list/export');
    expect(refused.msg).toMatch(/^您本小时的 25 次导出已用完（一人最多使用本单位次数的四分之一），请 \d+ 分钟后再试$/);
    const [book] = await app.asSuperuser<{ spent: number }>(
      "select spent::int as spent from budget_book where tenant_id = '100001' and budget = 'export'",
    );
    expect(book).toEqual({ spent: 1 });
    expect(await shareOf('buyer')).toEqual({ own: 1, share: 25 });
  });

  test('has twenty where a quarter is less, and all where he is the only one', async () => {
    await setBudget('export', 40);
    expect(await shareOf('buyer')).toEqual({ own: 1, share: 20 });
    await app.asSuperuser("update user_account set status = 2 where tenant_id = '100001' and account <> 'buyer'");
    expect(await shareOf('buyer')).toEqual({ own: 2, share: 40 });
    await app.asSuperuser("update user_account set status = 1 where tenant_id = '100001' and account <> 'buyer'");
  });
});

/** What somebody of the buyer has taken with this one, and may take. */
async function shareOf(account: string) {
  const [user] = await app.asSuperuser<{ id: string }>(
    "select id::text from user_account where tenant_id = '100001' and account = $1",
    [account],
  );
  const [row] = await app.database
    .scoped('100001')
    .query(`select own::int as own, own_per_hour::int as share from spend_hourly_of('export', $1, $2)`, [
      app.clock.now(),
      user?.id,
    ]);
  return row;
}

test('the next hour begins with a whole budget', async () => {
  for (let index = 0; index < 4; index += 1) await exportDepartments('100001/admin');
  await app.asSuperuser("update budget_book set since = since - interval '1 hour'");
  await app.asSuperuser("update person_budget_book set since = since - interval '1 hour'");
  expect(await exportDepartments('100001/admin')).toBe(200);
});

test('captchas are drawn for a tenant so often in an hour; one for nobody’s number is the platform’s', async () => {
  const draw = async (tenantId: string) =>
    (await app.send(undefined, 'GET /api/blade-auth/oauth/captcha', { headers: { 'tenant-id': tenantId } })).code;
  const codes = [];
  for (let index = 0; index < 4; index += 1) codes.push(await draw('100001'));
  expect(codes).toEqual([200, 200, 200, 429]);
  expect(await draw('200001')).toBe(200);
  for (const nobody of ['999999', 'x', '']) expect(await draw(nobody)).toBe(200);
  expect(await draw('999998')).toBe(429);
});

test('a budget is a number of one to six digits', async () => {
  for (const perHour of [0, -1, 1_000_000]) expect(await setBudget('export', perHour)).toMatchObject({ code: 400 });
  expect(await setBudget('export', 999_999)).toMatchObject({ code: 200 });
});
