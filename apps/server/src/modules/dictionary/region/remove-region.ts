import { region, type EndpointInput, type regionApi } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, lockRow } from '../../../platform/rows/index.ts';
import { demandPlatform } from './save-region.ts';

interface RemovedRegion {
  readonly id: string;
  readonly name: string;
  readonly parentCode: string;
  readonly hasChildren: boolean;
}

/** Marks a region as deleted, once nothing lies below it. */
export async function removeRegion(ctx: Ctx, { code }: EndpointInput<typeof regionApi.remove>): Promise<null> {
  demandPlatform(ctx);
  const [row] = await ctx.db.query<RemovedRegion>(
    `select t.id, t.name, t.parent_code as "parentCode",
       exists (select from region c where c.tenant_id = t.tenant_id and c.parent_code = t.code and c.is_deleted = 0)
         as "hasChildren"
     from region t where t.tenant_id = $1 and t.code = $2 and t.is_deleted = 0`,
    [ctx.tenantId, code],
  );
  if (!row) return notFound();
  await lockRow(ctx, region, { id: row.id, mode: 'remove', reach: 'tenant' });
  if (row.hasChildren) refuse('dictionary.hasChildren');
  await dropRows(ctx, region, { ids: [row.id] });
  const before = { code, name: row.name, parentCode: row.parentCode };
  await recordEvidence(ctx, { stream: 'admin', action: 'region.delete', subject: row.id, payload: { before } });
  return null;
}
