import { bytesOf, fromBase64 } from '../sealing/bytes.ts';

const ed25519 = { name: 'Ed25519' };

/**
 * Ed25519 over a text, by the cryptography that browsers and Node share: key raw, both base64url. False where it is no key
 * or no signature.
 */
export async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), ed25519, false, ['verify']);
    return await crypto.subtle.verify(ed25519, key, fromBase64Url(signature), bytesOf(text));
  } catch {
    return false;
  }
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return fromBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, '='));
}
