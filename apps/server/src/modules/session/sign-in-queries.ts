import { tenantStatus } from '@zhaocai/model';
import type { Db } from '../../platform/db/index.ts';

export interface Account {
  readonly id: string;
  readonly account: string;
  readonly passwordHash: string | null;
  /** 1 enabled. */
  readonly status: number;
  /** When the password that holds was set. */
  readonly passwordTime: string;
}

const columns = `id::text, account, password_hash as "passwordHash", status,
    coalesce(password_time, create_time) as "passwordTime"`;
const byName = `
  select ${columns}
  from user_account where tenant_id = $1 and account = $2 and is_deleted = 0`;
const byId = `
  select ${columns}
  from user_account where tenant_id = $1 and id = $2 and is_deleted = 0`;

export async function findAccount(db: Db, tenantId: string, account: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(byName, [tenantId, account]);
  return row;
}

export async function findAccountById(db: Db, tenantId: string, userId: string): Promise<Account | undefined> {
  const [row] = await db.query<Account>(byId, [tenantId, userId]);
  return row;
}

const openTenant = `
  select 1 from tenant
  where tenant_id = $1 and is_deleted = 0 and status in ${tenantStatus.sql('enabled')} and (expire_time is null or expire_time > $2)`;

/** The tenant exists, is enabled and has not run out. */
export async function isTenantOpen(db: Db, tenantId: string, now: string): Promise<boolean> {
  return (await db.query(openTenant, [tenantId, now])).length > 0;
}
