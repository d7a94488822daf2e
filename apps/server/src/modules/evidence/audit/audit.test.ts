import { webhookEvents, type AuditRow, type Page } from '@zhaocai/model';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';
import { quiet } from '../../../../test/database-url.ts';
import { signRoots } from '../../../platform/audit/index.ts';

const tenantId = '100001';
let app: AdminApp;
let admin: Administrator;
let platform: Administrator;
let rootsFolder: string;
let buyerId: string;

beforeAll(async () => {
  rootsFolder = await mkdtemp(join(tmpdir(), 'zhaocai-audit-'));
  app = await startAdminApp({ rootsFolder, privateHosts: ['127.0.0.1'] });
  admin = await app.signIn(tenantId, 'admin');
  platform = await app.signIn('000000', 'admin');
  buyerId = await idOf(`user_account where tenant_id = '100001' and account = 'buyer'`);
});
afterAll(async () => {
  await app.close();
  await rm(rootsFolder, { recursive: true, force: true });
});

async function idOf(from: string): Promise<string> {
  const [row] = await app.asSuperuser<{ id: string }>(`select id::text from ${from} limit 1`);
  return row?.id ?? '';
}

const base = '/evidence/audit';
async function rows(query = ''): Promise<AuditRow[]> {
  const answer = await admin.get(`${base}/list?size=50${query}`);
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as Page<AuditRow>).records;
}
async function newest(): Promise<AuditRow> {
  const [row] = await rows();
  if (!row) throw new Error('the audit is empty');
  return row;
}
async function done<T = { id: string }>(answer: ReturnType<Administrator['post']>): Promise<T> {
  const { code, msg, data } = await answer;
  expect(code, msg).toBe(200);
  return data as T;
}
const system = '/blade-system';
const newRole = (roleName: string) =>
  done(admin.post(`${system}/role/submit`, { roleName, roleAlias: `r${Date.now()}`, sort: 9 }));

