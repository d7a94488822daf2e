import { isBlank, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import { findRows } from './find.ts';
import type { Values } from './values.ts';

/** Rows of the tenant by their ids; of another's nobody learns: 404 as for a missing one. */
export async function demandRows(
  { db, tenantId }: Pick<Ctx, 'db' | 'tenantId'>,
  { table }: Pick<Entity, 'table'>,
  ids: readonly unknown[],
): Promise<void> {
  const unique = [...new Set(ids.map(String))];
  if (unique.length === 0) return;
  const found = await db.query(
    `select 1 from ${table} where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
    [tenantId, unique],
  );
  if (found.length !== unique.length) notFound();
}

export interface Saving {
  readonly values: Values;
  /** The stored row of an edit. */
  readonly existing?: Values | undefined;
}

/** The same of rows that the caller sees: what his data scope keeps from him he does not refer to either. */
export async function demandSeen(ctx: Ctx, entity: Entity, ids: readonly unknown[]): Promise<void> {
  const unique = [...new Set(ids.map(String))];
  if (unique.length > 0 && (await findRows(ctx, entity, { ids: unique })).length !== unique.length) notFound();
}

/** What a field of a save refers to is there, and the caller sees it; what it referred to before may be gone meanwhile. */
export async function demandReference(
  ctx: Ctx,
  to: Entity,
  { name, values, existing }: Saving & { readonly name: string },
): Promise<void> {
  const before = idsOf(existing?.[name]);
  await demandSeen(
    ctx,
    to,
    idsOf(values[name]).filter((id) => !before.includes(id)),
  );
}

function idsOf(value: unknown): string[] {
  return isBlank(value) ? [] : [value].flat().map(String);
}
