import { userStatus } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { initialPasswords } from './initial-password.ts';
import type { ImportedUser } from './read-user-spreadsheet.ts';
import { rolesOfUsers } from './user-roles.ts';

export interface AddedUser {
  readonly id: string;
  readonly user: ImportedUser;
  readonly password: string;
}

const columns = `id bigint, account text, hash text, name text, "realName" text, code text, phone text, email text,
  sex smallint, "deptIds" bigint[], "postIds" bigint[]`;

const insert = `
  insert into user_account (tenant_id, id, account, password_hash, must_change_password, nick_name, real_name, code, phone,
    email, sex, dept_ids, post_ids, create_user, create_dept, create_time, update_user, update_time)
  select $1, s.id, s.account, s.hash, true, s.name, s."realName", s.code, s.phone, s.email, s.sex,
    coalesce(s."deptIds", '{}'), coalesce(s."postIds", '{}'), $3, $4, $5, $3, $5
  from jsonb_to_recordset($2::jsonb) as s (${columns})`;

/** New accounts, each with an initial password of its own: one statement for all. */
export async function addImported(ctx: Ctx, users: readonly ImportedUser[]): Promise<AddedUser[]> {
  if (users.length === 0) return [];
  const makePassword = await initialPasswords(ctx);
  const made = await Promise.all(
    users.map(async (user) => ({ id: nextId(), user, ...(await makePassword(user.account)) })),
  );
  const rows = made.map(({ id, user, hash }) => ({ ...user, id, hash, existing: undefined, ...arrays(user) }));
  const { userId, deptIds } = ctx.user;
  await ctx.db.query(insert, [ctx.tenantId, JSON.stringify(rows), userId, deptIds[0] ?? null, ctx.now]);
  await giveRoles(ctx, made);
  return made.map(({ id, user, password }) => ({ id, user, password }));
}

/** What a cell left empty stays as it is. */
const update = `
  update user_account u
  set nick_name = s.name, real_name = coalesce(s."realName", u.real_name), code = coalesce(s.code, u.code),
    phone = coalesce(s.phone, u.phone), email = coalesce(s.email, u.email), sex = coalesce(s.sex, u.sex),
    dept_ids = coalesce(s."deptIds", u.dept_ids), post_ids = coalesce(s."postIds", u.post_ids),
    update_user = $3, update_time = $4, version = u.version + 1
  from jsonb_to_recordset($2::jsonb) as s (${columns})
  where u.tenant_id = $1 and u.id = s.id`;
const dropRoles = 'delete from user_role where tenant_id = $1 and user_id = any($2::bigint[])';

/** Accounts that exist, changed by their rows; answers what they were and what they are. */
export async function changeImported(ctx: Ctx, users: readonly ImportedUser[]): Promise<Record<string, unknown>[]> {
  const known = users.flatMap((user) => (user.existing ? [{ id: user.existing.id, user, before: user.existing }] : []));
  if (known.length === 0) return [];
  const rows = known.map(({ id, user }) => ({ ...user, id, existing: undefined, ...arrays(user) }));
  await ctx.db.query(update, [ctx.tenantId, JSON.stringify(rows), ctx.user.userId, ctx.now]);
  const regranted = known.filter(({ user }) => user.roleIds !== null);
  const roles = await rolesOfUsers(
    ctx,
    regranted.map(({ id }) => id),
  );
  await ctx.db.query(dropRoles, [ctx.tenantId, regranted.map(({ id }) => id)]);
  await giveRoles(ctx, regranted);
  return known.map(({ id, user, before: { isVisible: _isVisible, ...before } }) => {
    const { existing: _existing, ...after } = user;
    return { id, before: { ...before, roleIds: roles.find(({ userId }) => userId === id)?.ids ?? null }, after };
  });
}

/** PostgreSQL's own spelling: an array of JSON is not read into a bigint[]. */
function arrays({ deptIds, postIds }: ImportedUser) {
  const spelled = (ids: readonly string[] | null) => ids && `{${ids.join(',')}}`;
  return { deptIds: spelled(deptIds), postIds: spelled(postIds) };
}

const give = `
  insert into user_role (tenant_id, user_id, role_id)
  select $1, s."userId", s."roleId" from jsonb_to_recordset($2::jsonb) as s ("userId" bigint, "roleId" bigint)
  on conflict do nothing`;
// oxlint-disable-next-line house/states-move-by-transition -- the role that the import gives admits: `user.import` is its evidence
const admit = `
  update user_account set status = ${userStatus.code.enabled} where tenant_id = $1 and status in ${userStatus.sql('waiting')} and id = any($2::bigint[])`;

async function giveRoles(ctx: Ctx, of: readonly { readonly id: string; readonly user: ImportedUser }[]): Promise<void> {
  const pairs = of.flatMap(({ id, user }) => (user.roleIds ?? []).map((roleId) => ({ userId: id, roleId })));
  if (pairs.length === 0) return;
  await ctx.db.query(give, [ctx.tenantId, JSON.stringify(pairs)]);
  await ctx.db.query(admit, [ctx.tenantId, pairs.map(({ userId }) => userId)]);
}
