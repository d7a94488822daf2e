import type { BuiltInParam, PasswordRules } from '@zhaocai/model';
import type { Database, Db } from '../../../platform/db/index.ts';

/** What the parameters of a tenant say about its accounts. */
export interface AccountRules extends PasswordRules {
  /** Clients of before may send the md5 of a password in its place. */
  readonly md5Passwords: boolean;
}

const keys = [
  'account.passwordLength',
  'account.passwordKinds',
  'account.passwordHistory',
  'account.passwordDays',
  'account.md5Passwords',
] as const satisfies readonly BuiltInParam[];

/** A tenant's own value counts only while the platform allows one. */
const effective = `
  select p.param_key as key, coalesce(case when p.is_overridable then o.param_value end, p.param_value) as value
  from param p
  left join param o on o.tenant_id = $1 and o.param_key = p.param_key and o.is_deleted = 0
  where p.tenant_id = '000000' and p.param_key = any($2) and p.is_deleted = 0`;

/** What these parameters are in this tenant, read afresh. */
export async function paramsOf<const K extends BuiltInParam>(
  db: Db,
  tenantId: string,
  keys: readonly K[],
): Promise<Record<K, string>> {
  const rows = await db.query<{ key: string; value: string }>(effective, [tenantId, keys]);
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? missing(key);
  // Every key has a value, or the line above has thrown.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, string>;
}

/** Read afresh: who sets a rule means it from now on, and few ask. */
export async function accountRules(db: Db, tenantId: string): Promise<AccountRules> {
  const values = await paramsOf(db, tenantId, keys);
  return {
    minLength: Number(values['account.passwordLength']),
    kinds: Number(values['account.passwordKinds']),
    history: Number(values['account.passwordHistory']),
    maxAgeDays: Number(values['account.passwordDays']),
    md5Passwords: values['account.md5Passwords'] === 'true',
  };
}

/** What a person who chooses a password is told; of a tenant that is not there, what the platform asks. */
export async function tellRules({ database }: { database: Database }, tenantId?: string): Promise<PasswordRules> {
  const asked = /^\d{6}$/.test(tenantId ?? '') && tenantId ? tenantId : '000000';
  const { md5Passwords: _md5Passwords, ...rules } = await accountRules(database.scoped(asked), asked);
  return rules;
}

function missing(key: string): never {
  throw new Error(`the parameter ${key} is missing, though the migration brings it and it cannot be removed`);
}
