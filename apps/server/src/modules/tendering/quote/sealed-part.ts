import { createHash } from 'node:crypto';
import { readEnvelope } from '@zhaocai/model';

/** What every age file begins with that is sealed to a key. */
const head = Buffer.from('age-encryption.org/v1\n-> X25519 ');

export interface SealedBytes {
  readonly bytes: Buffer;
  /** hex */
  readonly sha256: string;
}

/** The bytes of an age file in base64; undefined of anything else, a plain text above all. */
export function bytesOfPart(base64: string): SealedBytes | undefined {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64 || !bytes.subarray(0, head.length).equals(head)) return undefined;
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** What the receipt of a bid vouches for: the text that its bidder signed. Empty where the cipher text is not that text's. */
export function hashOfBid({ envelope, cipher }: { readonly envelope: string; readonly cipher: string }): string {
  const isOwn = readEnvelope(envelope)?.fields.cipherSha256 === bytesOfPart(cipher)?.sha256;
  return isOwn ? createHash('sha256').update(envelope, 'utf8').digest('hex') : '';
}
