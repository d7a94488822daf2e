import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProject } from '../../../../test/tendering-steps.ts';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const platform = '000000/admin';
const templates = '/api/blade-system/tenant-template';

interface Row {
  readonly id: string;
  readonly templateName: string;
  readonly tenantKind: string;
  readonly code: string | null;
}

async function listed(): Promise<Row[]> {
  const { data } = await app.ask(platform, `GET ${templates}/list`, { size: 50 });
  return data.records as Row[];
}
async function templateOf(code: string): Promise<Row> {
  const found = (await listed()).find((row) => row.code === code);
  if (!found) throw new Error(`no template ${code}`);
  return found;
}

let made = 0;
async function tenantFrom(templateId: string, kind: string) {
  made += 1;
  const { code, msg, data } = await app.ask(platform, 'POST /api/blade-system/tenant/submit', {
    tenantName: `模板单位${made}`,
    kind,
    adminAccount: 'chief',
    templateId,
  });
  expect(code, msg).toBe(200);
  return { tenantId: String(data.tenantId), password: String(data.password) };
}

/** Signs in with a first password, as if it had been changed already. */
async function enter(tenantId: string, account: string, password: string) {
  await app.asSuperuser('update user_account set must_change_password = false where tenant_id = $1', [tenantId]);
  app.app.platform.authenticator.forgetAll();
  const { body } = await app.signIn(tenantId, account, password);
  return (route: string, input: object = {}) => app.send(body.access_token, route, { input: { ...input } });
}

/** The administrator of a new tenant makes a person with one of the roles that came with the template. */
async function personWith(alias: string, { tenantId, password }: { tenantId: string; password: string }) {
  const chief = await enter(tenantId, 'chief', password);
  const roles = (await chief('GET /api/blade-system/role/list')).data as unknown as { id: string; roleAlias: string }[];
  const roleId = roles.find(({ roleAlias }) => roleAlias === alias)?.id;
  expect(roleId).toMatch(/^\d+$/);
  const person = await chief('POST /api/blade-user/submit', { account: 'zhang', name: '张敏', roleId });
  expect(person.code, person.msg).toBe(200);
  return enter(tenantId, 'zhang', String(person.data.initialPassword));
}

describe('a tenant that is made from a template', () => {
  test('of buyers has people who draw up a project on the first day', async () => {
    const tenant = await tenantFrom((await templateOf('buyer')).id, 'buyer');
    const purchaser = await personWith('purchaser', tenant);
    const saved = await purchaser('POST /api/purchase/project/saveOrUpdate', aProject());
    expect(saved.code, saved.msg).toBe(200);
    expect((await purchaser('GET /api/blade-system/role/list')).code).toBe(403);
  });

  test('of suppliers has people who look at notices and their own bids', async () => {
    const tenant = await tenantFrom((await templateOf('supplier')).id, 'supplier');
    const bidder = await personWith('supplier', tenant);
    const codes = (await bidder('GET /api/blade-system/menu/buttons')).data as unknown;
    expect(JSON.stringify(codes)).toContain('bid_quote');
  });

  test('of estate and of agencies gets their roles, and of its menus those of its kind', async () => {
    const estate = await tenantFrom((await templateOf('estate')).id, 'buyer');
    const agency = await tenantFrom((await templateOf('agency')).id, 'agency');
    const held = (tenantId: string) =>
      app.asSuperuser(
        `select r.role_alias as alias, count(*) filter (where not 'agency' = any(m.tenant_kinds))::int as foreign
         from role r join role_menu rm on rm.tenant_id = r.tenant_id and rm.role_id = r.id
         join menu m on m.id = rm.menu_id where r.tenant_id = $1 group by r.role_alias order by 1`,
        [tenantId],
      );
    expect((await held(estate.tenantId)).map(({ alias }) => alias)).toEqual(['admin', 'estate_admin', 'finance']);
    expect(await held(agency.tenantId)).toEqual([
      { alias: 'admin', foreign: 0 },
      { alias: 'manager', foreign: 0 },
      { alias: 'purchaser', foreign: 0 },
    ]);
  });

  test('of another kind is not made, and nothing of it stays', async () => {
    const { id: templateId } = await templateOf('supplier');
    const before = await app.asSuperuser('select from tenant');
    const input = { tenantName: '错配单位', kind: 'buyer', adminAccount: 'chief', templateId };
    expect(await app.ask(platform, 'POST /api/blade-system/tenant/submit', input)).toMatchObject({
      code: 400,
      msg: '模板“供应商”适用于供应商，请选择与租户类型一致的模板',
    });
    expect((await app.asSuperuser('select from tenant')).length).toBe(before.length);
  });
});

