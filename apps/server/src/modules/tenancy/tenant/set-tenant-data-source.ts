import type { EndpointInput, EndpointOutput, tenantDataSource as endpoint } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { demandPlatform, findTenant } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';

const store = `
  update tenant set datasource_id = $2, update_user = $3, update_time = $4, version = version + 1 where tenant_id = $1`;

/** [R405] The source is one of the platform's; it stays locked until the tenant has it, so that nobody removes it meanwhile. */
export async function setTenantDataSource(
  ctx: Ctx,
  input: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const datasourceId = input.datasourceId || null;
  if (datasourceId) await demandDataSource(ctx, datasourceId);
  const { tenantId } = input;
  const existing = await findTenant(ctx, { tenantId });
  demandPlatform(ctx);
  if (existing.datasourceId === datasourceId) return { tenantId, datasourceId };
  await inTenant(ctx, tenantId, ({ db }) => db.write(store, [tenantId, datasourceId, ctx.user.userId, ctx.now]));
  await recordForTenant(ctx, tenantId, {
    action: 'tenant.dataSource',
    subject: existing.id,
    payload: { before: { datasourceId: existing.datasourceId }, after: { datasourceId } },
  });
  return { tenantId, datasourceId };
}

async function demandDataSource({ db, tenantId }: Ctx, id: string): Promise<void> {
  const [row] = await db.query(
    'select from data_source where tenant_id = $1 and id = $2 and is_deleted = 0 for share',
    [tenantId, id],
  );
  if (!row) notFound();
}
