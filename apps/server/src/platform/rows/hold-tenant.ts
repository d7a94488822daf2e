import { tenant, type Row } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';
import { lockTenantRows } from './find.ts';

/** The tenant's own row: who holds it counts its people alone until the commit. Before any of their rows is locked. */
export async function holdTenant(ctx: Ctx): Promise<Row<typeof tenant> | undefined> {
  const [own] = await lockTenantRows(ctx, tenant);
  return own;
}
