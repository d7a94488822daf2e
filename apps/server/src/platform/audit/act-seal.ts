import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { currentSecret, derivedKey, everySecret, keyIdOf, type SealedAtRest, type Secret } from '../secrets/index.ts';
import type { Act, ActSeal } from '../db/index.ts';
import type { RootBook } from './root-book.ts';
import { signedHeads } from './signed-heads.ts';

const nonceBytes = 12;

/**
 * A seal is `<name of the secret>.<nonce>.<HMAC-SHA256 of tenant|chain|nonce|payload>`, both base64url. The same act twice
 * has two nonces: a seal that stands in a chain twice was copied.
 */
export function actSealOf(secret: Secret, book?: RootBook): ActSeal {
  const keys = new Map(everySecret(secret).map((one) => [keyIdOf(one), derivedKey(one, 'zhaocai evidence act 1')]));
  const currentName = keyIdOf(currentSecret(secret));
  const sealWith = (act: Act, name: string, nonce: string) => {
    const key = keys.get(name);
    return key && `${name}.${nonce}.${macOf(key, act, nonce)}`;
  };
  return {
    seal: (act, nonce = randomBytes(nonceBytes).toString('base64url')) => {
      const seal = sealWith(act, currentName, nonce);
      if (!seal) throw new Error('no secret');
      return seal;
    },
    ...(book && { unsealedUntil: (chain) => unsealedIn(book, chain) }),
    isSealed(act, seal) {
      const [name = '', nonce = ''] = seal.split('.');
      const expected = sealWith(act, name, nonce);
      return expected !== undefined && isSame(expected, seal);
    },
  };
}

async function unsealedIn(book: RootBook, { tenantId, stream }: Pick<Act, 'tenantId' | 'stream'>): Promise<number> {
  const signedOf = await signedHeads(book, tenantId, (one) => one === stream);
  return signedOf(stream).unsealedUntil;
}

function macOf(key: Buffer, { tenantId, stream, payload }: Act, nonce: string): string {
  return createHmac('sha256', key).update(`${tenantId}|${stream}|${nonce}|${payload}`, 'utf8').digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Acts whose seal another SECRET than the current one leads to, and how they come under it; a forged one stays as it is. */
export function actsAtRest(secret: Secret): SealedAtRest {
  const seals = actSealOf(secret);
  return {
    name: 'evidence.seal',
    find: `select stream || ' ' || seq as id, seal as sealed, tenant_id as "tenantId", stream, payload from evidence
      where tenant_id = $1 and (stream, seq) > (split_part($2, ' ', 1), coalesce(nullif(split_part($2, ' ', 2), ''), '0')::bigint)
        and seal not like '${keyIdOf(currentSecret(secret))}.%'
      order by stream, seq limit $3`,
    keep: `select reseal_evidence($1, split_part($2, ' ', 1), split_part($2, ' ', 2)::bigint, $3, $4)`,
    reseal({ sealed, tenantId = '', stream = '', payload = '' }) {
      const act = { tenantId, stream, payload };
      if (!seals.isSealed(act, sealed)) throw new Error('sealed by nobody who is known');
      return seals.seal(act, sealed.split('.')[1]);
    },
  };
}
