import { columnOf, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import type { Saving } from './references.ts';

interface Distinct extends Saving {
  /** The fields that together are given once in a tenant. */
  readonly names: readonly string[];
}

/** Does another row of the tenant have the same values in these fields? The unique index is the last guard behind it. */
export async function isTaken(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  { table, fields }: Pick<Entity, 'table' | 'fields'>,
  { names, values, existing }: Distinct,
): Promise<boolean> {
  const same = names.map((name, place) => `${columnOf(fields, name)}::text = $${place + 3}`);
  const found = await db.query(
    `select 1 from ${table} where tenant_id = $1 and id <> $2 and is_deleted = 0 and ${same.join(' and ')} limit 1`,
    [tenantId, existing?.id ?? '0', ...names.map((name) => String(values[name] ?? ''))],
  );
  return found.length > 0;
}

/** «{label} already exists», by the label of the last of the fields. */
export async function demandFree(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'language'>,
  entity: Pick<Entity, 'table' | 'fields'>,
  distinct: Distinct,
): Promise<void> {
  if (!(await isTaken(ctx, entity, distinct))) return;
  const last = distinct.names.at(-1) ?? '';
  refuse('platform.duplicate', { field: entity.fields[last]?.label[ctx.language] ?? last });
}
