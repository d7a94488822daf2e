import { paddedBytes, sealedPasswordInfo } from '@zhaocai/model/session/password-form';
import {
  AEAD_AES_256_GCM,
  CipherSuite,
  KDF_HKDF_SHA256,
  KEM_DHKEM_X25519_HKDF_SHA256,
  type AEADFactory,
  type KDFFactory,
  type KEMFactory,
} from 'hpke';

interface Recipient {
  readonly id: string;
  readonly publicKey: string;
}

/** Of which a suite of HPKE is made. */
export interface SealingParts {
  readonly kem: KEMFactory;
  readonly kdf: KDFFactory;
  readonly aead: AEADFactory;
}

/** Of the browser, where it has them. */
const native: SealingParts = {
  kem: KEM_DHKEM_X25519_HKDF_SHA256,
  kdf: KDF_HKDF_SHA256,
  aead: AEAD_AES_256_GCM,
};

/**
 * Seals by the browser's own cryptography. Over plain http on another host than this machine there is none, and older
 * browsers do not know X25519: there the same is done in JavaScript, which is loaded only then.
 */
export async function sealTyped(
  recipient: Recipient,
  { typed, seconds }: { readonly typed: string; readonly seconds: number },
): Promise<string> {
  const plain = padded(`${seconds}.${typed}`);
  if (await hasNative()) return sealBy(native, recipient, plain);
  const { withoutNative } = await import('./sealing-without-native.ts');
  return sealBy(withoutNative, recipient, plain);
}

async function hasNative(): Promise<boolean> {
  if (!window.isSecureContext) return false;
  try {
    await crypto.subtle.generateKey('X25519', false, ['deriveBits']);
    return true;
  } catch {
    return false;
  }
}

async function sealBy(parts: SealingParts, { id, publicKey }: Recipient, plain: Uint8Array): Promise<string> {
  const hpke = new CipherSuite(parts.kem, parts.kdf, parts.aead);
  const key = await hpke.DeserializePublicKey(bytesOf(publicKey));
  const info = new TextEncoder().encode(sealedPasswordInfo);
  const { encapsulatedSecret, ciphertext } = await hpke.Seal(key, plain, { info });
  return ['k1', id, wordOf(encapsulatedSecret), wordOf(ciphertext)].join('.');
}

function padded(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil(bytes.length / paddedBytes) * paddedBytes);
  whole.set(bytes);
  return whole;
}

export function bytesOf(word: string): Uint8Array {
  return Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

export function wordOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
