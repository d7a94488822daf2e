import { queriesOf, reportQueries, type ReportQueryName } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingIn } from '../../../test/words-of-pdf.ts';
import { startPermissionApp, type PermissionApp, type Person } from '../../../test/permission-app.ts';

let app: PermissionApp;
let admin: Person;
let platform: Person;
beforeAll(async () => {
  app = await startPermissionApp();
  admin = await app.as('admin', '100001');
  platform = await app.as('admin', '000000');
});
afterAll(() => app.close());

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly queryName: ReportQueryName;
}
interface Run {
  readonly rows: Record<string, unknown>[];
  readonly parameters: Record<string, unknown>;
}

let made = 0;
const save = (who: Person, more: object = {}) =>
  who.post<{ id: string; version: number }>('/blade-system/report/saveOrUpdateReport', {
    name: `报表${(made += 1)}`,
    queryName: 'signInsPerDay',
    chart: 2,
    ...more,
  });
const add = async (more: object = {}, who = admin) => (await save(who, more)).data.id;
const listOf = async (who: Person) => (await who.get<Listed[]>('/blade-system/report/queryReportList')).data;
const run = (who: Person, id: string, parameters: object = {}) =>
  who.post<Run>('/blade-report/report/rest/run', { id, parameters });
const idOf = async (who: Person, queryName: ReportQueryName) =>
  (await listOf(who)).find((report) => report.queryName === queryName)?.id ?? 'none';

describe('the reports of the product', () => {
  test('[R478] are listed for each kind of tenant as far as they are for it', async () => {
    const names = async (who: Person) => (await listOf(who)).map(({ queryName }) => queryName).sort();
    expect(await names(admin)).toEqual(queriesOf('buyer').sort());
    expect(await names(platform)).toEqual(expect.arrayContaining(queriesOf('platform')));
    const posted = await admin.post<Listed[]>('/blade-system/report/queryReportList');
    expect(posted.data).toHaveLength(queriesOf('buyer').length);
    const page = await admin.get<{ total: number }>('/blade-report/report/rest/list');
    expect(page.data.total).toBe(queriesOf('buyer').length);
  });

  test('all run', async () => {
    for (const who of [admin, platform])
      for (const { id, queryName } of await listOf(who))
        expect([queryName, (await run(who, id)).code]).toEqual([queryName, 200]);
  });

  test('are the platform’s: a tenant neither changes nor removes one', async () => {
    const id = await idOf(admin, 'usersByDept');
    expect((await save(admin, { id, version: 0 })).code).toBe(404);
    expect((await admin.post(`/blade-report/report/rest/remove?ids=${id}`)).code).toBe(404);
  });
});

