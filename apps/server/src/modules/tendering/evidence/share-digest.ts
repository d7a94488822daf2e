import { createHash } from 'node:crypto';
import { canonicalJson } from '@zhaocai/model';

/** A share as a holder's browser unsealed it. */
export interface ReadShare {
  readonly quoteId: string;
  readonly keyId: string;
  readonly share: string;
}

/** Who gave what is provable later, and the record holds no share. */
export function digestOfShares(shares: readonly ReadShare[]): string {
  const inOrder = shares
    .map(({ quoteId, keyId, share }) => ({ quoteId, keyId, share }))
    .toSorted((one, other) => (one.quoteId < other.quoteId ? -1 : 1));
  return createHash('sha256').update(canonicalJson(inOrder)).digest('hex');
}
