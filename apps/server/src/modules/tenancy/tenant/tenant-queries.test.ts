import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const platform = '000000/admin';
const list = (input: object = {}) => app.ask(platform, 'GET /api/blade-system/tenant/list', { ...input });
const numbersOf = (rows: unknown) =>
  (Array.isArray(rows) ? rows : []).map(({ tenantId }: { tenantId: string }) => tenantId);
const base = 'GET /api/blade-system/tenant/detailBase';

describe('the list of tenants', () => {
  test('shows the platform all of them with their accounts, page by page', async () => {
    const { data } = await list({ ascs: 'tenantId', size: 4 });
    expect(data).toMatchObject({ total: 6, pages: 2, size: 4, current: 1 });
    expect(numbersOf(data.records)).toEqual(['000000', '100001', '200001', '300001']);
    expect(data.records).toMatchObject([
      { userCount: 1 },
      { userCount: 15, kind: 'buyer' },
      { userCount: 1 },
      { userCount: 1 },
    ]);
    expect(numbersOf((await list({ ascs: 'tenantId', size: 4, current: 2 })).data.records)).toEqual([
      '300002',
      '300003',
    ]);
    expect((await list({ current: 9 })).data).toMatchObject({ total: 6, records: [] });
  });

  test('is filtered by kind, state, name and a word, and refuses any other filter and order', async () => {
    expect(numbersOf((await list({ kind: 'supplier', ascs: 'tenantId' })).data.records)).toEqual([
      '300001',
      '300002',
      '300003',
    ]);
    expect(numbersOf((await list({ keyword: '正信' })).data.records)).toEqual(['200001']);
    expect((await list({ status: 2 })).data).toMatchObject({ total: 0 });
    expect((await list({ keyword: '%' })).data).toMatchObject({ total: 0 });
    expect(await list({ passwordHash: 'x' })).toMatchObject({ code: 400, msg: '不支持的查询条件：passwordHash' });
    expect(await list({ ascs: 'settings' })).toMatchObject({ code: 400 });
  });

  test('is not for tenants; what they may choose from is themselves', async () => {
    expect((await app.ask('100001/admin', 'GET /api/blade-system/tenant/list')).code).toBe(403);
    expect((await app.ask('100001/buyer', 'GET /api/blade-system/tenant/select')).data).toMatchObject([
      { tenantId: '100001' },
    ]);
    const page = await app.ask('100001/buyer', 'GET /api/process/tenant/tenantPage');
    expect(numbersOf(page.data.records)).toEqual(['100001']);
    expect(numbersOf((await app.ask(platform, 'GET /api/blade-system/tenant/select')).data)).toHaveLength(6);
  });

  test('the database itself shows a tenant no other, though its function were asked', async () => {
    const db = app.database.scoped('100001');
    expect(await db.query('select from platform_tenants()')).toEqual([]);
    expect(await db.query("select * from tenant_user_counts('{100001,200001}')")).toEqual([
      { tenant_id: '100001', users: 15 },
    ]);
    expect(await db.query("select from new_tenant('123456', 5, '冒名', 'buyer', 1, now())")).toEqual([]);
    expect(await db.query("select from end_client_sessions('saber', now())")).toEqual([]);
  });
});

describe('one tenant', () => {
  test('is shown in short to its own people, by id, by number or as their own', async () => {
    const own = (await app.ask('100001/buyer', base)).data;
    expect(own).toMatchObject({ tenantId: '100001', kind: 'buyer', status: 1 });
    expect(own).not.toHaveProperty('accountNumber');
    expect((await app.ask('100001/buyer', base, { id: own.id })).data).toEqual(own);
    expect((await app.ask('100001/buyer', 'GET /api/process/tenant/tenantInfo')).data).toEqual(own);
  });

  test('of others is unknown to a tenant, by whatever name', async () => {
    const { data } = await app.ask(platform, base, { tenantId: '200001' });
    for (const input of [{ id: data.id }, { tenantId: '200001' }, { tenantId: '999999' }])
      expect(await app.ask('100001/buyer', base, input)).toMatchObject({ code: 404, msg: '数据不存在或已被删除' });
  });
});

describe('[R464] the tenant of a host', () => {
  const byDns = (dns: string) => app.ask(undefined, 'GET /api/purchase/tenant/tenantInfoByDns', { dns });

  test('is told before anybody signs in, with how its page looks and nothing else', async () => {
    await app.asSuperuser(
      `update tenant set domain = 'bid.example.edu.cn', settings = '{"loginName": "某大学采购"}' where tenant_id = '100001'`,
    );
    const { data } = await byDns('BID.example.edu.cn');
    expect(Object.keys(data).sort()).toEqual(['look', 'tenantId', 'tenantName']);
    expect(data).toMatchObject({ tenantId: '100001', look: { loginName: '某大学采购', themeColor: null, logo: null } });
    const alias = await app.ask(undefined, 'GET /api/process/tenant/tenantInfoByDns', { dns: 'bid.example.edu.cn' });
    expect(alias.data).toEqual(data);
  });

  test('is nobody for a host of nobody and for one of a disabled tenant', async () => {
    expect((await byDns('other.example.com')).data).toEqual({});
    await app.asSuperuser("update tenant set domain = 'shut.example.com', status = 2 where tenant_id = '300003'");
    expect((await byDns('shut.example.com')).data).toEqual({});
  });
});
