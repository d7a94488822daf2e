import { base64Of, bytesOf, fromBase64 } from './bytes.ts';

/** A kind of signature; a card of a certificate authority, or SM2, is another one behind the same names. */
export interface SignatureKind {
  /** As it is named beside a signature. */
  readonly algorithm: string;
  /** Is it the public half of a key of this kind? */
  isPublicKey(publicKey: string): Promise<boolean>;
  isSigned(text: string, proof: { readonly publicKey: string; readonly signature: string }): Promise<boolean>;
}

/** Whoever signs: where his private key is, only it knows. */
export interface Signer {
  readonly algorithm: string;
  /** base64 of the key in SPKI */
  readonly publicKey: string;
  /** base64 */
  sign(text: string): Promise<string>;
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const method = { name: 'ECDSA', hash: 'SHA-256' };

/** ECDSA on P-256 with SHA-256, r and s side by side (RFC 7518, 3.4). */
export const es256: SignatureKind = {
  algorithm: 'ES256',
  async isPublicKey(publicKey) {
    try {
      await verifyingKey(publicKey);
      return true;
    } catch {
      return false;
    }
  },
  async isSigned(text, { publicKey, signature }) {
    try {
      const key = await verifyingKey(publicKey);
      return await crypto.subtle.verify(method, key, fromBase64(signature), bytesOf(text));
    } catch {
      // No key, or no signature, at all.
      return false;
    }
  },
};

function verifyingKey(publicKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', fromBase64(publicKey), curve, false, ['verify']);
}

export interface SigningPair {
  /** base64, SPKI */
  readonly publicKey: string;
  /** base64, PKCS #8: kept only under its owner's passphrase */
  readonly privateKey: string;
}

export async function newSigningPair(): Promise<SigningPair> {
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  return {
    publicKey: base64Of(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
    privateKey: base64Of(new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))),
  };
}

/** Signs by a pair; throws where the private key is none. */
export async function signerOf({ publicKey, privateKey }: SigningPair): Promise<Signer> {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64(privateKey), curve, false, ['sign']);
  return {
    algorithm: es256.algorithm,
    publicKey,
    sign: async (text) => base64Of(new Uint8Array(await crypto.subtle.sign(method, key, bytesOf(text)))),
  };
}
