import { base64Of } from '../sealing/bytes.ts';
import type { AgeIdentity } from '../sealing/age.ts';
import type { SealedFilePart } from '../sealing/envelope.ts';
import { sealBid } from '../sealing/seal-bid.ts';
import type { Signer } from '../sealing/signature.ts';
import type { SealTarget } from './quote-endpoints.ts';
import { fieldsOfOffer, type SealedOffer } from './sealed-offer.ts';

// Loaded where somebody seals: it brings the age format along.

export interface OfferToSeal {
  readonly target: SealTarget;
  /** Fresh for this version; its files are sealed to it already. */
  readonly identity: AgeIdentity;
  readonly offer: SealedOffer;
  readonly files: readonly SealedFilePart[];
  readonly signer: Signer;
  /** RFC 3339 */
  readonly at: string;
}

/** What `handInSealed` takes of it. */
export interface SealedHandIn {
  readonly envelope: string;
  readonly signature: string;
  readonly fields: string;
  readonly shares: string[];
}

export async function sealOffer(bid: OfferToSeal): Promise<SealedHandIn> {
  const { target, identity, offer, files, signer, at } = bid;
  const { place, holders, threshold } = target;
  const fields = fieldsOfOffer(offer);
  const sealed = await sealBid(identity, { place, fields, files, holders, threshold, signer, at });
  return {
    envelope: sealed.envelope,
    signature: sealed.signature,
    fields: base64Of(sealed.fields),
    shares: sealed.shares.map(base64Of),
  };
}
