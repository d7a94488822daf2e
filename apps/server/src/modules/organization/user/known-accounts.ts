import { user } from '@zhaocai/model';
import { lockRows, Parameters } from '../../../platform/rows/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { userScope } from './user-scope.ts';

/** An account that a spreadsheet names and that exists. */
export interface KnownAccount {
  readonly id: string;
  readonly tenantId: string;
  readonly account: string;
  readonly name: string;
  readonly realName: string | null;
  readonly code: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly sex: number | null;
  readonly deptIds: readonly string[];
  readonly postIds: readonly string[];
  /** Within what the importing user may touch. */
  readonly isVisible: boolean;
}

const select = (isVisible: string, accounts: string) => `
  select t.id::text, t.tenant_id as "tenantId", t.account, t.nick_name as name, t.real_name as "realName", t.code,
    t.phone, t.email, t.sex, t.dept_ids::text[] as "deptIds", t.post_ids::text[] as "postIds",
    (${isVisible}) as "isVisible"
  from user_account t
  where t.tenant_id = $1 and t.is_deleted = 0 and lower(t.account) = any(${accounts}::text[])`;

/**
 * Which of these accounts exist, whatever their capitals, by small letters; held until the commit: what is judged is
 * what is changed.
 */
export async function knownAccounts(ctx: Ctx, accounts: readonly string[]): Promise<ReadonlyMap<string, KnownAccount>> {
  const parameters = new Parameters();
  parameters.bind(ctx.tenantId);
  const isVisible = userScope(ctx, parameters) ?? 'true';
  const sql = select(isVisible, parameters.bind(accounts.map((account) => account.toLowerCase())));
  const look = () => ctx.db.query<KnownAccount>(sql, parameters.values);
  const found = await look();
  await lockRows(ctx, user, { ids: found.map(({ id }) => id), mode: 'remove', reach: 'tenant' });
  const rows = await look();
  return new Map(rows.map((row) => [row.account.toLowerCase(), row]));
}
