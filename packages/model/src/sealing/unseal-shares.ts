import { openWith } from './age.ts';
import { fromBase64, textOf } from './bytes.ts';

/** A share as it is sealed to a holder. */
export interface SealedShare {
  readonly quoteId: string;
  /** base64 */
  readonly cipher: string;
}

export interface UnsealedShare {
  readonly quoteId: string;
  readonly text: string;
}

/** What a holder's secret opens of them; one that it does not open is left out, and keeps no other back. */
export async function unsealShares(secret: string, shares: readonly SealedShare[]): Promise<UnsealedShare[]> {
  const opened = await Promise.all(
    shares.map(async ({ quoteId, cipher }) => {
      const text = await openWith(secret, fromBase64(cipher)).then(textOf, () => undefined);
      return text === undefined ? [] : [{ quoteId, text }];
    }),
  );
  return opened.flat();
}
