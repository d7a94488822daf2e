import type { SealTarget } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { OwnEntry } from '../entry/own-entry.ts';
import { recordedHolders } from '../project/holders/recorded-holders.ts';

/** To whom the next version of a quote is sealed in its bidder's browser; null where the server seals. */
export async function sealTargetOf(ctx: Ctx, entry: OwnEntry): Promise<SealTarget | null> {
  const { tenantId, projectId, packageId, id: entryId, quoteVersion } = entry;
  const settled = await recordedHolders(ctx, entry);
  return settled ? { place: { tenantId, projectId, packageId, entryId, version: quoteVersion + 1 }, ...settled } : null;
}
