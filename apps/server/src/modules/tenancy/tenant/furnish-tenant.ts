import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { grantMenus, tenantAdministrator } from '../../system/index.ts';

export interface Furniture {
  /** Of the root department, as of the tenant. */
  readonly name: string;
  readonly administrator: { readonly account: string; readonly name: string; readonly phone: string | null };
  readonly passwordHash: string;
}

const insertRole = `
  insert into role (tenant_id, id, role_name, role_alias, sort, create_user, create_time, update_time)
  values ($1, $2, $3, $4, 1, $5, $6, $6)`;
const insertScope = `
  insert into role_data_scope (tenant_id, id, role_id, resource, scope_type) values ($1, $2, $3, '*', $4)`;
const insertDept = `
  insert into dept (tenant_id, id, dept_name, full_name, dept_category, sort, create_user, create_time, update_time)
  values ($1, $2, $3, $3, 1, 1, $4, $5, $5)`;
const insertPost = `
  insert into post (tenant_id, id, category, post_code, post_name, sort, create_user, create_time, update_time)
  values ($1, $2, 1, 'ceo', '负责人', 1, $3, $4, $4)`;
const insertUser = `
  insert into user_account (tenant_id, id, account, password_hash, must_change_password, nick_name, real_name, phone,
    dept_ids, post_ids, create_user, create_dept, create_time, update_time)
  values ($1, $2, $3, $4, true, $5, $5, $6, array[$7::bigint], array[$8::bigint], $9, $7, $10, $10)`;
const insertUserRole = 'insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)';

/** The first role, department, post and account of a tenant that has just been made; call it inside the tenant. */
export async function furnishTenant(ctx: Ctx, { name, administrator, passwordHash }: Furniture): Promise<void> {
  const { db, tenantId, now, user } = ctx;
  const [roleId, deptId, postId, userId] = [nextId(), nextId(), nextId(), nextId()];
  const { alias, name: roleName, scope } = tenantAdministrator;
  await db.write(insertRole, [tenantId, roleId, roleName, alias, user.userId, now]);
  await db.write(insertScope, [tenantId, nextId(), roleId, scope]);
  await grantMenus(db, { tenantId, alias, grants: tenantAdministrator });
  await db.write(insertDept, [tenantId, deptId, name, user.userId, now]);
  await db.write(insertPost, [tenantId, postId, user.userId, now]);
  const { account, name: nickName, phone } = administrator;
  const person = [userId, account, passwordHash, nickName, phone];
  await db.write(insertUser, [tenantId, ...person, deptId, postId, user.userId, now]);
  await db.write(insertUserRole, [tenantId, userId, roleId]);
}
