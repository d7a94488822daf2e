import { columnOf, type Entity } from '@zhaocai/model';
import { columnTypeOf, dropRows } from '../../../platform/rows/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';

export interface Result {
  readonly deptId: string;
  readonly [field: string]: unknown;
}

interface Stored {
  readonly year: number;
  readonly rows: readonly Result[];
  /** All units were calculated: what is left of others is taken away. */
  readonly isWhole: boolean;
}

/** Puts the results of a year in the place of the earlier ones, in one statement. Money is given in fen. */
export async function storeResults(ctx: Ctx, entity: Entity, { year, rows, isWhole }: Stored): Promise<void> {
  const { db, tenantId, now, user } = ctx;
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => columnOf(entity.fields, name));
  const types = names.map((name) => typeOf(entity, name));
  // Who made them again has moved them to the state that new ones begin in.
  const kept = ['dept_id', entity.lifecycle && columnOf(entity.fields, entity.lifecycle.field)];
  const changed = columns.filter((column) => !kept.includes(column)).map((column) => `${column} = excluded.${column}`);
  await db.write(
    `insert into ${entity.table} (tenant_id, id, year, calc_time, create_user, create_time, update_user, update_time,
       ${columns.join(', ')})
     select $1, r.id, $2, $3, $4, $3, $4, $3, ${columns.map((column) => `r.${column}`).join(', ')}
     from jsonb_to_recordset($5::jsonb) as r(id bigint, ${columns.map((column, index) => `${column} ${types[index]}`).join(', ')})
     on conflict (tenant_id, year, dept_id) where is_deleted = 0 do update set
       calc_time = excluded.calc_time, update_user = excluded.update_user, update_time = excluded.update_time,
       version = ${entity.table}.version + 1, ${changed.join(', ')}`,
    [tenantId, year, now, user.userId, JSON.stringify(rows.map((row) => recordOf(entity, row)))],
  );
  if (!isWhole) return;
  const gone = await db.query<{ id: string }>(
    `select id::text from ${entity.table}
     where tenant_id = $1 and year = $2 and is_deleted = 0 and dept_id <> all($3::bigint[])`,
    [tenantId, year, rows.map(({ deptId }) => deptId)],
  );
  await dropRows(ctx, entity, { ids: gone.map(({ id }) => id) });
}

function typeOf({ fields }: Entity, name: string): string {
  const field = fields[name];
  return field ? columnTypeOf(field) : 'text';
}

function recordOf(entity: Entity, row: Result): Record<string, unknown> {
  const named = Object.entries(row).map(([name, value]) => [columnOf(entity.fields, name), value]);
  return { id: nextId(), ...Object.fromEntries(named) };
}
