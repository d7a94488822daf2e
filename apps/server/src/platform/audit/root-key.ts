import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { derivedKey } from '../secrets/index.ts';

/** Signs roots, and says whether a text was signed by this installation. */
export interface RootKey {
  /** Ed25519, raw, base64url: what others need to check a signature without us. */
  readonly publicKey: string;
  /** base64url */
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const rawKeyBytes = 32;

/** The key pair that SECRET leads to: a database alone signs nothing. */
export function rootKeyOf(secret: string): RootKey {
  const seed = derivedKey(secret, 'zhaocai evidence root 1');
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' });
  const publicKey: KeyObject = createPublicKey(privateKey);
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-rawKeyBytes).toString('base64url'),
    sign: (text) => sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64url'),
    isSigned: (text, signature) =>
      verify(null, Buffer.from(text, 'utf8'), publicKey, Buffer.from(signature, 'base64url')),
  };
}

/** The same for somebody's public key, raw and base64url; false where it is none. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
