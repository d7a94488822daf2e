import { columnOf, plainFiles, type Entity, type Field } from '@zhaocai/model';
import { nextId } from '../db/index.ts';
import type { Ctx } from '../http/context.ts';
import { insertStatement } from './insert-statement.ts';
import { noteNew } from './lock-order.ts';
import { columnTypeOf, toColumn } from './storage.ts';
import { columnValues, type Values } from './values.ts';

export interface Insertion {
  readonly values: Values;
  /** Whose row it is; the caller's own unless a supplier acts in a buyer's project. */
  readonly tenantId?: string;
  readonly id?: string;
}

/**
 * Inserts a row by its wire names; evidence is the command's own affair. A row with a lifecycle begins in its first
 * state unless the values name another. Answers the id.
 */
export async function insertRow(ctx: Ctx, entity: Entity, { values, tenantId, id }: Insertion): Promise<string> {
  const stamps = entity.appendOnly ? { update_user: undefined, update_time: undefined } : {};
  const whose = { ...(tenantId && { tenant_id: tenantId }), ...(id && { id }) };
  const columns = columnValues(entity, { ...firstState(entity), ...values });
  const insertion = insertStatement(ctx, entity.table, { ...columns, ...stamps, ...whose });
  noteNew(ctx.db, entity, [insertion.id]);
  await ctx.db.write(insertion.sql, insertion.values);
  return insertion.id;
}

function firstState({ lifecycle }: Pick<Entity, 'lifecycle'>): Values {
  const [first] = lifecycle?.choices ?? [];
  return lifecycle && first ? { [lifecycle.field]: first.value } : {};
}

interface Insertions {
  readonly rows: readonly Values[];
  readonly tenantId?: string;
  /** Whose work a row is: the caller's department unless it is part of what is another's. */
  readonly deptOf?: (row: Values) => string | null;
}

/**
 * Many rows of one kind in one statement, whatever their number; each has the same fields as the first. Answers their
 * ids in the order of the rows.
 */
export async function insertRows(
  ctx: Ctx,
  entity: Entity,
  { rows, tenantId = ctx.tenantId, deptOf = () => ctx.user.deptIds[0] ?? null }: Insertions,
): Promise<string[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(() => nextId());
  noteNew(ctx.db, entity, ids);
  const begun = firstState(entity);
  const names = Object.keys({ ...begun, ...first }).filter((name) => Object.hasOwn(entity.fields, name));
  const records = rows.map((row, index) => ({
    id: ids[index],
    create_dept: deptOf(row),
    ...recordOf(entity, names, { ...begun, ...row }),
  }));
  const columns = names.map((name) => columnOf(entity.fields, name));
  const typed = names.map((name) => `${columnOf(entity.fields, name)} ${typeOf(entity, name)}`);
  const stamps = entity.appendOnly ? ['create_user', 'create_time'] : [...stampColumns];
  await ctx.db.query(
    `insert into ${entity.table} (tenant_id, id, create_dept, ${[...stamps, ...columns].join(', ')})
     select $1, r.id, r.create_dept, ${[...stamps.map(stampValue), ...columns.map((column) => `r.${column}`)].join(', ')}
     from jsonb_to_recordset($4::jsonb) as r (id bigint, create_dept bigint${typed.map((one) => `, ${one}`).join('')})`,
    [tenantId, ctx.user.userId, ctx.now, JSON.stringify(records)],
  );
  return ids;
}

const stampColumns = ['create_user', 'create_time', 'update_user', 'update_time'] as const;

function stampValue(column: string): string {
  return column.endsWith('_user') ? '$2::bigint' : '$3::timestamptz';
}

function typeOf({ fields }: Entity, name: string): string {
  const field = fields[name];
  if (!field) throw new Error(`${name} is no field`);
  return columnTypeOf(field);
}

/** As JSON holds it: files and JSON stay what they are, for the whole is one JSON text. */
function recordOf({ fields }: Entity, names: readonly string[], row: Values): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const name of names) {
    const field = fields[name];
    if (!field) continue;
    record[columnOf(fields, name)] = inJson(field, row[name]);
  }
  return record;
}

function inJson(field: Field, value: unknown): unknown {
  if (field.kind === 'files') return plainFiles(value) ?? null;
  return field.kind === 'json' ? (value ?? null) : toColumn(field, value);
}
