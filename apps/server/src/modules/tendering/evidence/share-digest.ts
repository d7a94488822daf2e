import { createHash } from 'node:crypto';
import { canonicalJson } from '@zhaocai/model';

/** What a holder's browser unsealed of one bid. */
export interface ReadShare {
  readonly quoteId: string;
  readonly keyId: string;
  /** null: what was sealed to him is no share of this bid. */
  readonly share: string | null;
  /** Proves either; null where he only says so. */
  readonly fileKey: string | null;
}

/** Who gave what is provable later, and the record holds no share. */
export function digestOfShares(shares: readonly ReadShare[]): string {
  const inOrder = shares
    .map(({ quoteId, keyId, share, fileKey }) => ({ quoteId, keyId, share, fileKey }))
    .toSorted((one, other) => (one.quoteId < other.quoteId ? -1 : 1));
  return createHash('sha256').update(canonicalJson(inOrder)).digest('hex');
}
