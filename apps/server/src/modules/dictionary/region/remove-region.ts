import { region, type EndpointInput, type regionApi } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, findTenantRows, lockRow } from '../../../platform/rows/index.ts';
import { demandPlatform } from './save-region.ts';

const below = 'select from region where tenant_id = $1 and parent_code = $2 and is_deleted = 0 limit 1';

/** Marks a region as deleted, once nothing lies below it. */
export async function removeRegion(ctx: Ctx, { code }: EndpointInput<typeof regionApi.remove>): Promise<null> {
  demandPlatform(ctx);
  const [named] = await findTenantRows(ctx, region, { field: 'code', values: [code] });
  const row = await lockRow(ctx, region, { id: named?.id ?? notFound(), mode: 'remove', reach: 'tenant' });
  if ((await ctx.db.query(below, [ctx.tenantId, code])).length > 0) refuse('dictionary.hasChildren');
  await dropRows(ctx, region, { ids: [row.id] });
  const before = { code, name: row.name, parentCode: row.parentCode };
  await recordEvidence(ctx, { stream: 'admin', action: 'region.delete', subject: row.id, payload: { before } });
  return null;
}
