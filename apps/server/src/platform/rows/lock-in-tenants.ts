import type { Entity } from '@zhaocai/model';
import { inTenant } from '../access/index.ts';
import type { Ctx } from '../http/context.ts';
import { findTenantRows, lockRows, type Having } from './find.ts';
import { inLockOrder } from './lock-order.ts';

/** Rows of one entity, of one tenant. */
export interface RowsOfTenant {
  readonly tenantId: string;
  readonly entity: Entity;
  readonly ids: readonly string[];
}

/** The tenant's rows of an entity to hold: all of them, or those that have one of these values in a field. */
export async function rowsToHold(ctx: Ctx, entity: Entity, having?: Having): Promise<RowsOfTenant> {
  const rows = await findTenantRows(ctx, entity, having);
  return { tenantId: ctx.tenantId, entity, ids: rows.map(({ id }) => id) };
}

/**
 * Holds rows of several entities and tenants in the one order, whatever order they are named in; 404 when one is not
 * there. For the platform, which alone enters tenants.
 */
export async function lockInTenants(ctx: Ctx, rows: readonly RowsOfTenant[]): Promise<void> {
  const single = rows.flatMap(({ ids, ...of }) => ids.map((id) => ({ ...of, id })));
  for (const { tenantId, entity, ids } of inRuns(inLockOrder(single)))
    await inTenant(ctx, tenantId, (inside) => lockRows(inside, entity, { ids, reach: 'tenant' }));
}

/** What follows one another of one tenant and entity is asked for at once. */
function inRuns(rows: readonly { tenantId: string; entity: Entity; id: string }[]): RowsOfTenant[] {
  const runs: (RowsOfTenant & { ids: string[] })[] = [];
  for (const { tenantId, entity, id } of rows) {
    const last = runs.at(-1);
    if (last?.tenantId === tenantId && last.entity === entity) last.ids.push(id);
    else runs.push({ tenantId, entity, ids: [id] });
  }
  return runs;
}
