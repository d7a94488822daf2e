import type { EndpointOutput, ownQuote } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { OwnEntry } from '../entry/own-entry.ts';
import { quoteFromBytes, quoteLabel } from './quote-form.ts';
import { unseal, type Sealing } from './sealing.ts';

/** A version as it lies there. */
export interface StoredVersion {
  readonly versionNo: number;
  readonly cipher: string | null;
  /** null of what a browser sealed. */
  readonly bidderDek: string | null;
}

/** What the bidder handed in, where the server sealed it: with his own key. */
export function openOwn(
  sealing: Sealing,
  ctx: Ctx,
  { entry, version }: { entry: OwnEntry; version: StoredVersion | undefined },
): Pick<EndpointOutput<typeof ownQuote>, 'quote' | 'isUnreadable'> {
  if (!version?.cipher || !version.bidderDek) return { quote: null, isUnreadable: false };
  const scope = {
    tenantId: entry.tenantId,
    packageId: entry.packageId,
    entryId: entry.id,
    label: quoteLabel(version.versionNo),
  };
  try {
    const dek = sealing.dekOfBidder(scope, version.bidderDek, ctx.tenantId);
    const plain = unseal(scope, Buffer.from(version.cipher, 'base64'), dek);
    const { perMoney: _perMoney, ...content } = quoteFromBytes(plain);
    return { quote: content, isUnreadable: false };
  } catch (error) {
    // What he sees of it now is what the opening will: he must hear of it while he can still quote anew.
    ctx.log.error({ err: error, entryId: entry.id, versionNo: version.versionNo }, 'a sealed quote is unreadable');
    return { quote: null, isUnreadable: true };
  }
}
