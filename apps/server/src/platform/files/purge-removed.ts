import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../db/index.ts';
import type { Storages } from './storages.ts';

export interface Purging {
  readonly database: Database;
  readonly tenantId: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
}

interface Removed {
  readonly storageKey: string;
  readonly storageId: string | null;
}

const mostAtOnce = 1_000;

/** Never what is sealed: what was handed in stays as it was handed in. */
const removed = `
  select distinct a.storage_key as "storageKey", a.storage_id as "storageId"
  from attachment a
  where a.tenant_id = $1 and a.is_deleted <> 0 and a.purge_time is null and not a.is_sealed
    and number_param($1, 'file.removedDays') > 0
    and a.update_time < $2::timestamptz - make_interval(days => number_param($1, 'file.removedDays')::int)
    and not exists (select from attachment l
      where l.tenant_id = $1 and l.storage_key = a.storage_key and l.is_deleted = 0)
  limit ${mostAtOnce}`;

const lock = `select pg_advisory_xact_lock(hashtextextended('file bytes ' || $1, 0))`;
/** Another place of storage is another content of the same key, and has rows of its own. */
const inUse = `
  select from attachment where tenant_id = $1 and storage_key = $2 and storage_id is not distinct from $3::bigint
    and (is_deleted = 0 or is_sealed) limit 1`;
const note = `
  update attachment set purge_time = $4
  where tenant_id = $1 and storage_key = $2 and storage_id is not distinct from $3::bigint and is_deleted <> 0
  returning sha256, file_suffix as "fileSuffix"`;

/**
 * Removes the bytes of files that were removed long enough ago (parameter file.removedDays) and that no row uses any more:
 * the same content of a tenant lies once for many. Answers how many went.
 */
export async function purgeRemoved(
  { folder, storages }: { readonly folder: string; readonly storages: Storages },
  { database, tenantId, now }: Purging,
): Promise<number> {
  const found = await database.scoped(tenantId).query<Removed & Record<string, unknown>>(removed, [tenantId, now]);
  let count = 0;
  for (const { storageKey, storageId } of found) {
    const storage = await storages.of(storageId);
    count += await database.transaction(tenantId, async (tx) => {
      await tx.query(lock, [storageKey]);
      if ((await tx.query(inUse, [tenantId, storageKey, storageId])).length > 0) return 0;
      await storage.remove(storageKey);
      const rows = await tx.query<{ sha256: string; fileSuffix: string }>(note, [tenantId, storageKey, storageId, now]);
      for (const { sha256, fileSuffix } of rows)
        await rm(join(resolve(folder), 'previews', tenantId, `${sha256}.${fileSuffix}.pdf`), { force: true });
      return 1;
    });
  }
  return count;
}
