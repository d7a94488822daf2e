import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke';
import { sealedPasswordInfo, sealedPasswordPattern, type EndpointOutput, type passwordKey } from '@zhaocai/model';
import { formatInstant, parseInstant } from '../../../platform/db/index.ts';
import { derivedKeys, type Secret } from '../../../platform/secrets/index.ts';

/** Keys that browsers seal passwords to: each day another one, the day before's still opens. */
export interface PasswordKeys {
  current(now: string): Promise<EndpointOutput<typeof passwordKey>>;
  /** What was typed; undefined when its key or its time is over, or it was not sealed to a key of this server. */
  open(sealed: string, now: string): Promise<string | undefined>;
}

const dayMs = 86_400_000;
/** What is read off the line is of no use to a thief afterwards. */
const goodForSeconds = 600;
/** Clocks of two processes differ a little. */
const aheadSeconds = 60;

/** Nothing is stored: the keys follow from SECRET and the day, the same in every process. */
export function createPasswordKeys(secret: Secret): PasswordKeys {
  const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);
  const info = new TextEncoder().encode(sealedPasswordInfo);
  const pairs = new Map<string, readonly ReturnType<typeof suite.DeriveKeyPair>[]>();
  /** Of each secret, the current one first: what was sealed before SECRET changed is good for its ten minutes. */
  const pairsOf = (day: string) => {
    const known = pairs.get(day);
    if (known) return known;
    const made = derivedKeys(secret, 'zhaocai typed password 1', day).map((key) => suite.DeriveKeyPair(key));
    if (pairs.size >= 3) pairs.clear();
    pairs.set(day, made);
    return made;
  };
  async function plainOf(day: string, [encapsulated, text]: readonly [Uint8Array, Uint8Array]) {
    const [current, ...previous] = await Promise.all(pairsOf(day));
    if (!current) throw new Error('no secret');
    let opening = suite.Open(current, encapsulated, text, { info });
    for (const pair of previous) opening = opening.catch(() => suite.Open(pair, encapsulated, text, { info }));
    return opening;
  }
  return {
    async current(now) {
      const id = dayOf(now);
      const [pair] = await Promise.all(pairsOf(id));
      if (!pair) throw new Error('no secret');
      const publicKey = await suite.SerializePublicKey(pair.publicKey);
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), now: secondsOf(now) };
    },
    async open(sealed, now) {
      const [, day = '', encapsulated = '', text = ''] = sealedPasswordPattern.exec(sealed) ?? [];
      if (![dayOf(now), dayOf(now, -dayMs)].includes(day)) return undefined;
      const bytes = (word: string) => new Uint8Array(Buffer.from(word, 'base64url'));
      try {
        const plain = await plainOf(day, [bytes(encapsulated), bytes(text)]);
        return inTime(new TextDecoder('utf-8', { fatal: true }).decode(plain), now);
      } catch {
        // Another SECRET, or bytes that nobody sealed: both are for the page to do again.
        return undefined;
      }
    },
  };
}

function inTime(plain: string, now: string): string | undefined {
  const [, seconds, typed] = /^(\d{10})\.([^\0]*)\0*$/s.exec(plain) ?? [];
  const ageSeconds = secondsOf(now) - Number(seconds ?? 0);
  return ageSeconds <= goodForSeconds && ageSeconds >= -aheadSeconds ? typed : undefined;
}

function dayOf(now: string, shiftMs = 0): string {
  return formatInstant(parseInstant(now) + shiftMs)
    .slice(0, 10)
    .replace(/\D/g, '');
}

function secondsOf(now: string): number {
  return Math.floor(parseInstant(now) / 1000);
}
