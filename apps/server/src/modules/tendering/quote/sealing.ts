import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { derivedKey } from '../../../platform/secrets/index.ts';

/** What is sealed, and where it belongs: a cipher text moved to another place does not open there. */
export interface Scope {
  readonly tenantId: string;
  readonly packageId: string;
  readonly entryId: string;
  /** `quote <version>` or `file`. */
  readonly label: string;
}

export interface Sealed {
  readonly cipher: Buffer;
  /** The data key, for whoever holds the package's private key. */
  readonly packageDek: string;
  /** The data key, for the bidder himself. */
  readonly bidderDek: string;
}

export interface SealFor {
  readonly publicKey: string;
  readonly supplierTenantId: string;
}

export interface Sealing {
  newPackageKey(of: { tenantId: string; packageId: string }): { publicKey: string; wrappedPrivateKey: string };
  seal(scope: Scope, plain: Buffer, recipients: SealFor): Sealed;
  /** The one unwrap of a private key: the opening's. */
  unwrapPackageKey(of: { tenantId: string; packageId: string; wrappedPrivateKey: string }): KeyObject;
  dekOfPackage(scope: Scope, packageDek: string, privateKey: KeyObject): Buffer;
  dekOfBidder(scope: Scope, bidderDek: string, supplierTenantId: string): Buffer;
}

const keyLabel = 'zhaocai package key 1';
const dekLabel = 'zhaocai data key 1';
const bidderLabel = 'zhaocai bidder key 1';

/**
 * Sealing on the server (decisions 24): AES-256-GCM under a fresh data key, which is encrypted to the package's X25519
 * key and to a key of the bidder. A stolen database opens nothing; whoever holds it and SECRET does.
 */
export function createSealing(secret: string): Sealing {
  const derive = (label: string, salt: string) => derivedKey(secret, label, salt);
  return {
    newPackageKey({ tenantId, packageId }) {
      const pair = generateKeyPairSync('x25519');
      const wrapped = encrypt(
        derive(keyLabel, tenantId),
        pair.privateKey.export({ type: 'pkcs8', format: 'der' }),
        `${tenantId}|${packageId}`,
      );
      return { publicKey: exported(pair.publicKey), wrappedPrivateKey: wrapped.toString('base64') };
    },
    seal(scope, plain, { publicKey, supplierTenantId }) {
      const dek = randomBytes(32);
      return {
        cipher: encrypt(dek, plain, aadOf(scope)),
        packageDek: wrapForPackage(dek, publicKey, aadOf(scope)),
        bidderDek: encrypt(derive(bidderLabel, supplierTenantId), dek, aadOf(scope)).toString('base64'),
      };
    },
    unwrapPackageKey({ tenantId, packageId, wrappedPrivateKey }) {
      const der = decrypt(
        derive(keyLabel, tenantId),
        Buffer.from(wrappedPrivateKey, 'base64'),
        `${tenantId}|${packageId}`,
      );
      return createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
    },
    dekOfPackage: (scope, packageDek, privateKey) => unwrapForPackage(packageDek, privateKey, aadOf(scope)),
    dekOfBidder: (scope, bidderDek, supplierTenantId) =>
      decrypt(derive(bidderLabel, supplierTenantId), Buffer.from(bidderDek, 'base64'), aadOf(scope)),
  };
}

/** Encrypts a further piece of the same place under a data key that is already wrapped. */
export function sealUnder(scope: Scope, plain: Buffer, dek: Buffer): Buffer {
  return encrypt(dek, plain, aadOf(scope));
}

/** Decrypts what was sealed under this data key for this place; throws when a bit differs. */
export function unseal(scope: Scope, cipher: Buffer, dek: Buffer): Buffer {
  return decrypt(dek, cipher, aadOf(scope));
}

function aadOf({ tenantId, packageId, entryId, label }: Scope): string {
  return [tenantId, packageId, entryId, label].join('|');
}

/** Ephemeral X25519 against the package's public key; both halves are bound into the derived key. */
function wrapForPackage(dek: Buffer, publicKey: string, aad: string): string {
  const ephemeral = generateKeyPairSync('x25519');
  const epk = exported(ephemeral.publicKey);
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: imported(publicKey) });
  const key = Buffer.from(hkdfSync('sha256', shared, `${epk}|${publicKey}`, dekLabel, 32));
  return `${epk}.${encrypt(key, dek, aad).toString('base64')}`;
}

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
