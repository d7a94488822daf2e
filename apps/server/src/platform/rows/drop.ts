import { columnOf, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';

/** Rows by their ids, or all that are parts of others: whose field `of` names one of the ids. */
export interface Dropped {
  readonly ids: readonly string[];
  readonly of?: string;
}

/**
 * Takes rows of the caller's tenant away as every removal does: they stay in the table, marked, with who did it and when.
 * Whoever drops rows that others may change meanwhile has locked them, or the one that they are parts of; whether he may,
 * and the evidence, are the command's.
 */
export async function dropRows(
  { db, tenantId, user, now }: Pick<Ctx, 'db' | 'tenantId' | 'user' | 'now'>,
  { table, fields }: Entity,
  { ids, of }: Dropped,
): Promise<void> {
  const column = of === undefined ? 'id' : columnOf(fields, of);
  await db.write(
    `update ${table} set is_deleted = 1, update_user = $3, update_time = $4, version = version + 1
     where tenant_id = $1 and ${column} = any($2::bigint[]) and is_deleted = 0`,
    [tenantId, [...new Set(ids)], user.userId, now],
  );
}
