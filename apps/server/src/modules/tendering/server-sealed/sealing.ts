import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { derivedKey, keyNames, type Secret } from '../../../platform/secrets/index.ts';
import { resealedDeks } from './resealed-dek.ts';

/** What is sealed, and where it belongs: a cipher text moved to another place does not open there. */
export interface Scope {
  readonly tenantId: string;
  readonly packageId: string;
  readonly entryId: string;
  /** `quote <version>` or `file`. */
  readonly label: string;
}

export interface Sealing {
  /** The one unwrap of a private key to use it: the opening's. */
  unwrapPackageKey(of: { tenantId: string; packageId: string; wrappedPrivateKey: string }): KeyObject;
  dekOfPackage(scope: Scope, packageDek: string, privateKey: KeyObject): Buffer;
  dekOfBidder(scope: Scope, bidderDek: string, supplierTenantId: string): Buffer;
  /** The bidder's copy as he handed it in, which his receipt vouches for. */
  receivedDek(bidderDek: string): string;
  /** The same copy under the current SECRET, with what was handed in kept beside it. */
  resealBidderDek(scope: Scope, bidderDek: string, supplierTenantId: string): string;
  /** The same private key under the current SECRET. */
  rewrapPackageKey(of: { tenantId: string; packageId: string; wrappedPrivateKey: string }): string;
}

const keyLabel = 'zhaocai package key 1';
const dekLabel = 'zhaocai data key 1';
const bidderLabel = 'zhaocai bidder key 1';

/**
 * What the server sealed before bidders' browsers did (decisions 0040): AES-256-GCM under a data key of its own, which is
 * encrypted to the package's X25519 key and to a key of the bidder. It is opened and kept, and nothing is sealed so any more.
 */
export function createSealing(secret: Secret): Sealing {
  const packageKeys = wrapping(secret, keyLabel);
  return {
    ...bidderDeks(secret),
    unwrapPackageKey({ tenantId, packageId, wrappedPrivateKey }) {
      const der = packageKeys.unwrap(wrappedPrivateKey, { salt: tenantId, aad: `${tenantId}|${packageId}` });
      return createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
    },
    rewrapPackageKey({ tenantId, packageId, wrappedPrivateKey }) {
      const place = { salt: tenantId, aad: `${tenantId}|${packageId}` };
      return packageKeys.wrap(packageKeys.unwrap(wrappedPrivateKey, place), place);
    },
    dekOfPackage: (scope, packageDek, privateKey) => unwrapForPackage(packageDek, privateKey, aadOf(scope)),
  };
}

type BidderDeks = Pick<Sealing, 'dekOfBidder' | 'receivedDek' | 'resealBidderDek'>;

/** A bidder's copies of data keys: as they were handed in, or brought under another SECRET since. */
function bidderDeks(secret: Secret): BidderDeks {
  const wrapped = wrapping(secret, bidderLabel);
  const resealed = resealedDeks(secret);
  const placeOf = (scope: Scope, supplierTenantId: string) => `${aadOf(scope)}|${supplierTenantId}`;
  const receivedDek = (bidderDek: string) => resealed.read(bidderDek)?.received ?? bidderDek;
  const dekOfBidder: Sealing['dekOfBidder'] = (scope, bidderDek, supplierTenantId) => {
    const moved = resealed.read(bidderDek);
    if (!moved) return wrapped.unwrap(bidderDek, { salt: supplierTenantId, aad: aadOf(scope) });
    if (moved.place !== placeOf(scope, supplierTenantId)) throw new Error('a data key of another place');
    return Buffer.from(moved.dek, 'base64');
  };
  return {
    receivedDek,
    dekOfBidder,
    resealBidderDek: (scope, bidderDek, supplierTenantId) =>
      resealed.make({
        received: receivedDek(bidderDek),
        dek: dekOfBidder(scope, bidderDek, supplierTenantId).toString('base64'),
        place: placeOf(scope, supplierTenantId),
      }),
  };
}

interface WrapPlace {
  readonly salt: string;
  readonly aad: string;
}

/** Under a key of SECRET, which is named before what is wrapped. */
function wrapping(secret: Secret, label: string) {
  const names = keyNames(secret);
  return {
    wrap: (plain: Buffer, { salt, aad }: WrapPlace) =>
      names.currentPrefix + encrypt(derivedKey(secret, label, salt), plain, aad).toString('base64'),
    unwrap: (text: string, { salt, aad }: WrapPlace) =>
      names.openNamed(text, (bare, one) => decrypt(derivedKey(one, label, salt), Buffer.from(bare, 'base64'), aad)),
  };
}

/** Decrypts what was sealed under this data key for this place; throws when a bit differs. */
export function unseal(scope: Scope, cipher: Buffer, dek: Buffer): Buffer {
  return decrypt(dek, cipher, aadOf(scope));
}

function aadOf({ tenantId, packageId, entryId, label }: Scope): string {
  return [tenantId, packageId, entryId, label].join('|');
}

/** Ephemeral X25519 against the package's public key; both halves are bound into the derived key. */
function unwrapForPackage(packageDek: string, privateKey: KeyObject, aad: string): Buffer {
  const [epk = '', wrapped = ''] = packageDek.split('.');
  const shared = diffieHellman({ privateKey, publicKey: imported(epk) });
  const publicKey = exported(createPublicKey(privateKey));
  const key = Buffer.from(hkdfSync('sha256', shared, `${epk}|${publicKey}`, dekLabel, 32));
  return decrypt(key, Buffer.from(wrapped, 'base64'), aad);
}

function exported(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

function imported(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
}

const ivBytes = 12;
const tagBytes = 16;

/** iv, tag, cipher text in one buffer. */
function encrypt(key: Buffer, plain: Buffer, aad: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(aad));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, sealed: Buffer, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}
