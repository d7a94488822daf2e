import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';

let app: TenancyApp;
let count = 0;
let made: { id: string; tenantId: string; version: number; password: string };

const platform = '000000/admin';
const submit = 'POST /api/blade-system/tenant/submit';
const changeStatus = 'POST /api/blade-system/tenant/changeStatus';
const remove = 'POST /api/blade-system/tenant/remove';

beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  const draft = { tenantName: `临江学院${count}`, kind: 'buyer', adminAccount: 'chief' };
  const { data } = await app.ask(platform, submit, draft);
  made = {
    id: String(data.id),
    tenantId: String(data.tenantId),
    version: Number(data.version),
    password: String(data.password),
  };
});

const edit = (input: object) => app.ask(platform, submit, { id: made.id, version: made.version, ...input });
const detail = async () => (await app.ask(platform, 'GET /api/blade-system/tenant/detail', { id: made.id })).data;
const addUser = (account: string) =>
  app.asSuperuser(
    `insert into user_account (tenant_id, id, account, password_hash, create_time)
     values ($1, $2, $3, '-', now())`,
    [made.tenantId, String(Math.floor(Math.random() * 1e12)), account],
  );
const who = (token: string | undefined) => app.send(token, 'GET /api/blade-user/info');

describe('a tenant is changed by the platform', () => {
  test('with its version, leaving before and after in both chains', async () => {
    expect(await edit({ tenantName: '临江大学', linkman: '何川' })).toMatchObject({
      code: 200,
      data: { tenantId: made.tenantId, version: made.version + 1 },
    });
    expect(await detail()).toMatchObject({ tenantName: '临江大学', linkman: '何川', kind: 'buyer', userCount: 1 });
    const rows = await app.asSuperuser<{ payload: string }>(
      `select payload from evidence where subject = $1 and action = 'tenant.edit'`,
      [made.id],
    );
    expect(rows).toHaveLength(2);
    for (const { payload } of rows)
      expect(JSON.parse(payload)).toMatchObject({
        before: { tenantName: `临江学院${count}`, linkman: null },
        after: { tenantName: '临江大学', linkman: '何川' },
      });
  });

  test('not without a version, nor with an old one', async () => {
    expect(await edit({ version: undefined })).toMatchObject({ code: 400, msg: '缺少数据版本号，请刷新后重试' });
    expect(await edit({ version: 0 })).toMatchObject({ code: 400, msg: '数据已被他人修改，请刷新后重试' });
  });

  test('its kind while nobody but its administrator is there, and his menus follow', async () => {
    expect((await edit({ kind: 'supplier' })).code).toBe(200);
    const codes = await app.asSuperuser<{ code: string }>(
      'select m.code from role_menu rm join menu m on m.id = rm.menu_id where rm.tenant_id = $1',
      [made.tenantId],
    );
    expect(codes.map(({ code }) => code)).toContain('bid_quote');
    expect(codes.map(({ code }) => code)).not.toContain('project_add');
  });

  test('not its kind once there are others', async () => {
    await addUser('second');
    expect(await edit({ kind: 'agency' })).toMatchObject({
      code: 400,
      msg: '该租户除管理员外已有1个账号，不能再更改类型',
    });
    expect(await detail()).toMatchObject({ kind: 'buyer' });
  });

  test('the platform’s own tenant neither changes its kind nor expires', async () => {
    const own = (await app.ask(platform, 'GET /api/blade-system/tenant/detail', { tenantId: '000000' })).data;
    const change = (input: object) => app.ask(platform, submit, { id: own.id, version: own.version, ...input });
    expect(await change({ kind: 'buyer' })).toMatchObject({ code: 400 });
    expect(await change({ expireTime: '2030-01-01 00:00:00' })).toMatchObject({ code: 400 });
    expect(await app.ask(platform, changeStatus, { tenantId: '000000', isEnabled: false })).toMatchObject({
      code: 400,
      msg: '平台租户不能停用、删除或设置到期时间',
    });
  });
});

