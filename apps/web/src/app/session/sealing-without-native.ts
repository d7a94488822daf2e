import { AEAD_AES_256_GCM, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from '@panva/hpke-noble';
import type { SealingParts } from './sealing.ts';

/** The same in JavaScript, for where the browser has no cryptography of its own to offer. */
export const withoutNative: SealingParts = {
  kem: KEM_DHKEM_X25519_HKDF_SHA256,
  kdf: KDF_HKDF_SHA256,
  aead: AEAD_AES_256_GCM,
};
