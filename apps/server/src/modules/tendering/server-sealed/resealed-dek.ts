import { createSecretBox, type Secret } from '../../../platform/secrets/index.ts';

/** A bidder's copy of a data key that lies under another SECRET than the one it was handed in under. */
interface ResealedDek {
  /** As it was handed in: the receipt vouches for this very text. */
  readonly received: string;
  /** base64 */
  readonly dek: string;
  /** Where it belongs, so that it opens nowhere else. */
  readonly place: string;
}

export interface ResealedDeks {
  /** Undefined of one that was never resealed. */
  read(bidderDek: string): ResealedDek | undefined;
  make(resealed: ResealedDek): string;
}

/** What a copy begins with that was resealed; base64 has no colon. */
export const resealedMark = 'resealed:';

export function resealedDeks(secret: Secret): ResealedDeks {
  const box = createSecretBox(secret, 'zhaocai resealed bidder key 1');
  return {
    read(bidderDek) {
      if (!bidderDek.startsWith(resealedMark)) return undefined;
      const { received, dek, place }: ResealedDek = JSON.parse(box.open(bidderDek.slice(resealedMark.length)));
      return { received, dek, place };
    },
    make: (resealed) => resealedMark + box.seal(JSON.stringify(resealed)),
  };
}
