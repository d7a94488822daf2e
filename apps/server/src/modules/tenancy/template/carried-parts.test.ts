import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiet } from '../../../../test/database-url.ts';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

import { findUser } from '../../../platform/access/index.ts';
import { seedContext } from '../../../platform/http/index.ts';
import { documentModule, writeDocx } from '../../document/index.ts';
import { formModule } from '../../form/index.ts';
import { procedureModule } from '../../procedure/index.ts';
import { workflowModule } from '../../workflow/index.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
  for (const { seedDemo } of [procedureModule, workflowModule, formModule])
    await seedDemo?.({ ...app.app.platform, log: quiet });
  await keepDocumentTemplate();
});
afterAll(() => app.close());

/** A document template of the demo's buyer, as one of its people would keep it. */
async function keepDocumentTemplate(): Promise<void> {
  const { database, flowBusinesses } = app.app.platform;
  const tenantId = '100001';
  const [admin] = await app.asSuperuser<{ id: string }>(
    `select id::text from user_account where tenant_id = $1 and account = 'admin'`,
    [tenantId],
  );
  const user = await findUser(database.scoped(tenantId), { tenantId, userId: admin?.id ?? '' });
  if (!user) throw new Error('no administrator');
  const base64 = Buffer.from(writeDocx(['采购合同'])).toString('base64');
  const value = { tempType: 1, mannerId: null, tempStatus: 1, remark: null, fileName: '合同范本.docx', base64 };
  const part = documentModule.templatePart?.(app.app.platform);
  await database.transaction(tenantId, async (tx) => {
    const ctx = seedContext(tx, { user, log: quiet, flowBusinesses });
    await part?.bring(ctx, { key: '合同范本', name: '合同范本', value });
  });
}

const platform = '000000/admin';
const templates = '/api/blade-system/tenant-template';

interface Difference {
  readonly part: string;
  readonly name: string;
  readonly isMissing: boolean;
}

async function templateOf(code: string): Promise<string> {
  const { data } = await app.ask(platform, `GET ${templates}/list`, { size: 50 });
  return (data.records as { id: string; code: string | null }[]).find((row) => row.code === code)?.id ?? '';
}

let made = 0;
async function tenantFrom(templateId: string): Promise<{ tenantId: string; password: string }> {
  made += 1;
  const input = { tenantName: `承接单位${made}`, kind: 'buyer', adminAccount: 'chief', templateId };
  const { code, msg, data } = await app.ask(platform, 'POST /api/blade-system/tenant/submit', input);
  expect(code, msg).toBe(200);
  await app.asSuperuser('update user_account set must_change_password = false where tenant_id = $1', [data.tenantId]);
  return { tenantId: String(data.tenantId), password: String(data.password) };
}

async function enter(tenantId: string, account: string, password: string) {
  app.app.platform.authenticator.forgetAll();
  const { body } = await app.signIn(tenantId, account, password);
  return (route: string, input: object = {}) => app.send(body.access_token, route, { input: { ...input } });
}

async function derive(more: object = {}): Promise<string> {
  const input = { tenantId: '100001', templateName: '大学整套', ...more };
  const { code, msg, data } = await app.ask(platform, `POST ${templates}/derive`, input);
  expect(code, msg).toBe(200);
  return String(data.id);
}

async function differencesOf(templateId: string, tenantId: string): Promise<readonly Difference[]> {
  const { data } = await app.ask(platform, `GET ${templates}/compare`, { id: templateId, size: 20 });
  const tenants = data.records as { tenantId: string; differences: Difference[] }[];
  return tenants.find((one) => one.tenantId === tenantId)?.differences ?? [];
}

describe('a buyer that is made from the product’s template', () => {
  test('has its approvals bound and in force before anybody has configured anything', async () => {
    const { tenantId, password } = await tenantFrom(await templateOf('buyer'));
    const chief = await enter(tenantId, 'chief', password);
    const { data } = await chief('GET /api/process/flow-binding/list');
    const bindings = data as unknown as { businessType: string; isInForce: boolean }[];
    const inForce = bindings.filter(({ isInForce }) => isInForce).map(({ businessType }) => businessType);
    expect(inForce.toSorted()).toEqual(['bulletin_publish', 'result_confirm']);
    expect(await differencesOf(await templateOf('buyer'), tenantId)).toEqual([]);
  });
});

