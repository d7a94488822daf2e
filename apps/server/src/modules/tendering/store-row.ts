import { columnOf, fieldNamed, validate, type Entity, type Language } from '@zhaocai/contract';
import { insertStatement } from '../../platform/crud/index.ts';
import { toColumn } from '../../platform/crud/storage.ts';
import { Refusal, refuse, type Ctx } from '../../platform/http/index.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Wire values (by field name) as columns: yuan become fen, files become JSON. Names that are no field are left out. */
function columnValues(entity: Entity, values: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fieldNamed(entity.fields, name);
    if (field) columns[columnOf(entity.fields, name)] = toColumn(field, value);
  }
  return columns;
}

export interface Insertion {
  readonly values: Values;
  /** Whose row it is; the caller's own unless a supplier acts in a buyer's project. */
  readonly tenantId?: string;
  readonly id?: string;
}

/** Inserts a row of an entity by its wire names; evidence is the command's own affair. Answers the id. */
export async function insertRow(ctx: Ctx, entity: Entity, { values, tenantId, id }: Insertion): Promise<string> {
  const stamps = entity.appendOnly ? { update_user: undefined, update_time: undefined } : {};
  const whose = { ...(tenantId && { tenant_id: tenantId }), ...(id && { id }) };
  const insertion = insertStatement(ctx, entity.table, { ...columnValues(entity, values), ...stamps, ...whose });
  await ctx.db.query(insertion.sql, insertion.values);
  return insertion.id;
}

/** Changes a row of the own tenant by its wire names and moves its version on. */
export async function changeRow(
  ctx: Ctx,
  entity: Entity,
  { id, values }: { id: string; values: Values },
): Promise<void> {
  const columns = Object.entries({
    ...columnValues(entity, values),
    update_user: ctx.user.userId,
    update_time: ctx.now,
  });
  const changes = columns.map(([name], index) => `${name} = $${index + 3}`);
  await ctx.db.query(
    `update ${entity.table} set ${changes.join(', ')}, version = version + 1 where tenant_id = $1 and id = $2`,
    [ctx.tenantId, id, ...columns.map(([, value]) => value)],
  );
}

/** The fields that a save may set, of what came. */
export function writableValues(entity: Entity, input: Values): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.readOnly && name in input) values[name] = input[name];
  }
  return values;
}

/** Refuses with the first fault; `where` says in which part of a larger form it is. */
export function demandValid(
  entity: Entity,
  input: Values,
  { language, where = '' }: { language: Language; where?: string },
): void {
  const [fault] = validate(entity.fields, input);
  if (fault) throw new Refusal(fault.code, { ...fault.parameters, field: `${where}${fault.label[language]}` });
}

/** A form that was opened before somebody else saved is stale; one without a version is no edit. */
export function demandVersion(row: { readonly version: number }, version: unknown): void {
  if (version === undefined || version === null || version === '') refuse('platform.versionMissing');
  if (Number(version) !== row.version) refuse('platform.stale');
}
