import { columnOf, isBlank, type Entity } from '@zhaocai/contract';
import type { Values } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';

export interface Saving {
  readonly values: Values;
  /** The stored row of an edit. */
  readonly existing?: Values;
}

/** Is there another row with these values? The unique index is the last guard behind it. */
export async function isTaken(
  { db, tenantId }: Ctx,
  entity: Entity,
  { names, values, existing }: Saving & { readonly names: readonly string[] },
): Promise<boolean> {
  const conditions = names.map((name, place) => `${columnOf(entity.fields, name)}::text = $${place + 3}`);
  const [found] = await db.query(
    `select 1 from ${entity.table} where tenant_id = $1 and id <> $2 and is_deleted = 0 and ${conditions.join(' and ')}`,
    [tenantId, existing?.id ?? '0', ...names.map((name) => String(values[name] ?? ''))],
  );
  return found !== undefined;
}

/** «{label} already exists», by the label of the last of the fields. */
export async function demandFree(
  ctx: Ctx,
  entity: Entity,
  saving: Saving & { readonly names: readonly string[] },
): Promise<void> {
  if (!(await isTaken(ctx, entity, saving))) return;
  const last = saving.names.at(-1) ?? '';
  refuse('platform.duplicate', { field: entity.fields[last]?.label[ctx.language] ?? last });
}

/** What a save refers to is there, and the tenant's own; what it referred to before may be gone meanwhile. */
export async function demandReference(
  ctx: Ctx,
  to: Entity,
  { name, values, existing }: Saving & { readonly name: string },
): Promise<void> {
  const wanted = idsOf(values[name]);
  const before = idsOf(existing?.[name]);
  const asked = wanted.filter((id) => !before.includes(id));
  if (asked.length > 0) await demandRows(ctx, to, asked);
}

export async function demandRows({ db, tenantId }: Ctx, to: Entity, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  const found = await db.query(
    `select 1 from ${to.table} where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
    [tenantId, unique],
  );
  if (found.length !== unique.length) notFound();
}

function idsOf(value: unknown): string[] {
  return isBlank(value) ? [] : [value].flat().map(String);
}
