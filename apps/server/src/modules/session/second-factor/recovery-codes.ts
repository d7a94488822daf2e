import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '../../../platform/db/index.ts';

/** Whose codes. */
export interface Holder {
  readonly tenantId: string;
  readonly userId: string;
}

/** One for each SECRET that codes may have been given under, the current one first. */
export type RecoveryKeys = readonly [Buffer, ...Buffer[]];

const codeCount = 10;
/** Without what is mistaken for a digit when it is written by hand; twelve of them are sixty bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/** In groups of four, as it is read and typed. */
function newCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** A plain hash of sixty bits could be found by trying; under a key that SECRET leads to it cannot. */
function hashOf(key: Buffer, { tenantId, userId }: Holder, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return createHmac('sha256', key).update([tenantId, userId, plain].join('|')).digest('hex');
}

const forget = 'delete from recovery_code where tenant_id = $1 and user_id = $2';
const insert = `
  insert into recovery_code (tenant_id, user_id, hash) select $1, $2::bigint, h from unnest($3::text[]) h`;
const use = 'delete from recovery_code where tenant_id = $1 and user_id = $2 and hash = any($3) returning hash';
const count = 'select count(*)::int as left from recovery_code where tenant_id = $1 and user_id = $2';

export async function dropRecoveryCodes(db: Db, { tenantId, userId }: Holder): Promise<void> {
  await db.query(forget, [tenantId, userId]);
}

/** New ones in place of those there were, under the first of the keys; told this once. */
export async function giveRecoveryCodes(db: Db, [key]: RecoveryKeys, holder: Holder): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await dropRecoveryCodes(db, holder);
  await db.query(insert, [holder.tenantId, holder.userId, codes.map((code) => hashOf(key, holder, code))]);
  return codes;
}

export async function recoveryCodesLeft(db: Db, { tenantId, userId }: Holder): Promise<number> {
  const [row] = await db.query<{ left: number }>(count, [tenantId, userId]);
  return row?.left ?? 0;
}

/** Once; whichever of the keys it was given under. */
export async function spendRecoveryCode(
  db: Db,
  keys: RecoveryKeys,
  { code, ...holder }: Holder & { readonly code: string },
): Promise<boolean> {
  const hashes = keys.map((key) => hashOf(key, holder, code));
  return (await db.query(use, [holder.tenantId, holder.userId, hashes])).length > 0;
}
