import type { Entity } from '@zhaocai/model';
import { inTenant } from '../access/index.ts';
import type { Ctx } from '../http/context.ts';
import { lockRows } from './find.ts';
import { inLockOrder } from './lock-order.ts';

/** Rows of one entity. */
export interface RowsToLock {
  readonly entity: Entity;
  readonly ids: readonly string[];
}

export interface RowsOfTenant extends RowsToLock {
  readonly tenantId: string;
}

/**
 * Holds rows of several entities and tenants in the one order, whatever order they are named in; 404 when one is not
 * there. For the platform, which alone enters tenants.
 */
export async function lockInTenants(ctx: Ctx, rows: readonly RowsOfTenant[]): Promise<void> {
  const single = rows.flatMap(({ tenantId, entity, ids }) => ids.map((id) => ({ tenantId, entity, id })));
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
