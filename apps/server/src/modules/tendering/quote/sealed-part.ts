import { createHash } from 'node:crypto';

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
