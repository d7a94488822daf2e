import {
  supplier,
  supplierStatus as status,
  type blackListSupplier as endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { tellSupplierWatchers } from '../../attention/index.ts';
import { changeRow, lockRow } from '../../../platform/rows/index.ts';

/** Puts a supplier of the library on its black list, or takes him off; being put on it needs a reason. */
export async function blackListSupplier(
  ctx: Ctx,
  { id, version, isBlack, reason }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const { supplierName: name } = await lockRow(ctx, supplier, { id, version });
  if (isBlack && !reason) refuse('tendering.blackReason');
  const state = isBlack ? status.code.blackListed : status.code.active;
  await changeRow(ctx, supplier, { id, values: { supplierStatus: state, blackReason: isBlack ? reason : null } });
  const action = isBlack ? 'supplier.blackList' : 'supplier.restore';
  await recordEvidence(ctx, { stream: 'admin', action, subject: id, payload: { ...(reason && { reason }) } });
  const kind = isBlack ? 'supplierBlackListed' : 'supplierRestored';
  await tellSupplierWatchers(ctx, { id, name, kind, reason: reason ?? '' });
  return { id, version: version + 1, supplierStatus: state };
}