describe('what changes rights stands in the audit, with before and after in words', () => {
  test('the menus and scopes of a role', async () => {
    const { id } = await newRole('库管员');
    expect(await newest()).toMatchObject({
      act: '新增角色',
      kindName: '权限',
      object: '库管员',
      account: 'admin',
      address: '127.0.0.1',
      actorTenant: null,
    });
    const scope = await done(
      admin.post(`${system}/data-scope/submit`, { scopeName: '本部门项目', resourceCode: 'project', scopeType: 3 }),
    );
    expect(await newest()).toMatchObject({ act: '新增数据权限', object: '本部门项目' });
    const api = await done(
      admin.post(`${system}/api-scope/submit`, {
        scopeName: '开标接口',
        resourceCode: 'open',
        scopePath: 'POST /api/purchase/project/submitTask',
        scopeType: 2,
      }),
    );
    const menuIds = [await idOf(`menu where code = 'role_edit'`), await idOf(`menu where code = 'supplier_view'`)];
    const grant = { roleIds: [id], dataScopeIds: [scope.id], apiScopeIds: [api.id] };
    await done(admin.post(`${system}/role/grant`, { ...grant, menuIds }));
    const row = await newest();
    expect(row).toMatchObject({ act: '角色授权', object: '库管员' });
    const menus = row.changes.find(({ label }) => label === '菜单');
    expect(menus).toMatchObject({
      before: expect.stringContaining('我的待办'),
      after: '供应商库 › 查看、角色管理 › 编辑',
    });
    expect(row.changes).toContainEqual({ label: '数据权限', before: null, after: '本部门项目' });
    expect(row.changes).toContainEqual({ label: '接口权限', before: null, after: '开标接口' });
    await done(admin.post(`${system}/role/grant`, { ...grant, menuIds: menuIds.slice(1) }));
    expect((await newest()).changes).toEqual([{ label: '菜单', before: '角色管理 › 编辑', after: null }]);
  });

  test('a role that demands a second factor', async () => {
    const { id } = await newRole('出纳');
    await done(
      admin.post(`${system}/role/submit`, { id, version: 0, roleName: '出纳', sort: 9, demandsSecondFactor: 1 }),
    );
    expect((await newest()).changes).toContainEqual({ label: '须启用双重验证', before: '否', after: '是' });
  });

  test('the roles of a user', async () => {
    const { id } = await newRole('评审专家');
    await done(admin.post('/blade-user/grant', { userIds: buyerId, roleIds: id }));
    const row = await newest();
    expect(row).toMatchObject({ act: '分配角色', kindName: '用户与组织' });
    expect(row.changes[0]).toMatchObject({ label: 'buyer', before: expect.stringMatching(/./), after: '评审专家' });
  });

  test('the departments and the post of a user', async () => {
    const dept = await done(
      admin.post(`${system}/dept/submit`, { deptName: '审计处', parentId: '0', deptCategory: 2, sort: 1 }),
    );
    const post = await done(
      admin.post(`${system}/post/submit`, { postCode: 'SJ', postName: '审计员', category: '3', sort: 1 }),
    );
    const detail = (await admin.get(`/blade-user/detail?id=${buyerId}`)).data as { version: number };
    await done(
      admin.post('/blade-user/update', { id: buyerId, version: detail.version, deptId: dept.id, postId: post.id }),
    );
    const { act, object, changes } = await newest();
    expect({ act, object }).toEqual({ act: '修改用户', object: expect.stringMatching(/./) });
    expect(changes.find(({ label }) => label === '所属部门')).toMatchObject({
      after: expect.stringContaining('审计处'),
    });
    expect(changes.find(({ label }) => label === '所属岗位')).toMatchObject({
      after: expect.stringContaining('审计员'),
    });
  });

  test('a department that moves below another', async () => {
    const upper = await done(
      admin.post(`${system}/dept/submit`, { deptName: '资产处', parentId: '0', deptCategory: 2, sort: 1 }),
    );
    const lower = await done(
      admin.post(`${system}/dept/submit`, { deptName: '房产科', parentId: '0', deptCategory: 2, sort: 1 }),
    );
    await done(
      admin.post(`${system}/dept/submit`, {
        id: lower.id,
        version: 0,
        deptName: '房产科',
        parentId: upper.id,
        deptCategory: 2,
        sort: 1,
      }),
    );
    expect((await newest()).changes.find(({ label }) => label === '上级部门')).toMatchObject({ after: '资产处' });
  });

  test.each([
    ['a password that is reset', 'reset-password', '重置密码'],
    ['second factors that are reset', 'reset-second-factors', '重置双重验证'],
    ['an account that is unlocked', 'unlock', '解锁账号'],
  ])('%s', async (_what, path, act) => {
    await done(admin.post(`/blade-user/${path}`, { userIds: buyerId }));
    const row = await newest();
    expect(row).toMatchObject({ act, changes: [{ label: '账号', before: null, after: 'buyer' }] });
    expect(JSON.stringify(row)).not.toMatch(/password":|hash":"\$/i);
  });

  test('a parameter of the tenant', async () => {
    const param = { paramKey: 'account.registerUser', paramName: '开放注册', paramValue: 'true' };
    await done(admin.post(`${system}/param/submit`, param));
    const row = await newest();
    expect(row).toMatchObject({ kindName: '参数与字典', object: '开放注册' });
    expect(row.changes).toContainEqual({ label: '参数键值', before: null, after: 'true' });
  });

  test('a key for programs, and its end', async () => {
    const key = { keyName: 'ERP 同步', expireTime: '2026-12-20 10:00:00', requestsPerMinute: 60 };
    const made = await done<{ id: string; key: string }>(
      admin.post('/integration/key/create', { ...key, scopes: ['user_view'] }),
    );
    const row = await newest();
    expect(row).toMatchObject({ act: '新增接口密钥', object: 'ERP 同步', kindName: '接口与登录' });
    expect(row.payload).not.toContain(made.key);
    await done(admin.post('/integration/key/revoke', { id: made.id }));
    expect(await newest()).toMatchObject({
      act: '吊销接口密钥',
      changes: [{ label: '状态', before: '有效', after: '已吊销' }],
    });
  });

  test('a webhook, without its secret', async () => {
    await done(
      admin.post('/integration/webhook/submit', {
        hookName: '通知 ERP',
        url: 'https://127.0.0.1/hook',
        events: [Object.keys(webhookEvents)[0]],
        enabled: true,
      }),
    );
    const row = await newest();
    expect(row).toMatchObject({ act: '新增事件推送', object: '通知 ERP' });
    expect(row.payload).not.toMatch(/secret/i);
  });

  test('the menus that the platform takes from the tenant, and what the tenant is', async () => {
    const menuIds = [await idOf(`menu where code = 'webhook'`)];
    await done(platform.post(`${system}/topmenu/grantTenantMenuCanel`, { tenantId, menuIds }));
    const row = await newest();
    expect(row).toMatchObject({ act: '设置租户菜单', kindName: '租户', actorTenant: '平台', account: 'admin' });
    expect(row.changes[0]).toMatchObject({ label: '菜单', before: expect.stringContaining('事件推送'), after: null });
    const tenant = (await platform.get(`${system}/tenant/detail?tenantId=${tenantId}`)).data as object;
    await done(platform.post(`${system}/tenant/submit`, { ...tenant, linkman: '王主任' }));
    expect((await newest()).changes).toContainEqual({
      label: '联系人',
      before: expect.anything(),
      after: '王主任',
    });
  });
});

describe('the audit', () => {
  test('is found by person, kind, object and days', async () => {
    await newRole('只此一个');
    const today = (await newest()).at.slice(0, 10);
    expect((await rows('&object=只此一个')).map(({ object }) => object)).toEqual(['只此一个']);
    expect((await rows('&kind=integration')).every(({ kindName }) => kindName === '接口与登录')).toBe(true);
    expect((await rows('&kind=business')).some(({ kindName }) => kindName === '权限')).toBe(false);
    expect((await rows('&person=nobody-at-all')).length).toBe(0);
    expect((await rows('&person=admin')).length).toBeGreaterThan(5);
    expect((await rows(`&from=${today}&to=${today}`)).length).toBeGreaterThan(5);
    expect((await rows('&to=2001-01-01')).length).toBe(0);
    const crossed = await admin.get(`${base}/list?from=2026-02-02&to=2026-01-01`);
    expect(crossed).toMatchObject({ code: 400, msg: '开始日期不能晚于结束日期' });
  });

  test('is no business of people without the right, nor of other tenants', async () => {
    const manager = await app.signIn(tenantId, 'manager');
    expect((await manager.get(`${base}/list`)).code).toBe(403);
    const { data } = await platform.get(`${base}/list?object=只此一个`);
    expect((data as Page<AuditRow>).total).toBe(0);
  });

  test('is verified as a whole, with what was signed last; a row that was changed is named', async () => {
    await app.database.transaction(tenantId, async (db) => {
      const { rootBook: book } = app.app.platform;
      if (!book) throw new Error('no book of roots');
      await signRoots(db, { book, log: quiet, tenantId, now: db.now, always: true });
    });
    const whole = (await admin.get(`${base}/check`)).data as { count: number; lastSigned: { seq: string } };
    expect(whole).toMatchObject({ ok: true, firstBroken: null, signed: 1 });
    expect(Number(whole.lastSigned.seq)).toBe(whole.count);
    await app.asSuperuser(
      `update evidence set payload = replace(payload, '库管员', '采购员')
       where tenant_id = '100001' and stream = 'admin' and payload like '%库管员%'`,
    );
    expect((await admin.get(`${base}/check`)).data).toMatchObject({ ok: false, firstBroken: { fault: 'content' } });
  });
});
