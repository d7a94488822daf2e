import { passwordFault } from '@zhaocai/model';
import type { Db } from '../../../platform/db/index.ts';
import { parseInstant } from '../../../platform/db/index.ts';
import { Refusal, refuse } from '../../../platform/http/index.ts';
import { isCommonPassword } from '../common-passwords.ts';
import { isPassword } from '../password.ts';
import type { AccountRules } from './account-rules.ts';
import type { TypedPassword } from './typed-password.ts';

/** Why this account may not have this password: what was typed is judged whole, a digest by the lists alone. */
export function faultOfPassword(
  { plain, md5 }: TypedPassword,
  account: string,
  rules: AccountRules,
): Refusal | undefined {
  const fault = plain === undefined ? undefined : passwordFault(plain, account, rules);
  if (fault) return new Refusal(fault.code, fault.parameters);
  return isCommonPassword(md5, account) ? new Refusal('session.weakPassword') : undefined;
}

/** Refuses what this account may not have as a password. */
export function demandPassword(typed: TypedPassword, account: string, rules: AccountRules): void {
  const fault = faultOfPassword(typed, account, rules);
  if (fault) throw fault;
}

const former = `
  select password_hash as hash from password_history
  where tenant_id = $1 and user_id = $2 order by place desc limit $3`;

/** The present one is one of the last; that it differs was judged before. Costs a hash for each of the others. */
export async function demandUnused(
  db: Db,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  { md5, history }: { readonly md5: string; readonly history: number },
): Promise<void> {
  const rows = await db.query<{ hash: string }>(former, [tenantId, userId, Math.max(history - 1, 0)]);
  for (const { hash } of rows) if (await isPassword(md5, hash)) refuse('session.passwordUsed', { count: history });
}

const dayMs = 86_400_000;

/** Must it be changed before anything else: it keeps no longer what is asked, or is too old. */
export function mustBeChanged(
  typed: TypedPassword,
  { account, passwordTime }: { readonly account: string; readonly passwordTime: string },
  { rules, now }: { readonly rules: AccountRules; readonly now: string },
): boolean {
  if (faultOfPassword(typed, account, rules)) return true;
  const { maxAgeDays } = rules;
  return maxAgeDays > 0 && parseInstant(now) - parseInstant(passwordTime) >= maxAgeDays * dayMs;
}