describe('the term of a tenant', () => {
  test('when it is over, whoever is signed in is out at once and nobody signs in', async () => {
    const { body } = await app.signIn(made.tenantId, 'chief', made.password);
    expect((await who(body.access_token)).code).not.toBe(401);
    await edit({ expireTime: '2020-01-01 00:00:00' });
    expect((await who(body.access_token)).code).toBe(401);
    expect((await app.signIn(made.tenantId, 'chief', made.password)).status).toBe(400);
    await edit({ version: made.version + 1, expireTime: '' });
    expect((await app.signIn(made.tenantId, 'chief', made.password)).status).toBe(200);
  });

  test('when it is disabled the same, until it is enabled again', async () => {
    const { body } = await app.signIn(made.tenantId, 'chief', made.password);
    await app.ask(platform, changeStatus, { tenantId: made.tenantId, isEnabled: false, reason: '合同到期' });
    expect((await who(body.access_token)).code).toBe(401);
    expect((await app.signIn(made.tenantId, 'chief', made.password)).status).toBe(400);
    await app.ask(platform, changeStatus, { tenantId: made.tenantId, isEnabled: true });
    expect((await app.signIn(made.tenantId, 'chief', made.password)).status).toBe(200);
    expect((await who(body.access_token)).code, 'the old session stays ended').toBe(401);
  });

  test('a tenant learns how long it has, and is warned as many days before as the parameter says', async () => {
    const { data } = await app.ask('100001/buyer', 'POST /api/blade-system/tenant/tenantInfoCustomerBackTerm');
    expect(data).toMatchObject({ tenantId: '100001', expireTime: null, daysLeft: null, isExpiring: false });
    await app.asSuperuser(
      "update tenant set expire_time = now() + interval '20 days 1 hour' where tenant_id = '200001'",
    );
    const term = await app.ask('200001/agent', 'POST /api/blade-system/tenant/tenantInfoCustomerBackTerm');
    expect(term.data).toMatchObject({ daysLeft: 20, isExpiring: true });
  });
});

describe('the account quota', () => {
  test('is refused below the accounts there are', async () => {
    await addUser('second');
    expect(await edit({ accountNumber: 1 })).toMatchObject({ code: 400, msg: '账号额度不能小于现有账号数2' });
  });

  test('leaves no room for one account more, whoever forgets to ask', async () => {
    await edit({ accountNumber: 2 });
    await addUser('second');
    await expect(addUser('third')).rejects.toMatchObject({ constraint: 'account_quota' });
  });
});

describe('removing a tenant', () => {
  const removal = () => app.ask(platform, remove, { ids: made.id });

  test('takes one that was never used off the list, once it is disabled', async () => {
    expect(await removal()).toMatchObject({ code: 400, msg: `请先停用租户“临江学院${count}”再删除` });
    await app.ask(platform, changeStatus, { tenantId: made.tenantId, isEnabled: false });
    expect((await removal()).code).toBe(200);
    expect((await app.ask(platform, 'GET /api/blade-system/tenant/detail', { id: made.id })).code).toBe(404);
    const kept = await app.asSuperuser('select from user_account where tenant_id = $1', [made.tenantId]);
    expect(kept).toHaveLength(1);
  });

  test('is refused for one in which somebody has signed in, and for a list with such a one', async () => {
    await app.signIn(made.tenantId, 'chief', made.password);
    await app.ask(platform, changeStatus, { tenantId: made.tenantId, isEnabled: false });
    expect(await removal()).toMatchObject({
      code: 400,
      msg: `租户“临江学院${count}”已有人登录或已建立账号，数据须保留，只能停用，不能删除`,
    });
  });

  test('is for the platform alone: a tenant’s own id is refused, another’s unknown', async () => {
    const [own] = await app.asSuperuser<{ id: string }>("select id::text from tenant where tenant_id = '100001'");
    expect((await app.ask('100001/admin', remove, { ids: own?.id })).code).toBe(403);
  });
});

test('a lost first password is replaced by another, and who was signed in by it is out', async () => {
  const { body } = await app.signIn(made.tenantId, 'chief', made.password);
  const { data } = await app.ask(platform, 'POST /api/blade-system/tenant/resetAdministrator', {
    tenantId: made.tenantId,
  });
  expect(data).toMatchObject({ account: 'chief' });
  expect((await who(body.access_token)).code).toBe(401);
  expect((await app.signIn(made.tenantId, 'chief', made.password)).status).toBe(400);
  expect((await app.signIn(made.tenantId, 'chief', String(data.password))).body).toMatchObject({ must_change: true });
});
