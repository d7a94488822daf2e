import type { Envelope, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterEach, describe, expect, test } from 'vitest';
import { sealPassword, type PasswordKey } from '../../../test/seal-password.ts';
import { seedAsOwner } from '../../../test/seeded-database.ts';
import { startSessionApp, type SessionApp } from '../../../test/session-app.ts';
import { demoPassword } from '../session/index.ts';
import { demoAccounts } from './demo-tenants.ts';

let app: SessionApp;
afterEach(() => app.close());

/** As the page does it. */
async function signInSealed(typed: string, account = 'admin', tenantId = '000000'): Promise<TokenAnswer> {
  const key = (await app.call('GET /api/blade-auth/oauth/password-key')).json<Envelope<PasswordKey>>().data;
  return (await app.signIn(account, tenantId, { password: await sealPassword(key, typed) })).json();
}

const counts = () =>
  app.asSuperuser(`
    select (select count(*) from tenant) as tenants, (select count(*) from user_account) as users,
      (select count(*) from role) as roles, (select count(*) from menu) as menus, (select count(*) from dept) as depts,
      (select count(*) from role_menu) as grants, (select count(*) from client) as clients,
      (select count(*) from top_menu_menu) as settings, (select count(*) from role_data_scope) as scopes`);

describe('platform seed', () => {
  test('with the demo all its accounts sign in with the demo password', async () => {
    app = await startSessionApp();
    expect(demoAccounts.map(({ tenantId, account }) => `${tenantId} ${account}`)).toEqual([
      '000000 admin',
      '100001 buyer',
      '100001 manager',
      '100001 admin',
      '100001 finance',
      '100001 estate',
      '100001 supervisor',
      '100001 dept',
      '100001 applicant',
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `100001 expert${number}`),
      '200001 agent',
      '300001 supplier1',
      '300002 supplier2',
      '300003 supplier3',
    ]);
    for (const { tenantId, account } of demoAccounts) {
      const answer = (await app.signIn(account, tenantId)).json<TokenAnswer>();
      expect(answer).toMatchObject({ account, tenant_id: tenantId, must_change: false });
    }
  });

  test('seeding again changes nothing', async () => {
    app = await startSessionApp();
    const before = await counts();
    const hashes = await app.asSuperuser('select account, password_hash from user_account order by id');
    expect(await seedAsOwner(app, true)).toEqual({ adminPassword: undefined });
    expect(await counts()).toEqual(before);
    expect(await app.asSuperuser('select account, password_hash from user_account order by id')).toEqual(hashes);
  });

  test('a grant that an administrator took away, and a menu that he renamed or removed, stay so', async () => {
    app = await startSessionApp();
    await app.asSuperuser("delete from role_menu where menu_id = (select id from menu where code = 'project_delete')");
    await app.asSuperuser("update menu set name = '项目', version = 1 where code = 'project'");
    await app.asSuperuser("update menu set is_deleted = 1 where code = 'entry_review'");
    await seedAsOwner(app, true);
    const rows = await app.asSuperuser(
      "select code, name, is_deleted from menu where code in ('project', 'entry_review') order by code",
    );
    expect(rows).toEqual([
      { code: 'entry_review', name: '审核报名', is_deleted: 1 },
      { code: 'project', name: '项目', is_deleted: 0 },
    ]);
    const granted = await app.asSuperuser(
      "select from role_menu rm join menu m on m.id = rm.menu_id where m.code = 'project_delete'",
    );
    expect(granted).toEqual([]);
  });

  test('a menu that a later version brings is granted to the built-in roles', async () => {
    app = await startSessionApp();
    await app.asSuperuser("delete from role_menu where menu_id in (select id from menu where code = 'bid_quote')");
    await app.asSuperuser("delete from menu where code = 'bid_quote'");
    await seedAsOwner(app, true);
    const granted = await app.asSuperuser(
      `select rm.tenant_id from role_menu rm join menu m on m.id = rm.menu_id
       join role r on r.id = rm.role_id and r.role_alias = 'supplier'
       where m.code = 'bid_quote' order by 1`,
    );
    expect(granted).toEqual([{ tenant_id: '300001' }, { tenant_id: '300002' }, { tenant_id: '300003' }]);
  });

  describe('a menu that was only planned', () => {
    const grantsOf = (code: string) =>
      app.asSuperuser<{ tenant: string; alias: string }>(
        `select rm.tenant_id as tenant, r.role_alias as alias from role_menu rm
         join menu m on m.id = rm.menu_id join role r on r.tenant_id = rm.tenant_id and r.id = rm.role_id
         where m.code = $1 order by 1, 2`,
        [code],
      );
    const planAgain = async (code: string) => {
      await app.asSuperuser('delete from role_menu where menu_id in (select id from menu where code = $1)', [code]);
      await app.asSuperuser('update menu set status = 2 where code = $1', [code]);
    };

    test('is granted to the built-in roles once it is built, and to those of every other tenant of its kind', async () => {
      app = await startSessionApp();
      await app.asSuperuser(`
        insert into tenant (tenant_id, id, tenant_name, kind, create_time) values ('100009', 1, '新采购人', 'buyer', now());
        insert into role (tenant_id, id, role_name, role_alias, create_time) values ('100009', 1, '管理员', 'admin', now()),
          ('100009', 2, '经办', 'purchaser', now())`);
      await planAgain('supplier_black');
      await seedAsOwner(app, true);
      expect(await grantsOf('supplier_black')).toEqual([
        { tenant: '100001', alias: 'admin' },
        { tenant: '100001', alias: 'manager' },
        { tenant: '100009', alias: 'admin' },
      ]);
    });

    test('is new exactly once: what an administrator takes away afterwards stays away', async () => {
      app = await startSessionApp();
      await planAgain('supplier_black');
      await app.asSuperuser("update menu set name = '列入黑名单', version = 1 where code = 'supplier_black'");
      await seedAsOwner(app, true);
      expect(await grantsOf('supplier_black')).toHaveLength(2);
      await app.asSuperuser(
        "delete from role_menu where menu_id = (select id from menu where code = 'supplier_black')",
      );
      await seedAsOwner(app, true);
      expect(await grantsOf('supplier_black')).toEqual([]);
    });

    test('is held by nobody while it is planned, even where a role has it', async () => {
      app = await startSessionApp();
      const rows = await app.asSuperuser("select status from menu where code = 'directPurchase'");
      expect(rows).toEqual([{ status: 2 }]);
      await app.asSuperuser("update menu set status = 2 where code = 'supplier_view'");
      const token = await app.tokenOf('buyer', '100001');
      const user = await app.authenticator.authenticate(`bearer ${token}`);
      expect(user?.permissions.has('supplier_view')).toBe(false);
      expect(user?.permissions.has('supplier_add')).toBe(true);
    });
  });

  test('a menu that a later version brings is shown in the applications of the menu above it', async () => {
    app = await startSessionApp();
    await app.asSuperuser("delete from top_menu_menu where menu_id = (select id from menu where code = 'entry')");
    await app.asSuperuser("delete from role_menu where menu_id in (select id from menu where code ~ '^entry')");
    await app.asSuperuser("delete from menu where code ~ '^entry'");
    await seedAsOwner(app, true);
    const shown = await app.asSuperuser(
      `select t.code from top_menu_menu tm join top_menu t on t.id = tm.top_menu_id
       join menu m on m.id = tm.menu_id where m.code = 'entry'`,
    );
    expect(shown).toEqual([{ code: 'purchase' }]);
  });

  test('without the demo there is only 000000/admin, with a password shown once that must be changed', async () => {
    app = await startSessionApp({ demo: false });
    expect(await app.asSuperuser('select tenant_id, account from user_account')).toEqual([
      { tenant_id: '000000', account: 'admin' },
    ]);
    expect((await signInSealed(demoPassword)).access_token).toBeUndefined();
    await app.asSuperuser('delete from user_role');
    await app.asSuperuser('delete from user_account');
    const { adminPassword = '' } = await seedAsOwner(app, false);
    expect(adminPassword).toMatch(/^[\w-]{16}$/);
    expect((await seedAsOwner(app, false)).adminPassword).toBeUndefined();
    expect((await signInSealed(adminPassword)).must_change).toBe(true);
    // No client of before is there to send digests.
    const digest = (await app.signIn('admin', '000000', { typed: adminPassword })).json<TokenRefusal>();
    expect(digest.error_code).toBe('password_md5');
  });

  test('when the demo is switched off its accounts no longer sign in and the administrator gets a new password', async () => {
    app = await startSessionApp();
    const token = await app.tokenOf('buyer', '100001');
    const { adminPassword = '' } = await seedAsOwner(app, false);
    app.authenticator.forgetAll();
    expect((await app.call('GET /api/blade-user/info', { token })).statusCode).toBe(401);
    for (const { tenantId, account } of demoAccounts)
      expect((await signInSealed(demoPassword, account, tenantId)).access_token).toBeUndefined();
    expect((await signInSealed(adminPassword)).account).toBe('admin');
    await seedAsOwner(app, true);
    expect((await signInSealed(demoPassword, 'buyer', '100001')).account).toBe('buyer');
  });

  test('every credit code of the demo has the right check digit', async () => {
    app = await startSessionApp();
    const rows = await app.asSuperuser<{ code: string }>(
      'select credit_code as code from tenant where credit_code is not null',
    );
    expect(rows).toHaveLength(4);
    for (const { code } of rows) expect(checkDigitOf(code.slice(0, 17))).toBe(code.slice(17));
  });
});

