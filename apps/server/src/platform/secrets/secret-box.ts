import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, keyNames } from './derived-key.ts';
import { currentSecret, type Secret } from './secret.ts';

/** Keeps what is told to nobody: whoever steals the database alone reads none of it. */
export interface SecretBox {
  seal(plain: string): string;
  open(sealed: string): string;
  /** What everything begins with that needs no other secret than the current one. */
  readonly currentPrefix: string;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key of its purpose, derived from SECRET; the usual one are the keys of providers. */
export function createSecretBox(secret: Secret, purpose = 'zhaocai provider secret 1'): SecretBox {
  const names = keyNames(secret);
  const key = derivedKey(currentSecret(secret), purpose);
  return {
    currentPrefix: names.currentPrefix,
    seal: (plain) => names.currentPrefix + sealed(key, plain),
    open: (text) => names.openNamed(text, (bare, one) => opened(derivedKey(one, purpose), bare)),
  };
}

function sealed(key: Buffer, plain: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

function opened(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
