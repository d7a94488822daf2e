import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A private key with what opens it, as it is kept. */
export interface KeptKey {
  /** The P12 file, base64. */
  readonly content: string;
  readonly password: string;
}

/** Keeps signing keys: whoever steals the database alone signs nothing. */
export interface KeyBox {
  seal(key: KeptKey): string;
  open(sealed: string): KeptKey;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its own, derived from SECRET. */
export function createKeyBox(secret: string): KeyBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'zhaocai signing key 1', 32));
  return {
    seal(kept) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(kept), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      const { content, password }: KeptKey = JSON.parse(text.toString('utf8'));
      return { content, password };
    },
  };
}
