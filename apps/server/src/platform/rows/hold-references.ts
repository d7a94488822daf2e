import { entities, type Entity, type Field } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import type { Saving } from './references.ts';
import { Parameters } from './sql-text.ts';

const byName: ReadonlyMap<string, Entity> = new Map(entities.map((entity) => [entity.name, entity]));

/**
 * Whoever hangs a row on others holds these until it is there: nobody deletes them meanwhile, and what somebody deletes at
 * this moment is waited for and is then not there. Whoever deletes holds his rows before he looks at what hangs on them. One
 * statement for all rows and all that they refer to; what they referred to before is not asked, it may be gone. No part of
 * the order of locks: such a one waits for a removal alone.
 */
export async function holdReferences(
  ctx: Pick<Ctx, 'db' | 'tenantId'>,
  { fields }: Pick<Entity, 'fields'>,
  rows: readonly Saving[],
): Promise<void> {
  const wanted = referredBy(fields, rows);
  if (wanted.size === 0) return;
  const sql = new Parameters();
  const tenant = sql.bind(ctx.tenantId);
  const held = [...wanted].map(
    ([table, ids], index) => `held${index} as (select is_deleted from ${table} where tenant_id = ${tenant}
      and id = any(${sql.bind([...ids])}::bigint[]) order by id for key share)`,
  );
  const all = held.map((_, index) => `select is_deleted from held${index}`).join(' union all ');
  const [row] = await ctx.db.query<{ gone: boolean | null }>(
    `with ${held.join(', ')} select bool_or(is_deleted <> 0) as gone from (${all}) held`,
    sql.values,
  );
  if (row?.gone) notFound();
}

/** By the table that they are of: the ids that are named now and were not before. */
function referredBy(fields: Entity['fields'], rows: readonly Saving[]): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const [name, field] of Object.entries(fields)) {
    const table = holdable(field)?.table;
    const ids = table === undefined ? [] : rows.flatMap((row) => newIds(name, row));
    if (table !== undefined && ids.length > 0) wanted.set(table, new Set([...(wanted.get(table) ?? []), ...ids]));
  }
  return wanted;
}

function newIds(name: string, { values, existing }: Saving): string[] {
  const before = idsOf(existing?.[name]);
  return idsOf(values[name]).filter((id) => !before.includes(id));
}

/** What is never deleted need not be held. */
function holdable(field: Field): Entity | undefined {
  if (field.kind !== 'ref' && field.kind !== 'refs' && field.kind !== 'tree') return undefined;
  const to = byName.get(field.to);
  return to && !to.permanent && !to.appendOnly ? to : undefined;
}

function idsOf(value: unknown): string[] {
  return [value]
    .flat()
    .map(String)
    .filter((id) => /^\d{1,18}$/.test(id) && id !== '0');
}
