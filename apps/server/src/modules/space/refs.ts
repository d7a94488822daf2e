import type { Ctx } from '../../platform/http/index.ts';
import { notFound } from '../../platform/http/index.ts';

/** Refuses the id of a row that the tenant does not have: another tenant's is a missing one. */
export async function demandThere(
  { db, tenantId }: Ctx,
  { table, id }: { table: 'dept' | 'user_account' | 'mansion'; id: unknown },
): Promise<void> {
  const sql = `select from ${table} where tenant_id = $1 and id = $2 and is_deleted = 0`;
  if ((await db.query(sql, [tenantId, id])).length === 0) notFound();
}
