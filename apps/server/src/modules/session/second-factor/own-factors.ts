import type { SecondFactors } from '@zhaocai/model';
import type { Db } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { passkeysOf } from '../passkey/passkeys-of.ts';
import {
  dropRecoveryCodes,
  giveRecoveryCodes,
  recoveryCodesLeft,
  type Holder,
  type RecoveryKeys,
} from './recovery-codes.ts';

const has = `
  select exists (select from user_totp where tenant_id = $1 and user_id = $2 and confirm_time is not null)
    or exists (select from passkey where tenant_id = $1 and user_id = $2) as has`;

/** Whether a person has anything beside the password. */
export async function hasSecondFactor(db: Db, { tenantId, userId }: Holder): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(has, [tenantId, userId]);
  return row?.has ?? false;
}

const totpOf = `
  select confirm_time as since, last_used_time as "lastUsedTime" from user_totp
  where tenant_id = $1 and user_id = $2 and confirm_time is not null`;

export async function ownFactors({ db, tenantId, user }: Ctx): Promise<SecondFactors> {
  const holder = { tenantId, userId: user.userId };
  const [totp] = await db.query<NonNullable<SecondFactors['totp']>>(totpOf, [tenantId, user.userId]);
  return {
    totp: totp ?? null,
    recoveryCodesLeft: await recoveryCodesLeft(db, holder),
    passkeys: await passkeysOf(db, holder),
  };
}

/** Whoever has a factor has codes for the day it is lost; null where he keeps those he has. */
export async function firstRecoveryCodes(db: Db, keys: RecoveryKeys, holder: Holder): Promise<string[] | null> {
  return (await recoveryCodesLeft(db, holder)) > 0 ? null : giveRecoveryCodes(db, keys, holder);
}

/** With the last factor the codes go that stand in for it. */
export async function dropIdleCodes(db: Db, holder: Holder): Promise<void> {
  if (!(await hasSecondFactor(db, holder))) await dropRecoveryCodes(db, holder);
}
