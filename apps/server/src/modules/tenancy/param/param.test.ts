import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OutboxReader } from '../../../platform/outbox/index.ts';
import { quiet } from '../../../../test/database-url.ts';
import { startTenancyApp, type TenancyApp } from '../../../../test/tenancy-app.ts';
import { listenForParams, paramValue } from './param-value.ts';
import { createTally } from '../../../platform/jobs/index.ts';

let app: TenancyApp;
beforeAll(async () => {
  app = await startTenancyApp();
});
afterAll(() => app.close());

const platform = '000000/admin';
const tenant = '100001/admin';
const submit = 'POST /api/blade-system/param/submit';
const rowsOf = async (who: string) =>
  (await app.ask(who, 'GET /api/blade-system/param/list', { size: 100 })).data.records as Record<string, unknown>[];
const rowOf = async (who: string, key: string) => (await rowsOf(who)).find(({ paramKey }) => paramKey === key) ?? {};
const valueIn = (tenantId: string, key: Parameters<typeof paramValue>[1]) =>
  paramValue({ db: app.database.scoped(tenantId), tenantId, now: app.clock.now() }, key);

describe('[R309] a parameter is refused', () => {
  test.each([
    ['without a name', { paramName: '' }, '请输入参数名称'],
    ['without a key', { paramKey: '' }, '请输入参数键名'],
    ['without a value', { paramValue: null }, '请输入参数键值'],
    ['with a key of another form', { paramKey: 'Öffnen' }, '参数键名格式不正确'],
    [
      'with a key that exists',
      { paramKey: 'account.registerUser', paramValue: 'true' },
      '参数键名account.registerUser已存在',
    ],
  ])('%s', async (_why, input, message) => {
    const before = await rowsOf(platform);
    const draft = { paramName: '页脚', paramKey: 'page.footer', paramValue: '版权所有' };
    expect(await app.ask(platform, submit, { ...draft, ...input })).toMatchObject({ code: 400, msg: message });
    expect(await rowsOf(platform)).toEqual(before);
  });

  test('with a value that the program could not read', async () => {
    const { id, version } = await rowOf(platform, 'tenant.expireNoticeDays');
    expect(await app.ask(platform, submit, { id, version, paramValue: '很多天' })).toMatchObject({
      code: 400,
      msg: '参数tenant.expireNoticeDays的值不符合要求',
    });
  });
});

describe('[R98] the list of parameters', () => {
  test('has name, key and value, is found by each, and tells what holds', async () => {
    expect(await rowOf(tenant, 'tenant.expireNoticeDays')).toMatchObject({
      paramName: '租户到期提醒天数',
      paramValue: '30',
      platformValue: '30',
      ownValue: null,
      isOverridable: false,
      isBuiltIn: true,
    });
    const found = await app.ask(tenant, 'GET /api/blade-system/param/list', { paramName: '注册' });
    expect(found.data).toMatchObject({ total: 1, records: [{ paramKey: 'account.registerUser' }] });
    expect((await app.ask(tenant, 'GET /api/blade-system/param/list', { secret: 1 })).code).toBe(400);
  });

  test('is not for people without the permission', async () => {
    expect((await app.ask('100001/buyer', 'GET /api/blade-system/param/list')).code).toBe(403);
  });
});

describe('a tenant’s own value', () => {
  test('stands over the platform’s in that tenant alone, until it is taken back', async () => {
    const key = 'account.registerUser';
    expect((await app.ask(tenant, submit, { paramKey: key, paramName: '改名', paramValue: 'true' })).code).toBe(200);
    expect(await rowOf(tenant, key)).toMatchObject({
      paramValue: 'true',
      platformValue: 'false',
      ownValue: 'true',
      paramName: '开放注册',
    });
    expect(await rowOf('200001/agent', key)).toMatchObject({ paramValue: 'false', ownValue: null });
    expect([await valueIn('100001', key), await valueIn('200001', key)]).toEqual(['true', 'false']);
    const { ownId } = await rowOf(tenant, key);
    expect((await app.ask('200001/agent', 'POST /api/blade-system/param/remove', { ids: ownId })).code).toBe(404);
    expect((await app.ask(tenant, 'POST /api/blade-system/param/remove', { ids: ownId })).code).toBe(200);
    expect(await valueIn('100001', key)).toBe('false');
  });

  test('is refused for what the platform keeps to itself, and for what it does not have', async () => {
    const own = (paramKey: string) => app.ask(tenant, submit, { paramKey, paramValue: '7' });
    expect(await own('tenant.expireNoticeDays')).toMatchObject({
      code: 400,
      msg: '参数tenant.expireNoticeDays由平台统一设置，不能修改',
    });
    expect(await own('page.colour')).toMatchObject({ code: 400, msg: '平台没有参数page.colour' });
    expect((await rowsOf(tenant)).filter(({ ownId }) => ownId !== null)).toEqual([]);
  });

  test('does not reach the platform’s row, by its id neither', async () => {
    const { id } = await rowOf(tenant, 'account.registerUser');
    expect((await app.ask(tenant, submit, { id, version: 0, paramValue: 'true' })).code).toBe(404);
    expect((await app.ask(tenant, 'POST /api/blade-system/param/remove', { ids: id })).code).toBe(404);
  });

  test('no longer counts when the platform takes the permission back', async () => {
    const key = 'account.registerUser';
    await app.ask(tenant, submit, { paramKey: key, paramValue: 'true' });
    const { id, version } = await rowOf(platform, key);
    await app.ask(platform, submit, { id, version, isOverridable: false });
    expect(await valueIn('100001', key)).toBe('false');
    expect(await rowOf(tenant, key)).toMatchObject({ paramValue: 'false', ownValue: 'true' });
  });
});

describe('what the program reads', () => {
  test('is not removed, and a parameter of one’s own is', async () => {
    const { id } = await rowOf(platform, 'account.initPassword');
    expect(await app.ask(platform, 'POST /api/blade-system/param/remove', { ids: id })).toMatchObject({
      code: 400,
      msg: '参数account.initPassword为系统内置参数，不能删除',
    });
    const { data } = await app.ask(platform, submit, {
      paramName: '页脚',
      paramKey: 'page.footer',
      paramValue: '版权所有',
    });
    expect((await app.ask(platform, 'POST /api/blade-system/param/remove', { ids: data.id })).code).toBe(200);
  });

  test('is read anew in every process once it was changed anywhere', async () => {
    const now = app.clock.now();
    const db = app.database.scoped('100001');
    const valueAt = (at: string) => paramValue({ db, tenantId: '100001', now: at }, 'tenant.expireNoticeDays');
    const reader = new OutboxReader(app.database.scoped(undefined), quiet, { tally: createTally() });
    listenForParams(reader);
    await reader.start(3_600_000);
    expect(await valueAt(now)).toBe('30');
    // As another process would: the row and the message, without this one's own call.
    await app.asSuperuser("update param set param_value = '45' where param_key = 'tenant.expireNoticeDays'");
    expect(await valueAt(now)).toBe('30');
    await app.asSuperuser(
      "insert into outbox (tenant_id, kind, payload, create_time) values ('000000', 'param.changed', '{}', now())",
    );
    // A transaction of another database holds the reader back for a while; `now` stands still, so that nothing expires.
    const readAgain = async () => {
      await reader.drain();
      return valueAt(now);
    };
    await expect.poll(readAgain).toBe('45');
    await reader.stop();
  });
});
