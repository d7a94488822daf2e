import type { Entity } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { notFound } from '../http/refusal.ts';
import { Parameters } from './sql-text.ts';
import { columnValues, type Values } from './values.ts';
import { noteChange } from './writers.ts';

export interface Change {
  readonly id: string;
  /** By the names of its fields; what is not named stays as it is. */
  readonly values: Values;
  /** Whose row it is; the caller's own unless said otherwise. */
  readonly tenantId?: string;
}

/**
 * Changes a row by its wire names and moves its version on. Its state is not among them: that takes a transition. Who
 * changes rows that others may change meanwhile has locked them, or the one that they are parts of.
 */
export async function changeRow<E extends Entity>(ctx: Ctx, entity: E, change: Change): Promise<void> {
  const { id, values, tenantId = ctx.tenantId } = change;
  if (entity.lifecycle && entity.lifecycle.field in values)
    throw new Error(`the state of ${entity.name} changes by transition alone`);
  const parameters = new Parameters();
  const stamps = { update_user: ctx.user.userId, update_time: ctx.now };
  const changes = Object.entries({ ...columnValues(entity, values), ...stamps }).map(
    ([column, value]) => `${column} = ${parameters.bind(value)}`,
  );
  const changed = await ctx.db.query(
    `update ${entity.table} set ${changes.join(', ')}, version = version + 1
     where tenant_id = ${parameters.bind(tenantId)} and id = ${parameters.bind(id)} returning id`,
    parameters.values,
  );
  if (changed.length === 0) notFound();
  await noteChange(ctx, entity, { id, tenantId, values });
}
