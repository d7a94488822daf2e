import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/db/index.ts';
import type { ProvenIdentity } from './open-id.ts';

export interface StoredIdentity {
  readonly id: string;
  /** Null while it has no account here. */
  readonly userId: string | null;
}

export interface SeenIdentity {
  readonly tenantId: string;
  readonly source: string;
  readonly proven: ProvenIdentity;
}

/** Bound under another code of the same issuer, it signs in the same account. */
const seeBound = `
  update user_oauth set username = $3, nickname = $4, update_time = $5
  where tenant_id = $1 and uuid = $2 and user_id is not null and is_deleted = 0
  returning id::text, user_id::text as "userId"`;
/** Seen again, one without an account may register for half an hour from now. */
const store = `
  insert into user_oauth (tenant_id, id, uuid, source, username, nickname, create_time, update_time)
  values ($1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (tenant_id, source, uuid) where is_deleted = 0
  do update set username = excluded.username, nickname = excluded.nickname, update_time = excluded.update_time,
    id = case when user_oauth.user_id is null then excluded.id else user_oauth.id end
  returning id::text, user_id::text as "userId"`;

export async function storeIdentity(tx: Tx, { tenantId, source, proven }: SeenIdentity): Promise<StoredIdentity> {
  const { uuid, username, nickname } = proven;
  const [bound] = await tx.query<StoredIdentity>(seeBound, [tenantId, uuid, username, nickname, tx.now]);
  if (bound) return bound;
  const values = [tenantId, unguessableId(), uuid, source, username, nickname, tx.now];
  const [row] = await tx.query<StoredIdentity>(store, values);
  if (!row) throw new Error('an identity was neither stored nor found');
  return row;
}

/** Whoever knows the id of an identity may register as it. */
function unguessableId(): string {
  return String(BigInt.asUintN(59, randomBytes(8).readBigUInt64BE()));
}
