import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke';
import { paddedBytes, sealedPasswordInfo } from '@zhaocai/model';

export interface PasswordKey {
  readonly id: string;
  readonly publicKey: string;
  /** Seconds by the server's clock. */
  readonly now: number;
}

/** What a page makes of a typed password: sealed to a key of the server, with the time by the server's clock. */
export async function sealPassword({ id, publicKey, now }: PasswordKey, typed: string): Promise<string> {
  const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);
  const encode = (text: string) => new TextEncoder().encode(text);
  const text = encode(`${now}.${typed}`);
  const padded = new Uint8Array(Math.ceil(text.length / paddedBytes) * paddedBytes);
  padded.set(text);
  const key = await suite.DeserializePublicKey(new Uint8Array(Buffer.from(publicKey, 'base64url')));
  const info = encode(sealedPasswordInfo);
  const { encapsulatedSecret, ciphertext } = await suite.Seal(key, padded, { info });
  const word = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return ['k1', id, word(encapsulatedSecret), word(ciphertext)].join('.');
}
