import { columnOf, type Entity } from '@zhaocai/model';
import { Parameters } from '../../platform/rows/index.ts';
import { refuse, type Ctx } from '../../platform/http/index.ts';

/** A sentence that names the field; in a race the unique index still holds. */
export async function refuseDuplicate(
  ctx: Ctx,
  { entity, id, values }: { entity: Entity; id: unknown; values: Readonly<Record<string, unknown>> },
): Promise<void> {
  const parameters = new Parameters();
  const same = Object.entries(values).map(
    ([name, value]) => `t.${columnOf(entity.fields, name)} = ${parameters.bind(value)}`,
  );
  const [found] = await ctx.db.query(
    `select from ${entity.table} t where ${same.join(' and ')} and t.tenant_id = ${parameters.bind(ctx.tenantId)}
       and t.is_deleted = 0 and t.id <> ${parameters.bind(id || '0')} limit 1`,
    parameters.values,
  );
  const [name = ''] = Object.keys(values);
  if (found) refuse('platform.duplicate', { field: entity.fields[name]?.label[ctx.language] ?? name });
}
