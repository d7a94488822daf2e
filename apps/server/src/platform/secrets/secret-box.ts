import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Keeps what is told to nobody: whoever steals the database alone reads none of it. */
export interface SecretBox {
  seal(plain: string): string;
  open(sealed: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its purpose, derived from SECRET; the usual one are the keys of providers. */
export function createSecretBox(secret: string, purpose = 'zhaocai provider secret 1'): SecretBox {
  const key = derivedKey(secret, purpose);
  return {
    seal(plain) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