/** GB 32100-2015. */
function checkDigitOf(code: string): string {
  const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  let weight = 1;
  let sum = 0;
  for (const digit of code) {
    sum += digits.indexOf(digit) * weight;
    weight = (weight * 3) % 31;
  }
  return digits.charAt((31 - (sum % 31)) % 31);
}

describe('tenant of a host', () => {
  const info = 'GET /api/blade-system/tenant/info';

  test('[R168] a host that a tenant has names that tenant without a sign-in, any other host none', async () => {
    app = await startSessionApp({ demo: false });
    await app.asSuperuser("update tenant set domain = 'bid.example.edu.cn' where tenant_id = '000000'");
    const ask = async (domain: string) => (await app.call(`${info}?domain=${domain}`)).json<Envelope>().data;
    expect(await ask('BID.example.edu.cn')).toEqual({ tenantId: '000000', tenantName: '平台管理' });
    expect(await ask('other.example.com')).toEqual({});
    expect(await ask('')).toEqual({});
  });

  test('the accounts of the demo are told while it runs, with the password nowhere in the answer', async () => {
    app = await startSessionApp();
    const response = await app.call(info);
    expect(response.json<Envelope<{ demo: unknown[] }>>().data.demo).toEqual(demoAccounts);
    expect(response.body).not.toContain('Demo@2026');
  });

  test('the server time is the clock that deadlines are judged by', async () => {
    app = await startSessionApp();
    const token = await app.tokenOf('buyer', '100001');
    app.clock.advance({ minutes: 10 });
    const { data } = (await app.call('GET /api/purchase/sysTime/getTime', { token })).json<Envelope<string>>();
    expect(data).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(data.slice(0, 16)).toBe(app.clock.now().slice(0, 16));
  });
});
