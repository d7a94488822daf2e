import { fileKeyOf, openWithFileKey } from './age.ts';
import { base64Of, fromBase64, textOf } from './bytes.ts';
import type { BidPlace } from './envelope.ts';
import { shareOf } from './shares.ts';

/** A share as it is sealed to a holder. */
export interface SealedShare extends BidPlace {
  readonly quoteId: string;
  /** Of the holder, as the envelope names it. */
  readonly keyId: string;
  /** base64 */
  readonly cipher: string;
}

/** What a holder says of one bid. */
export interface UnsealedShare {
  readonly quoteId: string;
  /** The share; left out where what was sealed to him is none of this bid. */
  readonly text?: string;
  /** base64: of the sealed share alone. It proves what its bidder sealed; left out where the file is not sealed to him at all. */
  readonly fileKey?: string;
}

/** What a holder's secret opens of them, bid by bid: one that is no share keeps no other back. */
export function unsealShares(secret: string, shares: readonly SealedShare[]): Promise<UnsealedShare[]> {
  return Promise.all(shares.map((share) => unsealOne(secret, share)));
}

async function unsealOne(secret: string, share: SealedShare): Promise<UnsealedShare> {
  const { quoteId, keyId } = share;
  const cipher = fromBase64(share.cipher);
  const fileKey = await fileKeyOf(secret, cipher).catch(() => undefined);
  if (!fileKey) return { quoteId };
  const text = textIn(await openWithFileKey(fileKey, cipher));
  const isShare = text !== undefined && shareOf(text, share, keyId) !== undefined;
  return { quoteId, fileKey: base64Of(fileKey), ...(isShare && { text }) };
}

/** The text that was sealed; undefined where it is none. */
export function textIn(plain: Uint8Array | undefined): string | undefined {
  try {
    return plain && textOf(plain);
  } catch {
    return undefined;
  }
}