describe('a template that is saved from a tenant', () => {
  test('carries its roles with menus and scopes and its own parameters, without passwords', async () => {
    const tenant = '100001/admin';
    for (const [paramKey, paramValue] of [
      ['account.registerUser', 'true'],
      ['account.initPassword', 'Secret-2026'],
    ])
      await app.ask(tenant, 'POST /api/blade-system/param/submit', { paramKey, paramName: '参数', paramValue });
    const derived = await app.ask(platform, `POST ${templates}/derive`, {
      tenantId: '100001',
      templateName: '大学标准',
    });
    expect(derived).toMatchObject({ code: 200, data: { params: 1 } });
    const detail = await app.ask(platform, `GET ${templates}/detail`, { id: String(derived.data.id) });
    expect(detail.data).toMatchObject({ templateName: '大学标准', tenantKind: 'buyer' });
    expect(JSON.stringify(detail.data.content)).not.toContain('Secret-2026');
    const copy = await tenantFrom(String(derived.data.id), 'buyer');
    const rights = (tenantId: string) =>
      app.asSuperuser(
        `select r.role_alias as alias, (select count(*)::int from role_menu rm join menu m on m.id = rm.menu_id
           and 'buyer' = any(m.tenant_kinds) where rm.role_id = r.id and rm.tenant_id = r.tenant_id) as menus,
           (select string_agg(s.resource || s.scope_type, ',' order by s.resource) from role_data_scope s
            where s.tenant_id = r.tenant_id and s.role_id = r.id) as scopes
         from role r where r.tenant_id = $1 and r.is_deleted = 0 and r.role_alias <> 'admin' order by 1`,
        [tenantId],
      );
    expect(await rights(copy.tenantId)).toEqual(await rights('100001'));
    const [param] = await app.asSuperuser<{ value: string }>(
      `select param_value as value from param where tenant_id = $1 and param_key = 'account.registerUser'`,
      [copy.tenantId],
    );
    expect(param?.value).toBe('true');
  });

  test('has a name of its own, something in it, and is removed; what comes with the product stays', async () => {
    const derive = (input: object) => app.ask(platform, `POST ${templates}/derive`, { tenantId: '100001', ...input });
    const first = await derive({ templateName: '一次用' });
    expect(await derive({ templateName: '一次用' })).toMatchObject({
      code: 400,
      msg: '已有名为“一次用”的租户模板，请换一个名称',
    });
    expect(await derive({ templateName: '长'.repeat(61) })).toMatchObject({
      code: 400,
      msg: expect.stringContaining('60'),
    });
    expect(await derive({ templateName: ' ' })).toMatchObject({ code: 400, msg: '请填写模板名称' });
    expect(await derive({ templateName: '空', tenantId: '200001' })).toMatchObject({ code: 400 });
    expect((await app.ask(platform, `POST ${templates}/remove`, { ids: String(first.data.id) })).code).toBe(200);
    const builtIn = await templateOf('buyer');
    expect(await app.ask(platform, `POST ${templates}/remove`, { ids: builtIn.id })).toMatchObject({
      code: 400,
      msg: '内置模板“采购单位”不能修改或删除',
    });
    expect((await app.ask('100001/admin', `GET ${templates}/list`)).code).toBe(403);
  });
});