describe('a template that is saved from a tenant', () => {
  test('carries flows, forms and purchasing rules, and a tenant that is made from it differs in nothing', async () => {
    const templateId = await derive();
    const { tenantId } = await tenantFrom(templateId);
    expect(await differencesOf(templateId, tenantId)).toEqual([]);
    const counts = `
      select (select count(*)::int from flow_definition where tenant_id = $1 and is_deleted = 0) as flows,
        (select count(*)::int from form_definition where tenant_id = $1 and is_deleted = 0) as forms,
        (select count(*)::int from file_template where tenant_id = $1 and is_deleted = 0) as documents,
        (select count(*)::int from type_method where tenant_id = $1 and is_deleted = 0) as methods,
        (select count(*)::int from task_template where tenant_id = $1 and pre_task_ids <> '{}') as ordered`;
    const [own] = await app.asSuperuser<Record<string, number>>(counts, ['100001']);
    expect(own?.flows).toBeGreaterThan(2);
    expect(own?.forms).toBeGreaterThan(0);
    expect(own?.documents).toBe(1);
    expect(own?.ordered).toBeGreaterThan(0);
    expect(await app.asSuperuser(counts, [tenantId])).toEqual([own]);
  });

  test('names no person of the tenant that it comes from: roles decide in their place', async () => {
    const templateId = await derive({ templateName: '无人名' });
    const [row] = await app.asSuperuser<{ content: string }>(
      'select content::text as content from tenant_template where id = $1',
      [templateId],
    );
    const people = await app.asSuperuser<{ id: string }>(
      `select id::text from user_account where tenant_id = '100001'`,
    );
    expect(people.length).toBeGreaterThan(5);
    expect(people.filter(({ id }) => row?.content.includes(id))).toEqual([]);
    expect(row?.content.includes('\\"grantRole\\":\\"manager\\"')).toBe(true);
  });

  test('that changed shows which tenants differ, and is handed over to those that are chosen', async () => {
    const templateId = await derive({ templateName: '年度版' });
    const { tenantId } = await tenantFrom(templateId);
    await app.asSuperuser(
      `update role set role_name = '采购专员' where tenant_id = '100001' and role_alias = 'purchaser'`,
    );
    await app.asSuperuser(
      `update flow_definition set flow_name = '请假审批' where tenant_id = '100001' and flow_key = 'leave'`,
    );
    await derive({ templateName: '年度版', templateId });
    const differences = await differencesOf(templateId, tenantId);
    expect(differences.map(({ part, name, isMissing }) => ({ part, name, isMissing }))).toEqual([
      { part: 'roles', name: '采购专员', isMissing: false },
      { part: 'flows', name: '请假审批', isMissing: false },
    ]);
    const handed = await app.ask(platform, `POST ${templates}/handOver`, { id: templateId, tenants: [tenantId] });
    expect(handed).toMatchObject({ code: 200, data: { tenants: 1, changed: 2 } });
    expect(await differencesOf(templateId, tenantId)).toEqual([]);
    const [evidence] = await app.asSuperuser<{ payload: object }>(
      `select payload from evidence where tenant_id = $1 and action = 'tenantTemplate.handOver'`,
      [tenantId],
    );
    expect(JSON.stringify(evidence)).toContain('采购专员');
  });

  test('is handed over to several tenants at once, whose flows, forms and documents stand in other orders', async () => {
    const templateId = await derive({ templateName: '三家一起' });
    const others = [await tenantFrom(templateId), await tenantFrom(templateId)].map(({ tenantId }) => tenantId);
    const tenants = ['100001', ...others];
    await app.asSuperuser(
      `update tenant_template set content = replace(content::text, '"remark": null', '"remark": "统一修订"')::jsonb
       where id = $1`,
      [templateId],
    );
    const changedOf = async () => Promise.all(tenants.map((tenantId) => differencesOf(templateId, tenantId)));
    const parts = (await changedOf()).map((found) => [...new Set(found.map(({ part }) => part))].toSorted());
    expect(parts).toEqual(tenants.map(() => ['documents', 'flows', 'forms', 'purchasing', 'roles']));
    const handed = await app.ask(platform, `POST ${templates}/handOver`, { id: templateId, tenants });
    expect(handed).toMatchObject({ code: 200, data: { tenants: 3 } });
    expect((await changedOf()).flat()).toEqual([]);
  });

  test('is handed over to tenants of its kind, by the platform alone; what comes with the product is not replaced', async () => {
    const templateId = await derive({ templateName: '只给采购单位' });
    const handOver = (who: string, tenants: string[]) =>
      app.ask(who, `POST ${templates}/handOver`, { id: templateId, tenants });
    expect(await handOver(platform, ['300001'])).toMatchObject({
      code: 400,
      msg: '模板与租户的类型不一致，请选择同类租户',
    });
    expect(await handOver('100001/admin', ['100001'])).toMatchObject({ code: 403 });
    const builtIn = { tenantId: '100001', templateName: '换名', templateId: await templateOf('buyer') };
    expect(await app.ask(platform, `POST ${templates}/derive`, builtIn)).toMatchObject({ code: 400 });
  });
});
