import { createPublicKey, verify } from 'node:crypto';

/** Ed25519 over a text; the key raw, both base64url. False where it is no key or no signature. */
export function isSignedBy(publicKey, text, signature) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
