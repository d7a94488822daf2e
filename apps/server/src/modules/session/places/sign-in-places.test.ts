import type { Envelope, ParamRow, Page, TokenRefusal } from '@zhaocai/model';
import { isParamValue } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPasswordMd5, saber } from '../../../../test/session-app.ts';
import { startOrganizationApp, type OrganizationApp, type Person } from '../../../../test/organization-app.ts';
import { quiet } from '../../../../test/database-url.ts';
import { isWithinNetworks, isWithinTimes, listenForForgotten } from '../../../platform/access/index.ts';
import { createTally } from '../../../platform/jobs/index.ts';
import { OutboxReader } from '../../../platform/outbox/index.ts';

describe('an address', () => {
  test.each([
    ['无', '203.0.113.9', true],
    ['10.0.0.0/8', '10.255.1.2', true],
    ['10.0.0.0/8', '::ffff:10.255.1.2', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['192.168.1.7， 10.0.0.0/8', '192.168.1.7', true],
    ['192.168.1.7', '192.168.1.8', false],
    ['2001:db8::/32', '2001:db8:5::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['10.0.0.0/33', '10.0.0.1', false],
    ['10.0.0.0/8', 'unknown', false],
  ])('with the networks %s, %s is let in: %s', (networks, address, expected) => {
    expect(isWithinNetworks(networks, address)).toBe(expected);
  });
});

describe('a time', () => {
  // 2026-11-20 is a Friday, 22 a Sunday, 23 a Monday.
  test.each([
    ['无', '2026-11-22 03:00:00', true],
    ['1-5 08:00-20:00', '2026-11-20 08:00:00', true],
    ['1-5 08:00-20:00', '2026-11-20 20:00:00', false],
    ['1-5 08:00-20:00', '2026-11-22 09:00:00', false],
    ['1-5 08:00-20:00, 7 09:00-12:00', '2026-11-22 09:00:00', true],
    ['6-1 08:00-24:00', '2026-11-23 23:59:59', true],
    ['7 22:00-06:00', '2026-11-23 05:59:59', true],
    ['7 22:00-06:00', '2026-11-22 05:59:59', false],
  ])('with %s, %s is let in: %s', (times, now, expected) => {
    expect(isParamValue('account.signInTimes', times)).toBe(true);
    expect(isWithinTimes(times, now)).toBe(expected);
  });

  test.each(['0-5 08:00-20:00', '1-5 8:00-20:00', '1-5 08:00-24:30', '1-5', ''])('written as %j is none', (times) => {
    expect(isParamValue('account.signInTimes', times)).toBe(false);
  });
});

describe('the rules of a tenant', () => {
  let app: OrganizationApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startOrganizationApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.asSuperuser(`delete from param where tenant_id = '100001'`);
    admin = await app.person('admin');
  });

  const save = (paramKey: string, paramValue: string) =>
    admin.post('/blade-system/param/submit', { paramKey, paramValue });
  const setRule = (key: string, value: string) =>
    app.asSuperuser(
      `insert into param (tenant_id, id, param_name, param_key, param_value, create_time)
       values ('100001', (random() * 1e9)::bigint, $1, $1, $2, now())`,
      [key, value],
    );
  const signInFrom = (remoteAddress: string) =>
    app.app.server.inject({
      method: 'POST',
      url: '/api/blade-auth/oauth/token',
      remoteAddress,
      headers: { authorization: saber },
      payload: { tenantId: '100001', username: 'buyer', password: demoPasswordMd5, grant_type: 'password' },
    });

  test('keep people out of it from elsewhere, with their address', async () => {
    await setRule('account.signInNetworks', '10.20.0.0/16');
    expect((await signInFrom('10.20.7.1')).statusCode).toBe(200);
    expect((await signInFrom('203.0.113.9')).json<TokenRefusal>()).toEqual({
      error: 'invalid_grant',
      error_code: 'outside_networks',
      error_description: '本单位只允许在指定网络内登录，您当前的地址是203.0.113.9',
    });
    expect((await app.signIn('supplier1', '300001')).statusCode).toBe(200);
  });

  test('keep people out at other times, by the server’s clock', async () => {
    const [day] = app.clock.now().split(' ');
    app.clock.setTo(`${day} 08:10:00`);
    await setRule('account.signInTimes', '1-7 10:00-11:00');
    expect((await app.signIn('buyer', '100001')).json<TokenRefusal>().error_code).toBe('outside_times');
    app.clock.advance({ minutes: 125 });
    expect((await app.signIn('buyer', '100001')).statusCode).toBe(200);
  });

  test('hold for sessions that have begun, with the next call: from elsewhere and at other times nothing is answered', async () => {
    const reader = new OutboxReader(app.database.scoped(undefined), quiet, { tally: createTally() });
    listenForForgotten(reader, app.app.platform.authenticator);
    await reader.start(3_600_000);
    const buyer = (await signInFrom('10.20.7.1')).json<{ access_token: string }>().access_token;
    const ask = (remoteAddress: string) =>
      app.app.server.inject({
        method: 'GET',
        url: '/api/blade-auth/oauth/user-info',
        remoteAddress,
        headers: { 'blade-auth': `bearer ${buyer}` },
      });
    // A message is passed on once no older transaction is open, of any database beside this one.
    const heard = () => reader.drain().then(() => ask('203.0.113.9'));
    expect((await ask('203.0.113.9')).statusCode).toBe(200);
    expect((await save('account.signInNetworks', '10.20.0.0/16, 127.0.0.0/8')).code).toBe(200);
    await expect
      .poll(async () => (await heard()).json<Envelope>())
      .toMatchObject({
        code: 403,
        msg: '本单位只允许在指定网络内使用，您当前的地址是203.0.113.9；回到允许的网络后可继续',
      });
    expect((await ask('10.20.7.1')).statusCode).toBe(200);
    await app.asSuperuser(`delete from param where tenant_id = '100001'`);
    const [day] = app.clock.now().split(' ');
    app.clock.setTo(`${day} 10:10:00`);
    expect((await save('account.signInTimes', '1-7 10:00-11:00')).code).toBe(200);
    await expect.poll(async () => (await heard()).statusCode).toBe(200);
    app.clock.advance({ minutes: 51 });
    expect((await ask('10.20.7.1')).json<Envelope>().msg).toContain('1-7 10:00-11:00');
    await reader.stop();
  });

  test('are not saved where they would lock out who saves them', async () => {
    const outside = await save('account.signInNetworks', '10.20.0.0/16');
    expect(outside).toMatchObject({ code: 400, msg: expect.stringContaining('不包含您当前的地址127.0.0.1') });
    expect(await save('account.signInNetworks', '10.20.0.0/99')).toMatchObject({
      msg: '“10.20.0.0/99”不是有效的地址或网段',
    });
    const weekday = new Date(`${app.clock.now().slice(0, 10)}T12:00:00Z`).getUTCDay() || 7;
    const another = (weekday % 7) + 1;
    expect((await save('account.signInTimes', `${another} 08:00-09:00`)).msg).toContain('不包含现在的时间');
    expect((await save('account.signInNetworks', '10.20.0.0/16, 127.0.0.0/8')).code).toBe(200);
    expect((await app.signIn('buyer', '100001')).statusCode).toBe(200);
  });

  test('are not taken back where the platform’s would lock out who does', async () => {
    expect((await save('account.signInNetworks', '127.0.0.1')).code).toBe(200);
    await app.asSuperuser(
      `update param set param_value = '10.0.0.0/8' where tenant_id = '000000' and param_key = 'account.signInNetworks'`,
    );
    const listed: Envelope<Page<ParamRow>> = await admin.get('/blade-system/param/list?paramKey=signInNetworks');
    const ids = listed.data.records[0]?.ownId;
    expect((await admin.post('/blade-system/param/remove', { ids })).code).toBe(400);
    await app.asSuperuser(
      `update param set param_value = '无' where tenant_id = '000000' and param_key = 'account.signInNetworks'`,
    );
    expect((await admin.post('/blade-system/param/remove', { ids })).code).toBe(200);
  });
});
