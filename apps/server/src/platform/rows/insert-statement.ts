import { nextId } from '../db/index.ts';
import type { Ctx } from '../http/context.ts';

export interface InsertStatement {
  readonly id: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Inserts a row with the columns that every table has; what is given wins over them, and `undefined` leaves one out. */
export function insertStatement(
  { tenantId, user, now }: Ctx,
  table: string,
  given: Readonly<Record<string, unknown>>,
): InsertStatement {
  const { id = nextId(), ...more } = given;
  const columns = {
    tenant_id: tenantId,
    id,
    create_user: user.userId,
    create_dept: user.deptIds[0] ?? null,
    create_time: now,
    update_user: user.userId,
    update_time: now,
    ...more,
  };
  const named = Object.entries(columns).filter(([, value]) => value !== undefined);
  const names = named.map(([name]) => name).join(', ');
  const places = named.map((_, index) => `$${index + 1}`).join(', ');
  return {
    id: String(id),
    sql: `insert into ${table} (${names}) values (${places})`,
    values: named.map(([, value]) => value),
  };
}
