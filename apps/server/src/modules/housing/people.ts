import { notFound, type Ctx } from '../../platform/http/index.ts';

const person = 'select from user_account where tenant_id = $1 and id = $2 and is_deleted = 0';

/** Somebody of the tenant; of another's nobody learns. */
export async function demandPerson({ db, tenantId }: Ctx, userId: unknown): Promise<void> {
  if ((await db.query(person, [tenantId, userId])).length === 0) notFound();
}

/** A figure that may have been left out. */
export function figure(value: unknown, otherwise = '0'): string {
  return value === null || value === undefined || value === '' ? otherwise : String(value);
}
