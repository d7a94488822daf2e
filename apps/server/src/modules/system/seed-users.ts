import { hashPassword, isPassword } from '../session/index.ts';
import { nextId, type Tx } from '../../platform/db/index.ts';
import type { TenantSeed, UserSeed } from './tenant-seed.ts';

export interface NewUser {
  readonly tenant: TenantSeed;
  readonly user: UserSeed;
  /** md5 hex of the password, as it travels. */
  readonly passwordMd5: string;
  readonly mustChange: boolean;
}

export async function userExists(tx: Tx, tenantId: string, account: string): Promise<boolean> {
  const sql = 'select from user_account where tenant_id = $1 and account = $2 and is_deleted = 0';
  return (await tx.query(sql, [tenantId, account])).length > 0;
}

const insertUser = `
  insert into user_account (tenant_id, id, account, password_hash, must_change_password, nick_name, real_name, dept_ids,
    create_time, update_time)
  select $1, $2, $3, $4, $5, $6, $6,
    coalesce((select array_agg(id) from dept where tenant_id = $1 and dept_name = $7 and is_deleted = 0), '{}'), $8, $8`;
const insertRoles = `
  insert into user_role (tenant_id, user_id, role_id)
  select tenant_id, $2, id from role where tenant_id = $1 and role_alias = any($3::text[]) and is_deleted = 0`;

export async function insertSeedUser(tx: Tx, { tenant, user, passwordMd5, mustChange }: NewUser): Promise<void> {
  const { tenantId } = tenant;
  const id = nextId();
  const passwordHash = await hashPassword(passwordMd5);
  const { account, nickName, dept = null, roles } = user;
  await tx.query(insertUser, [tenantId, id, account, passwordHash, mustChange, nickName, dept, tx.now]);
  await tx.query(insertRoles, [tenantId, id, roles]);
}

const setStatus =
  // oxlint-disable-next-line house/states-move-by-transition -- the demonstration's accounts, by the settings of the start
  'update user_account set status = $3, update_time = $4 where tenant_id = $1 and account = $2 and is_deleted = 0';
const endSessions = `
  update session s set end_time = $3, end_reason = 'disabled'
  from user_account u
  where s.tenant_id = $1 and s.end_time is null and u.tenant_id = s.tenant_id and u.id = s.user_id and u.account = $2`;

/** A demo account works only while the demo runs, for everybody knows its password. */
export async function allowDemoUser(
  tx: Tx,
  who: { tenantId: string; account: string },
  allowed: boolean,
): Promise<void> {
  await tx.query(setStatus, [who.tenantId, who.account, allowed ? 1 : 2, tx.now]);
  if (!allowed) await tx.query(endSessions, [who.tenantId, who.account, tx.now]);
}

/** Does this account still have the given password? False where there is no such account. */
export async function hasPassword(
  tx: Tx,
  { tenantId, account, md5 }: { tenantId: string; account: string; md5: string },
): Promise<boolean> {
  const [row] = await tx.query<{ hash: string }>(
    'select password_hash as hash from user_account where tenant_id = $1 and account = $2 and is_deleted = 0',
    [tenantId, account],
  );
  return row !== undefined && isPassword(md5, row.hash);
}

const replacePassword = `
  update user_account set password_hash = $3, must_change_password = true, update_time = $4
  where tenant_id = $1 and account = $2 and is_deleted = 0`;

export async function replaceUserPassword(
  tx: Tx,
  { tenantId, account, md5 }: { tenantId: string; account: string; md5: string },
): Promise<void> {
  await tx.query(replacePassword, [tenantId, account, await hashPassword(md5), tx.now]);
  await tx.query(endSessions, [tenantId, account, tx.now]);
}
