import { tenant, type Row } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { findTenantRows, lockRow } from './find.ts';

/** The tenant's own row: who holds it counts its people alone until the commit. Before any of their rows is locked. */
export async function holdTenant(ctx: Ctx): Promise<Row<typeof tenant> | undefined> {
  const [own] = await findTenantRows(ctx, tenant);
  return own && lockRow(ctx, tenant, { id: own.id, reach: 'tenant' });
}
