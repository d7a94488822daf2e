import type { Envelope, MenuNode, TokenAnswer, TokenRefusal } from '@zhaocai/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saber, startSessionApp, type SessionApp } from '../../../test/session-app.ts';

let app: SessionApp;
/** Of the buyer, who gets the role expert and a second department beside his own. */
let roles: { buyer: string; expert: string };
let depts: { own: string; other: string };

const idOf = async (sql: string, values: readonly unknown[] = []) =>
  (await app.asSuperuser<{ id: string }>(sql, values))[0]?.id ?? '';
const roleOf = (alias: string) =>
  idOf(`select id::text from role where tenant_id = '100001' and role_alias = $1 and is_deleted = 0`, [alias]);
const ownRole = () =>
  idOf(`select ur.role_id::text as id from user_role ur join user_account u on u.id = ur.user_id
    where u.tenant_id = '100001' and u.account = 'buyer'`);
const ofBuyer = `tenant_id = '100001' and account = 'buyer'`;

beforeAll(async () => {
  app = await startSessionApp();
  roles = { buyer: await ownRole(), expert: await roleOf('expert') };
  const own = await idOf(`select dept_ids[1]::text as id from user_account where ${ofBuyer}`);
  const other = await idOf(
    `select id::text from dept where tenant_id = '100001' and id <> $1 and is_deleted = 0 order by id limit 1`,
    [own],
  );
  depts = { own, other };
  await app.asSuperuser(
    `insert into user_role (tenant_id, user_id, role_id)
     select tenant_id, id, $1 from user_account where ${ofBuyer}`,
    [roles.expert],
  );
  await app.asSuperuser(`update user_account set dept_ids = array[$1::bigint, $2::bigint] where ${ofBuyer}`, [
    own,
    other,
  ]);
});
afterAll(() => app.close());

const signIn = async (headers: Record<string, string> = {}) => {
  const response = await app.signIn('buyer', '100001', { headers: { authorization: saber, ...headers } });
  return response.json<TokenAnswer>();
};
const refresh = async (token: string, headers: Record<string, string> = {}) =>
  (
    await app.call('POST /api/blade-auth/oauth/token/refresh', {
      headers: { authorization: saber, ...headers },
      body: { refresh_token: token, tenantId: '100001' },
    })
  ).json<TokenAnswer>();
const ask = async <T>(token: string, path: string) =>
  (await app.call(`GET /api/${path}`, { token })).json<Envelope<T>>().data;
const mayAddProjects = async (token: string) =>
  JSON.stringify(await ask<MenuNode[]>(token, 'blade-system/menu/buttons')).includes('"project_add"');

describe('who has several roles', () => {
  test('acts in all of them unless he says otherwise', async () => {
    const answer = await signIn();
    expect(answer.role_id.split(',').toSorted()).toEqual([roles.buyer, roles.expert].toSorted());
    expect(answer.dept_id.split(',')).toEqual([depts.own, depts.other]);
    expect(await mayAddProjects(answer.access_token)).toBe(true);
  });

  test('[R142] signs in with the role and department of the headers, and has the rights of these alone', async () => {
    const answer = await signIn({ 'role-id': roles.expert, 'dept-id': depts.other });
    expect(answer).toMatchObject({ role_name: 'expert', role_id: roles.expert, dept_id: depts.other });
    expect(await mayAddProjects(answer.access_token)).toBe(false);
    expect(await ask(answer.access_token, 'blade-auth/oauth/user-info')).toMatchObject({
      roles: ['expert'],
      actingRoleId: roles.expert,
      actingDeptId: depts.other,
      ownRoles: [{ id: roles.buyer }, { id: roles.expert }].toSorted((a, b) => Number(a.id) - Number(b.id)),
    });
  });

  test('[R142] switches with a refresh, keeps the choice with the next, and takes all of them with empty headers', async () => {
    const first = await signIn();
    const expert = await refresh(first.refresh_token, { 'role-id': roles.expert });
    expect(expert.role_name).toBe('expert');
    const kept = await refresh(expert.refresh_token);
    expect(kept.role_name).toBe('expert');
    expect(await mayAddProjects(kept.access_token)).toBe(false);
    const all = await refresh(kept.refresh_token, { 'role-id': '' });
    expect(all.role_name.split(',')).toHaveLength(2);
    expect(await mayAddProjects(all.access_token)).toBe(true);
  });

  test.each([
    ['a role that he does not hold', 'role-id', 'role_not_held'],
    ['a department that is not his', 'dept-id', 'dept_not_held'],
  ])('[R142] cannot take on %s', async (_, header, code) => {
    const foreign = header === 'role-id' ? await roleOf('admin') : '987654321';
    const open = () => app.asSuperuser(`select from session where end_time is null`);
    const before = (await open()).length;
    for (const value of [foreign, "1' or '1"]) {
      const response = await app.signIn('buyer', '100001', { headers: { authorization: saber, [header]: value } });
      expect(response.statusCode).toBe(400);
      expect(response.json<TokenRefusal>().error_code).toBe(code);
    }
    expect(await open()).toHaveLength(before);
  });

  test('loses what he acts in when it is taken from him, and gains nothing else by that', async () => {
    const { access_token: token } = await signIn({ 'role-id': roles.expert });
    await app.asSuperuser(
      `delete from user_role where role_id = $1 and user_id in
      (select id from user_account where ${ofBuyer})`,
      [roles.expert],
    );
    app.authenticator.forgetAll();
    expect(await ask(token, 'blade-auth/oauth/user-info')).toMatchObject({ roles: [] });
    expect(await mayAddProjects(token)).toBe(false);
  });
});
