import { hkdfSync } from 'node:crypto';

/**
 * A key of 256 bits that only SECRET leads to, for one purpose: whoever has it learns nothing of the others. The purpose
 * ends in the number of its form, so that another form of what is kept gets another key.
 */
export function derivedKey(secret: string, purpose: string, salt = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));
}
