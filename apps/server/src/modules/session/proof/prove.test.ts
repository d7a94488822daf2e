import type { Envelope, TokenAnswer } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeAt } from '../../../../test/authenticator.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { md5 } from '../../../../test/session-app.ts';

let app: OrganizationApp;
beforeAll(async () => {
  app = await startOrganizationApp();
});
afterAll(() => app.close());
beforeEach(() => app.asSuperuser('truncate login_failure, user_totp, recovery_code'));

const password = md5('Demo@2026');
const allowMinutes = (minutes: string) =>
  app.asSuperuser(
    `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
     values ('100001', 991, 'x', 'account.stepUpMinutes', $1, now())
     on conflict (tenant_id, param_key) where is_deleted = 0 do update set param_value = excluded.param_value`,
    [minutes],
  );
const resetBuyer = async (who: Person) =>
  who.post('/blade-user/reset-password', { userIds: await app.userId('supplier1', '300001') });
const asked = { code: 403, msg: '为保护重要操作，请再次验证身份', reason: 'platform.proveAgain' };
/** Not one of this tenant: the call itself answers so once it is let through. */
const letThrough = { code: 404 };

describe('what matters', () => {
  test('is asked for a new proof once the last is older than the tenant says, and by the password lets through', async () => {
    await allowMinutes('10');
    const admin = await app.person('admin');
    expect(await resetBuyer(admin)).toMatchObject(letThrough);
    app.clock.advance({ minutes: 11 });
    expect(await resetBuyer(admin)).toMatchObject(asked);
    expect((await admin.get('/blade-user/info')).code).toBe(200);
    expect(await admin.get('/blade-user/proof-ways')).toMatchObject({
      data: { password: true, code: false, passkey: false },
    });
    expect(await admin.post('/blade-user/prove', {})).toMatchObject({ msg: '请输入密码或验证码' });
    expect(await admin.post('/blade-user/prove', { password: md5('x') })).toMatchObject({ msg: '密码不正确' });
    expect((await admin.post('/blade-user/prove', { password })).code).toBe(200);
    expect(await resetBuyer(admin)).toMatchObject(letThrough);
    app.clock.advance({ minutes: 11 });
    expect(await resetBuyer(admin)).toMatchObject(asked);
  });

  test('is not loosened by a parameter of the accounts without a new proof', async () => {
    await allowMinutes('10');
    const admin = await app.person('admin');
    app.clock.advance({ minutes: 11 });
    const loosen = () =>
      admin.post('/blade-system/param/submit', {
        id: '991',
        version: 0,
        paramKey: 'account.stepUpMinutes',
        paramValue: '0',
      });
    expect(await loosen()).toMatchObject(asked);
    expect(await admin.post('/blade-system/param/remove', { ids: '991' })).toMatchObject(asked);
    await admin.post('/blade-user/prove', { password });
    expect(await loosen()).toMatchObject({ code: 200 });
  });

  test('is proved for the one session alone', async () => {
    await allowMinutes('10');
    const [one, other] = [await app.person('admin'), await app.person('admin')];
    app.clock.advance({ minutes: 11 });
    await one.post('/blade-user/prove', { password });
    expect(await resetBuyer(other)).toMatchObject(asked);
  });

  test('is never asked where the tenant says 0', async () => {
    await allowMinutes('0');
    const admin = await app.person('admin');
    app.clock.advance({ minutes: 50 });
    expect(await resetBuyer(admin)).toMatchObject(letThrough);
  });

  test('takes no password from whoever has a second factor', async () => {
    await allowMinutes('10');
    const admin = await app.person('admin');
    const { data } = await admin.post<{ key: string }>('/blade-user/second-factors/totp/start');
    const code = () => codeAt(data.key, app.clock.now());
    expect((await admin.post('/blade-user/second-factors/totp/confirm', { passcode: code() })).code).toBe(200);
    app.clock.advance({ minutes: 11 });
    expect(await admin.post('/blade-user/prove', { password })).toMatchObject({
      msg: '您已启用双重验证，请使用动态验证码、恢复码或通行密钥',
    });
    expect(await resetBuyer(admin)).toMatchObject(asked);
    expect((await admin.post('/blade-user/prove', { passcode: code() })).code).toBe(200);
    expect(await resetBuyer(admin)).toMatchObject(letThrough);
  });

  test('locks after five wrong passwords, as a sign-in does', async () => {
    await allowMinutes('10');
    const admin = await app.person('admin');
    for (let time = 0; time < 5; time += 1) await admin.post('/blade-user/prove', { password: md5(`x${time}`) });
    expect(await admin.post('/blade-user/prove', { password })).toMatchObject({
      msg: '用户登录失败次数过多，请30分钟后再试',
    });
  });
});

describe('a role that demands a second factor', () => {
  const demand = (isDemanded: boolean) =>
    app.asSuperuser(`update role set demands_second_factor = $1 where tenant_id = '100001' and role_alias = 'admin'`, [
      isDemanded,
    ]);

  test('leads its holder to enrol one before anything else, and nobody else', async () => {
    await allowMinutes('10');
    await demand(true);
    const answer = (await app.signIn('admin', '100001')).json<TokenAnswer>();
    expect(answer.must_enrol).toBe(true);
    expect((await app.signIn('buyer', '100001')).json<TokenAnswer>().must_enrol).toBe(false);
    const admin = await app.person('admin');
    const refused = { code: 403, reason: 'platform.secondFactorMissing' };
    expect(await admin.get('/blade-user/info')).toMatchObject(refused);
    expect(await admin.post('/blade-user/second-factors/totp/remove', { passcode: '1' })).toMatchObject(refused);
    const start = await admin.post<{ key: string }>('/blade-user/second-factors/totp/start');
    const code = codeAt(start.data.key, app.clock.now());
    expect((await admin.post('/blade-user/second-factors/totp/confirm', { passcode: code })).code).toBe(200);
    expect((await admin.get('/blade-user/info')).code).toBe(200);
    await demand(false);
  });

  test('counts for who is signed in already, and under whatever role he acts in', async () => {
    const admin = await app.person('admin');
    const buyerRole = await app.roleId('purchaser');
    const adminId = await app.userId('admin');
    await app.asSuperuser('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [
      '100001',
      adminId,
      buyerRole,
    ]);
    await app.asSuperuser('update session set role_id = $1 where user_id = $2', [buyerRole, adminId]);
    expect((await admin.get('/blade-user/info')).code).toBe(200);
    await demand(true);
    expect((await admin.get<Envelope>('/blade-user/info')).code).toBe(403);
    await demand(false);
    await app.asSuperuser('delete from user_role where user_id = $1 and role_id = $2', [adminId, buyerRole]);
  });

  test('is set with the role and read back', async () => {
    const admin = await app.person('admin');
    const id = await app.roleId('purchaser');
    const read = () => admin.get<{ version: number; roleName: string }>(`/blade-system/role/detail?id=${id}`);
    const { version, roleName } = (await read()).data;
    const changed = { id, version, roleName, demandsSecondFactor: true };
    const saved = await admin.post('/blade-system/role/submit', changed);
    expect(saved).toMatchObject({ code: 200 });
    expect((await read()).data).toMatchObject({ demandsSecondFactor: true });
  });
});
