import type { Db } from '../../../platform/db/index.ts';

export interface LockHolder {
  readonly tenantId: string;
  readonly fileId: string;
  readonly userId: string;
  readonly now: string;
}

/** The lock that holds now; empty where there is none. */
export async function lockOf(db: Db, { tenantId, fileId, now }: LockHolder): Promise<string> {
  const [row] = await db.query<{ lock: string }>(
    'select lock_text as lock from file_lock where tenant_id = $1 and file_id = $2 and expire_time > $3',
    [tenantId, fileId, now],
  );
  return row?.lock ?? '';
}

/** WOPI's half hour. Takes the lock where none holds, or where `old` does; false: another one does. */
export async function takeLock(
  db: Db,
  { tenantId, fileId, userId, now }: LockHolder,
  { lock, old = lock }: { lock: string; old?: string },
): Promise<boolean> {
  const taken = await db.query(
    `insert into file_lock (tenant_id, file_id, lock_text, user_id, expire_time)
     values ($1, $2, $3, $4, $5::timestamptz + interval '30 minutes')
     on conflict (tenant_id, file_id) do update
       set lock_text = excluded.lock_text, user_id = excluded.user_id, expire_time = excluded.expire_time
       where file_lock.expire_time <= $5::timestamptz or file_lock.lock_text = $6
     returning 1`,
    [tenantId, fileId, lock, userId, now, old],
  );
  return taken.length === 1;
}

export async function dropLock(db: Db, { tenantId, fileId }: LockHolder, lock: string): Promise<boolean> {
  const gone = await db.query(
    'delete from file_lock where tenant_id = $1 and file_id = $2 and lock_text = $3 returning 1',
    [tenantId, fileId, lock],
  );
  return gone.length === 1;
}