describe('the rows of a report', () => {
  test('are those of the own tenant', async () => {
    const { rows } = (await run(admin, await idOf(admin, 'usersByDept'))).data;
    const counted = rows.reduce((sum, row) => sum + Number(row.enabled), 0);
    const [expected] = await app.asSuperuser<{ people: number }>(
      `select sum(cardinality(dept_ids))::int as people from user_account where tenant_id = '100001' and status = 1 and is_deleted = 0`,
    );
    expect(counted).toBe(expected?.people);
    expect(counted).toBeGreaterThan(0);
  });

  test('are those of the caller’s data scope', async () => {
    const newcomer = await app.newUser('100001', ['reportlist_view']);
    const { rows } = (await run(newcomer, await idOf(newcomer, 'usersByDept'))).data;
    expect(rows.reduce((sum, row) => sum + Number(row.enabled), 0)).toBe(0);
  });

  test('are narrowed by parameters, the report’s own where none are given', async () => {
    const id = await add({ parameters: { days: 7 } });
    expect((await run(admin, id)).data).toMatchObject({ parameters: { days: 7 }, rows: { length: 7 } });
    expect((await run(admin, id, { days: 3 })).data.rows).toHaveLength(3);
    const id2 = await idOf(admin, 'purchasesByMonth');
    expect((await run(admin, id2, { months: 24 })).data.rows).toHaveLength(24);
  });

  test('are refused for parameters that the query does not take', async () => {
    const id = await add();
    expect((await run(admin, id, { days: 9999 })).code).toBe(400);
    expect((await run(admin, id, { days: 'x; drop table report' })).code).toBe(400);
    expect((await run(admin, id, { table: 'x' })).msg).toBe('没有查询条件“table”');
    const period = await idOf(admin, 'noticeReadRate');
    expect((await run(admin, period, { from: '2026-02-01', until: '2026-01-01' })).msg).toBe(
      '结束日期不能早于开始日期',
    );
    expect((await run(admin, period, { from: '2026-02-31' })).code).toBe(400);
  });

  test('are exported as a workbook', async () => {
    const response = await app.app.server.inject({
      method: 'POST',
      url: '/api/blade-report/report/rest/export',
      headers: { 'blade-auth': `bearer ${admin.token}` },
      payload: { id: await idOf(admin, 'usersByDept') },
    });
    expect(response.headers['content-type']).toMatch(/spreadsheetml/);
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('are made a PDF with the heads of their columns', async () => {
    const response = await app.app.server.inject({
      method: 'POST',
      url: '/api/blade-report/report/rest/pdf',
      headers: { 'blade-auth': `bearer ${admin.token}` },
      payload: { id: await idOf(admin, 'usersByDept') },
    });
    expect(response.headers['content-type']).toBe('application/pdf');
    const heads = Object.values(reportQueries.usersByDept.columns).map(({ label }) => label.zh);
    expect(await missingIn(response.rawPayload, heads)).toEqual([]);
  });
});

describe('a report', () => {
  test('[R478] is saved, changed and removed, and each leaves evidence', async () => {
    const id = await add();
    expect((await app.lastEvidence('100001')).action).toBe('report.add');
    expect((await save(admin, { id, version: 0, name: '改名' })).code).toBe(200);
    expect((await save(admin, { id, version: 0 })).code).toBe(400);
    expect((await admin.post(`/blade-report/report/rest/remove?ids=${id}`)).code).toBe(200);
    expect((await run(admin, id)).code).toBe(404);
  });

  test('[R478] is saved by GET as well, its lists and objects folded into texts', async () => {
    const { roleId } = await app.newUser('100001', []);
    const given = {
      name: '以 GET 保存',
      queryName: 'signInsPerDay',
      chart: '2',
      roleIds: roleId,
      parameters: '{"days":5}',
    };
    const saved = await admin.get<{ id: string }>(
      `/blade-system/report/saveOrUpdateReport?${new URLSearchParams(given).toString()}`,
    );
    const detail = await admin.get(`/blade-report/report/rest/detail?id=${saved.data.id}`);
    expect(detail.data).toMatchObject({ roleIds: [roleId], parameters: { days: 5 } });
    const broken = new URLSearchParams({ ...given, name: 'x', parameters: '{' }).toString();
    expect((await admin.get(`/blade-system/report/saveOrUpdateReport?${broken}`)).code).toBe(400);
  });

  test('names a query of ours that is for the tenant', async () => {
    expect((await save(admin, { queryName: 'select 1' })).msg).toMatch(/^没有查询/);
    expect((await save(admin, { queryName: 'toString' })).msg).toMatch(/^没有查询/);
    expect((await save(admin, { queryName: 'tenantsByKind' })).msg).toMatch(/不适用于本单位/);
    expect((await save(admin, { parameters: { days: 0 } })).code).toBe(400);
  });

  test('for some roles is found and run by their holders alone, and by those who write reports', async () => {
    const [holder, other] = [
      await app.newUser('100001', ['reportlist_view']),
      await app.newUser('100001', ['reportlist_view']),
    ];
    const id = await add({ roleIds: [holder.roleId] });
    expect((await run(holder, id)).code).toBe(200);
    expect((await run(other, id)).code).toBe(404);
    expect((await listOf(other)).map((report) => report.id)).not.toContain(id);
    expect((await run(admin, id)).code).toBe(200);
    expect((await save(admin, { roleIds: [await app.roleId('200001', 'admin')] })).code).toBe(404);
  });

  test('is written and exported by those who may', async () => {
    const reader = await app.newUser('100001', ['reportlist_view']);
    expect((await save(reader)).code).toBe(403);
    const editor = await app.newUser('100001', ['reportlist_view', 'reportlist_edit']);
    expect((await save(editor)).code).toBe(403);
    expect((await reader.post('/blade-report/report/rest/export', { id: '1' })).code).toBe(403);
    const stranger = await app.as('agent', '200001');
    expect((await run(stranger, await add())).code).toBe(404);
  });
});

describe('a report of the platform that is granted to tenants', () => {
  interface Tenants {
    readonly version: number;
    readonly tenants: readonly { readonly tenantId: string; readonly tenantName: string }[];
  }
  const tenantsOf = async (id: string) =>
    (await platform.get<Tenants>(`/blade-report/report/rest/tenants?id=${id}`)).data;
  const grant = async (id: string, tenants: readonly string[], who = platform) => {
    const { version } = await tenantsOf(id);
    return who.post('/blade-report/report/rest/grant', { id, version, tenants });
  };
  const detail = (who: Person, id: string) => who.get(`/blade-report/report/rest/detail?id=${id}`);
  const exported = (who: Person, id: string) => who.post('/blade-report/report/rest/export', { id });
  let granted: string;
  let agent: Person;
  beforeAll(async () => {
    agent = await app.as('agent', '200001');
    granted = await add({ queryName: 'usersByDept', chart: 1 }, platform);
  });

  test('serves every tenant while it is granted to none', async () => {
    expect(await tenantsOf(granted)).toMatchObject({ tenants: [] });
    for (const who of [admin, agent]) expect((await run(who, granted)).code).toBe(200);
  });

  test('is seen and run by these alone; to all others it is missing', async () => {
    expect((await grant(granted, ['200001'])).code).toBe(200);
    expect((await run(agent, granted)).code).toBe(200);
    expect((await listOf(agent)).map(({ id }) => id)).toContain(granted);
    for (const answer of [await run(admin, granted), await detail(admin, granted), await exported(admin, granted)])
      expect(answer).toMatchObject({ code: 404, msg: (await run(admin, '8999999999999999')).msg });
    expect((await listOf(admin)).map(({ id }) => id)).not.toContain(granted);
    const page = await admin.get<{ records: Listed[] }>('/blade-report/report/rest/list?size=100');
    expect(page.data.records.map(({ id }) => id)).not.toContain(granted);
  });

  test('shows each of them his own rows', async () => {
    await grant(granted, ['100001', '200001']);
    const people = async (who: Person) =>
      (await run(who, granted)).data.rows.reduce((sum, { enabled }) => sum + Number(enabled), 0);
    const stored = async (tenantId: string) =>
      (
        await app.asSuperuser<{ people: number }>(
          `select coalesce(sum(cardinality(dept_ids)), 0)::int as people from user_account
           where tenant_id = $1 and status = 1 and is_deleted = 0`,
          [tenantId],
        )
      )[0]?.people;
    expect(await people(admin)).toBe(await stored('100001'));
    expect(await people(agent)).toBe(await stored('200001'));
    expect(await people(admin)).not.toBe(await people(agent));
  });

  test('says to the platform alone who else has it', async () => {
    const row = async (who: Person) => {
      const page = await who.get<{ records: Record<string, unknown>[] }>('/blade-report/report/rest/list?size=100');
      return page.data.records.find(({ id }) => id === granted);
    };
    expect(await row(platform)).toMatchObject({ tenantCount: 2 });
    expect(await row(admin)).not.toHaveProperty('tenantCount');
    expect(Object.keys((await detail(admin, granted)).data as object).join()).not.toMatch(/tenantIds|tenants/);
    expect((await admin.get(`/blade-report/report/rest/tenants?id=${granted}`)).code).toBe(404);
  });

  test('is granted by the platform alone, and leaves evidence with before and after', async () => {
    await grant(granted, ['100001']);
    expect(await app.lastEvidence('000000')).toMatchObject({
      action: 'report.grant',
      payload: { before: { tenants: ['100001', '200001'] }, after: { tenants: ['100001'] } },
    });
    expect((await grant(granted, [], admin)).code).toBe(404);
    const own = await add();
    const answer = await admin.post('/blade-report/report/rest/grant', { id: own, version: 0, tenants: ['200001'] });
    expect(answer.code).toBe(403);
    expect((await run(agent, own)).code).toBe(404);
  });

  test('names tenants that there are and that the query is for; a stale version is refused', async () => {
    expect((await grant(granted, ['999999'])).msg).toBe('没有租户“999999”');
    expect((await grant(granted, ['000000'])).msg).toMatch(/^报表的查询不适用于/);
    expect((await grant(granted, ["1' or 1"])).code).toBe(400);
    const projects = await add({ queryName: 'projectsByStage' }, platform);
    const [supplier] = await app.asSuperuser<{ tenant_id: string }>(
      `select tenant_id from tenant where kind = 'supplier' order by tenant_id limit 1`,
    );
    expect((await grant(projects, [supplier?.tenant_id ?? ''])).msg).toMatch(/^报表的查询不适用于/);
    const stale = await platform.post('/blade-report/report/rest/grant', { id: granted, version: 0, tenants: [] });
    expect(stale.code).toBe(400);
    expect((await tenantsOf(granted)).tenants.map(({ tenantId }) => tenantId)).toEqual(['100001']);
  });
});
