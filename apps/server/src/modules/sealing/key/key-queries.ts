import { sealKeyKind, sealKeyLifecycle, type HolderKey, type OwnSealKey } from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { demandKeysRecorded } from './recorded-keys.ts';

/** More than anybody replaces in the life of a project. */
const most = 200;
const own = `
  select id::text as id, key_kind as "keyKind", public_key as "publicKey", locked_secret as "lockedSecret",
    key_status as "keyStatus", create_time as "createTime", end_time as "endTime"
  from seal_key where tenant_id = $1 and user_id = $2 and is_deleted = 0
  order by create_time desc, id desc limit ${most + 1}`;

export function listOwnKeys(ctx: Ctx): Promise<OwnSealKey[]> {
  return cutAt(ctx, ctx.db.query<OwnSealKey>(own, [ctx.tenantId, ctx.user.userId]), most);
}

const ofPeople = `
  select u.id::text as "userId", coalesce(nullif(u.real_name, ''), nullif(u.nick_name, ''), u.account) as "userName",
    k.id::text as "keyId", k.public_key as recipient, k.create_time as since
  from user_account u
  left join seal_key k on k.tenant_id = u.tenant_id and k.user_id = u.id and k.is_deleted = 0
    and k.key_kind in ${sealKeyKind.sql('opening')} and k.key_status in ${sealKeyLifecycle.sql('inUse')}
  where u.tenant_id = $1 and u.id = any($2::bigint[]) and u.is_deleted = 0`;

/** The opening keys of people of the unit, in the order in which they were asked for; who is none of it is left out. */
export async function keysInUse(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  userIds: readonly string[],
): Promise<HolderKey[]> {
  const rows = await db.query<HolderKey>(ofPeople, [tenantId, userIds]);
  const known = new Map(rows.map((row) => [row.userId, row]));
  return [...new Set(userIds)].flatMap((id) => known.get(id) ?? []);
}

const signing = `
  select public_key as "publicKey" from seal_key
  where tenant_id = $1 and user_id = $2 and id = $3 and is_deleted = 0
    and key_kind in ${sealKeyKind.sql('signing')} and key_status in ${sealKeyLifecycle.sql('inUse')}`;

/** The public half of the caller's own signing key that is in use, as he registered it; undefined of any other. */
export async function ownSigningKey(ctx: Ctx, keyId: string): Promise<string | undefined> {
  const { userId, nickName: userName } = ctx.user;
  const [row] = await ctx.db.query<{ publicKey: string }>(signing, [ctx.tenantId, userId, keyId]);
  if (row) await demandKeysRecorded(ctx, [{ keyId, userId, userName, kind: 'signing', publicKey: row.publicKey }]);
  return row?.publicKey;
}
