import { envelopeHash, es256, readEnvelope, type SealEnvelope } from '@zhaocai/model';
import { bytesOfPart } from './sealed-part.ts';

/** A bid as it lies sealed by its bidder's browser. */
export interface LyingBid {
  readonly cipher: string;
  readonly cipherHash: string;
  readonly envelope: string;
  readonly signature: string;
  readonly signingKey: string;
}

export interface IntactBid {
  readonly envelope: SealEnvelope;
  /** Cipher text of the fields. */
  readonly fields: Uint8Array;
}

/**
 * Whether it is still what was handed in, which nobody needs a key for: the envelope is the one that the receipt vouches
 * for, signed by its bidder, and the cipher text is the envelope's. Answers what it is not.
 */
export async function intactBid(bid: LyingBid): Promise<IntactBid | { readonly fault: string }> {
  const envelope = readEnvelope(bid.envelope);
  if (!envelope || (await envelopeHash(envelope)) !== bid.cipherHash)
    return { fault: 'the envelope is not what the receipt vouches for' };
  const { signingKey: publicKey, signature } = bid;
  if (!(await es256.isSigned(bid.envelope, { publicKey, signature })))
    return { fault: 'the signature of the envelope does not verify' };
  const sealed = bytesOfPart(bid.cipher);
  if (!sealed || sealed.sha256 !== envelope.fields.cipherSha256)
    return { fault: 'the cipher text is not the one of the envelope' };
  return { envelope, fields: sealed.bytes };
}
