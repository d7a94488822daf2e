import { supplier, type blackListSupplier as endpoint, type EndpointInput, type EndpointOutput } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, demandVersion } from '../../../platform/rows/index.ts';

/** Puts a supplier of the library on its black list, or takes him off; being put on it needs a reason. */
export async function blackListSupplier(
  ctx: Ctx,
  { id, version, isBlack, reason }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const [row] = await ctx.db.query<{ version: number }>(
    'select version from supplier where tenant_id = $1 and id = $2 and is_deleted = 0 for no key update',
    [ctx.tenantId, id],
  );
  if (!row) return notFound();
  demandVersion(row, version);
  if (isBlack && !reason) refuse('tendering.blackReason');
  const supplierStatus = isBlack ? 2 : 1;
  await changeRow(ctx, supplier, { id, values: { supplierStatus, blackReason: isBlack ? reason : null } });
  const action = isBlack ? 'supplier.blackList' : 'supplier.restore';
  await recordEvidence(ctx, { stream: 'admin', action, subject: id, payload: { ...(reason && { reason }) } });
  return { id, version: version + 1, supplierStatus };
}
