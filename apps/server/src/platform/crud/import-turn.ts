import type { Ctx } from '../http/context.ts';

/** One import of a kind at a time in a tenant: the second waits, and then finds the rows of the first. */
export async function awaitImportTurn({ db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>, kind: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [`import of ${kind}`, tenantId]);
}
