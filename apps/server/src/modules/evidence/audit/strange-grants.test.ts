import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditRow, auditCheck, EndpointOutput, Page } from '@zhaocai/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAdminApp, type AdminApp, type Administrator } from '../../../../test/admin-app.ts';
import { quiet } from '../../../../test/database-url.ts';
import { signRoots } from '../../../platform/audit/index.ts';

type Verdict = EndpointOutput<typeof auditCheck>;
const tenantId = '100001';
let app: AdminApp;
let admin: Administrator;
let rootsFolder: string;

beforeAll(async () => {
  rootsFolder = await mkdtemp(join(tmpdir(), 'zhaocai-grants-'));
  app = await startAdminApp({ rootsFolder });
  admin = await app.signIn(tenantId, 'admin');
});
/** Each begins with all of it noted. */
beforeEach(async () => {
  await app.asSuperuser(`delete from user_role where tenant_id = $1 and user_id = $2 and role_id = $3`, [
    tenantId,
    await user('manager'),
    await role('admin'),
  ]);
  await sign();
});
afterAll(async () => {
  await app.close();
  await rm(rootsFolder, { recursive: true, force: true });
});

/** What the background does every five minutes; how much of it was strange. */
const sign = () =>
  app.database.transaction(tenantId, async (db) => {
    const { rootBook: book } = app.app.platform;
    if (!book) throw new Error('no book of roots');
    return signRoots(db, { book, log: quiet, tenantId, now: db.now, always: true });
  });
const check = async () => (await admin.get('/evidence/audit/check')).data as Verdict;
const acts = async () => ((await admin.get('/evidence/audit/list?current=1&size=20')).data as Page<AuditRow>).records;
const idOf = async (from: string) =>
  (await app.asSuperuser<{ id: string }>(`select id::text as id from ${from}`))[0]?.id ?? '';
const user = (account: string) => idOf(`user_account where tenant_id = '${tenantId}' and account = '${account}'`);
const role = (alias: string) => idOf(`role where tenant_id = '${tenantId}' and role_alias = '${alias}'`);
const giveByHand = async (account: string, alias: string) =>
  app.asSuperuser(`insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)`, [
    tenantId,
    await user(account),
    await role(alias),
  ]);

const dept = () => idOf(`dept where tenant_id = '${tenantId}' and is_deleted = 0 limit 1`);

async function newRole(roleAlias: string): Promise<string> {
  const answer = await admin.post('/blade-system/role/submit', { roleName: `${roleAlias}一职`, roleAlias, sort: 9 });
  expect(answer).toMatchObject({ code: 200 });
  return (answer.data as { id: string }).id;
}

test('what an administrator grants, makes and removes is nothing strange', async () => {
  const made = await newRole('storekeeper');
  const person = await user('buyer');
  for (const [path, body] of [
    ['/blade-user/grant', { userIds: person, roleIds: made }],
    ['/blade-user/remove', { ids: person }],
    ['/blade-user/submit', { account: 'storeman', name: '库管', realName: '库管', roleId: made, deptId: await dept() }],
  ] as const)
    expect(await admin.post(path, body)).toMatchObject({ code: 200 });
  expect(await check()).toMatchObject({ ok: true, grants: { strange: [] } });
  expect(await sign()).toBe(0);
});

describe('a right that was changed in the database, past the product,', () => {
  test('shows in the verification: who holds which role since', async () => {
    expect((await check()).grants).toMatchObject({ strange: [] });
    await giveByHand('manager', 'admin');
    const verdict = await check();
    expect(verdict).toMatchObject({ ok: false, firstBroken: null });
    expect(verdict.grants.strange).toEqual([
      { kind: 'user', id: await user('manager'), name: 'manager', roles: [expect.stringMatching(/^[^\d\s]+$/)] },
    ]);
  });

  test('is written into the record by nobody, once, and stays there', async () => {
    const { noticed } = (await check()).grants;
    await giveByHand('manager', 'admin');
    expect(await sign()).toBe(1);
    expect(await sign()).toBe(0);
    expect((await check()).grants).toMatchObject({ strange: [], noticed: noticed + 1 });
    expect((await acts())[0]).toMatchObject({ act: '发现系统外的权限变更' });
  });

  test.each([
    [
      'a role that was taken',
      `delete from user_role where tenant_id = $1 and user_id = (select id from user_account where tenant_id = $1 and account = 'finance')`,
      'user',
    ],
    [
      'an account that was enabled or disabled',
      `update user_account set status = 2 where tenant_id = $1 and account = 'manager'`,
      'user',
    ],
    [
      'a menu that a role was given',
      `insert into role_menu (tenant_id, role_id, menu_id) select $1, r.id, m.id from role r, menu m where r.tenant_id = $1 and r.role_alias <> 'admin' and r.is_deleted = 0 and m.code = 'param' and not exists (select from role_menu x where x.tenant_id = $1 and x.role_id = r.id and x.menu_id = m.id) limit 1`,
      'role',
    ],
    [
      'a scope of data that was widened',
      `update role_data_scope set scope_type = 1 where tenant_id = $1 and scope_type <> 1`,
      'role',
    ],
    ['a tenant whose end was moved', `update tenant set expire_time = '2099-01-01' where tenant_id = $1`, 'tenant'],
  ])('may be %s', async (_, sql, kind) => {
    const changed = await app.asSuperuser(`${sql} returning 1`, [tenantId]);
    expect(changed).not.toEqual([]);
    expect((await check()).grants.strange.map((one) => one.kind)).toContain(kind);
  });

  test('does not hide behind a grant of another role to the same person', async () => {
    const give = { userIds: await user('manager'), roleIds: await newRole('inspector') };
    expect(await admin.post('/blade-user/grant', give)).toMatchObject({ code: 200 });
    expect((await check()).grants.strange).toEqual([]);
    await giveByHand('manager', 'admin');
    expect((await check()).grants.strange).toMatchObject([{ kind: 'user', name: 'manager' }]);
  });

  test('does not hide behind what was noted of it either: that is signed outside of the database', async () => {
    await giveByHand('manager', 'admin');
    await app.asSuperuser('delete from grant_seen where tenant_id = $1', [tenantId]);
    await app.asSuperuser('delete from grant_check where tenant_id = $1', [tenantId]);
    expect(await check()).toMatchObject({ ok: false, grants: { strange: [{ kind: 'seen' }] } });
  });
});
