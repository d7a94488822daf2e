import { withoutTail } from '@zhaocai/model/kit/number-text';
import { sealedPasswordInfo, sealedPasswordPattern } from '@zhaocai/model/session/password-form';
import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke';
import { bytesOf, wordOf } from './sealing.ts';
import { ok } from '../shell/shell-sample.tsx';

/** The server's side of sealed passwords, for tests: its answer for the key, and what was typed. */
export async function sealingServer() {
  const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);
  const pair = await suite.GenerateKeyPair();
  const publicKey = wordOf(await suite.SerializePublicKey(pair.publicKey));
  return {
    key: (now = 1_800_000_000) => ok({ id: '20261123', publicKey, now }),
    /** The seconds of sealing and what was typed. */
    async open(sealed: unknown): Promise<{ readonly seconds: number; readonly typed: string }> {
      const [, , encapsulated = '', text = ''] = sealedPasswordPattern.exec(String(sealed)) ?? [];
      const info = new TextEncoder().encode(sealedPasswordInfo);
      const plain = new TextDecoder().decode(await suite.Open(pair, bytesOf(encapsulated), bytesOf(text), { info }));
      const [seconds = '', typed = ''] = withoutTail(plain, '\0').split(/\.(.*)/s);
      return { seconds: Number(seconds), typed };
    },
  };
}
