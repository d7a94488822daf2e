import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '@zhaocai/model/sealing/canonical-json';

/** Ed25519 over the canonical JSON of a value; the key raw, both base64url. False where it is no key or no signature. */
export function isSignedBy(publicKey, value, signature) {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(canonicalJson(value)), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** Of each day: over `{day, digest, tenantId}`. */
export function faultsOfRoots({ tenantId, publicKey, roots }) {
  return roots
    .filter(({ day, digest, signature }) => !isSignedBy(publicKey, { day, digest, tenantId }, signature))
    .map(({ day }) => `root of ${day}: its signature is not of the key ${publicKey}`);
}
