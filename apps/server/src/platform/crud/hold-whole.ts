import { columnOf, type Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { lockRows } from '../rows/find.ts';
import type { Values } from '../rows/values.ts';

/** What a row is a part of, and the field that says of which. */
export interface Whole {
  readonly entity: Entity;
  readonly by: string;
}

/**
 * Holds what rows are parts of, before the rows: whoever changes a whole holds it before its parts, and two spreadsheets name
 * the same wholes in different orders.
 */
export async function holdWholes(
  ctx: Ctx,
  part: Entity,
  { whole, rows }: { readonly whole: Whole | undefined; readonly rows: readonly Values[] },
): Promise<void> {
  if (!whole) return;
  const stored = await ctx.db.query<{ id: string }>(
    `select distinct ${columnOf(part.fields, whole.by)}::text as id from ${part.table}
     where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
    [ctx.tenantId, rows.map(({ id }) => id).filter(isId)],
  );
  const ids = [...stored.map(({ id }) => id), ...rows.map((row) => row[whole.by])].filter(isId);
  if (ids.length > 0) await lockRows(ctx, whole.entity, { ids, reach: 'tenant' });
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,18}$/.test(value);
}
