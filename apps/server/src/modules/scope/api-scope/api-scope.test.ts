import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApiScope, dataOf, startScopeApp, type ScopeApp, type ScopePerson } from '../../../../test/scope-app.ts';

let app: ScopeApp;
let admin: ScopePerson;
let platform: ScopePerson;
beforeAll(async () => {
  app = await startScopeApp();
  admin = await app.person();
  platform = await app.person({ tenantId: '000000' });
});
afterAll(() => app.close());

const submit = (scope: object) => admin.post('/blade-system/api-scope/submit', scope);
const number = 'GET /api/purchase/project/applyNo';
const askNumber = (person: ScopePerson) => person.get('/purchase/project/applyNo');

describe('an API scope', () => {
  test('closes an endpoint to everybody whose roles do not hold it', async () => {
    const before = await app.person();
    expect(await askNumber(before)).toMatchObject({ code: 200 });
    const id = await addApiScope(admin, {
      scopeName: '取号',
      resourceCode: 'project_no',
      scopePath: number,
      scopeType: 2,
    });
    const holder = await app.person({ roles: [{}, { apiScopes: [id] }] });
    app.forget();
    expect(await askNumber(before)).toMatchObject({ code: 403, msg: '该接口已设接口权限，请联系管理员授予' });
    expect(await askNumber(admin)).toMatchObject({ code: 403 });
    expect(await askNumber(holder)).toMatchObject({ code: 200 });
    await app.asSuperuser('delete from role_scope where scope_id = $1', [id]);
    await admin.post(`/blade-system/api-scope/remove?ids=${id}`);
    app.forget();
    expect(await askNumber(before)).toMatchObject({ code: 200 });
  });

  test('stands under the menus of the tenant’s own kind; the platform sees those of all kinds', async () => {
    const menusOf = async (person: ScopePerson) =>
      dataOf<{ name: string }[]>(await person.get('/blade-system/api-scope/menus')).map(({ name }) => name);
    expect(await menusOf(admin)).toContain('采购项目');
    expect(await menusOf(admin)).not.toContain('租户管理');
    expect(await menusOf(admin)).not.toContain('我的报名');
    expect(await menusOf(platform)).toEqual(expect.arrayContaining(['租户管理', '采购项目', '我的报名']));
  });

  test('opens nothing to who lacks the permission', async () => {
    const id = await addApiScope(admin, {
      scopeName: '取号2',
      resourceCode: 'project_no2',
      scopePath: number,
      scopeType: 2,
    });
    const weak = await app.person({ codes: ['supplier_view'], roles: [{ apiScopes: [id] }] });
    expect(await askNumber(weak)).toMatchObject({ code: 403, msg: '没有权限执行此操作' });
    await app.asSuperuser('delete from role_scope where scope_id = $1', [id]);
    await admin.post(`/blade-system/api-scope/remove?ids=${id}`);
    app.forget();
  });

  test('closes all spellings of a call', async () => {
    const route = 'POST /api/purchase/project/projectPage';
    await addApiScope(admin, { scopeName: '列表', resourceCode: 'project_page', scopePath: route, scopeType: 2 });
    app.forget();
    expect(await admin.post('/purchase/project/projectPage', {})).toMatchObject({ code: 403 });
    expect(await admin.get('/purchase/supplier/none')).toMatchObject({ code: 404 });
  });

  test('of one tenant leaves the others alone', async () => {
    const other = await app.person({ tenantId: '200001' });
    const route = 'GET /api/purchase/project/queryQuoteType';
    await addApiScope(admin, { scopeName: '方式', resourceCode: 'quote_type', scopePath: route, scopeType: 2 });
    app.forget();
    expect(await admin.get('/purchase/project/queryQuoteType')).toMatchObject({ code: 403 });
    expect(await other.get('/purchase/project/queryQuoteType')).toMatchObject({ code: 200 });
  });

  test('of the platform counts in every tenant, and a tenant’s own one does not open it again', async () => {
    const route = 'GET /api/blade-system/data-scope/references';
    const shut = { scopeName: '引用', resourceCode: 'references', scopePath: route, scopeType: 1 };
    const ofPlatform = await addApiScope(platform, shut);
    const own = await addApiScope(admin, shut);
    const [clever, both] = [
      await app.person({ roles: [{ apiScopes: [own] }] }),
      await app.person({ roles: [{ apiScopes: [own, ofPlatform] }] }),
    ];
    app.forget();
    const ask = (person: ScopePerson) => person.get('/blade-system/data-scope/references');
    expect(await ask(clever)).toMatchObject({ code: 403 });
    expect(await ask(both)).toMatchObject({ code: 200 });
    expect(await app.asSuperuser(`select from outbox where payload ? 'everyTenant'`)).not.toEqual([]);
  });

  test('[R478] is stored as the catalog spells the route, with the menu of its permission', async () => {
    const id = await addApiScope(admin, {
      scopeName: '详情',
      resourceCode: 'project_detail',
      scopePath: ' get  /api/purchase/project/queryById ',
      scopeType: 2,
    });
    const stored = dataOf<Record<string, unknown>>(await admin.get(`/blade-system/api-scope/detail?id=${id}`));
    const [menu] = await app.asSuperuser<{ id: string }>(`select id::text from menu where code = 'project'`);
    expect(stored).toMatchObject({ scopePath: 'GET /api/purchase/project/queryById', menuId: menu?.id });
    expect(dataOf<{ total: number }>(await admin.get('/blade-system/api-scope/list?scopeName=详情')).total).toBe(1);
  });

  test('for a route that there is not is refused, naming those near to it', async () => {
    const answer = await submit({
      scopeName: 'x',
      resourceCode: 'x',
      scopePath: 'GET /api/purchase/project/queryByld',
      scopeType: 1,
    });
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(
      /没有接口“GET \/api\/purchase\/project\/queryByld”。相近的有：GET \/api\/purchase\/project\/queryById/,
    );
  });

  test.each([
    'POST /api/blade-auth/oauth/token',
    'GET /api/blade-system/menu/routes',
    'POST /api/blade-system/api-scope/remove',
  ])('cannot close %s', async (scopePath) => {
    expect(await submit({ scopeName: 'x', resourceCode: 'x', scopePath, scopeType: 1 })).toMatchObject({ code: 400 });
  });

  test('of the platform is read by tenants and not changed by them', async () => {
    const [{ id } = { id: '' }] = await app.asSuperuser<{ id: string }>(
      `select id::text from api_scope where tenant_id = '000000'`,
    );
    expect(await admin.get(`/blade-system/api-scope/detail?id=${id}`)).toMatchObject({ code: 200 });
    expect(await submit({ id, version: 0, remark: 'mine' })).toMatchObject({ code: 404 });
    expect(await admin.post(`/blade-system/api-scope/remove?ids=${id}`)).toMatchObject({ code: 404 });
  });
});
