import { isAccepted, isTendering, supplierStatus } from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { holdPackage, type OwnEntry } from '../entry/own-entry.ts';

/**
 * Holds the package and judges whether this supplier may quote for it now: at the deadline it is late, and once the opening
 * has begun too, whatever a time says.
 */
export async function holdForQuoting(ctx: Ctx, entry: OwnEntry): Promise<void> {
  const held = await holdPackage(ctx, entry);
  if (!isTendering(held.stage) || ctx.now >= held.bidEndTime) refuse('tendering.tooLate');
  if (held.isUnlocked) refuse('tendering.openingBegun');
  if (supplierStatus.is(held.supplierStatus, 'blackListed')) refuse('tendering.blackListed');
  if (!isAccepted(entry.entryStatus)) refuse('tendering.notAccepted');
}

/** Where a row of this entry belongs. */
export function placeOf(ctx: Ctx, { projectId, packageId, id }: OwnEntry) {
  return { projectId, packageId, entryId: id, supplierTenantId: ctx.tenantId };
}
