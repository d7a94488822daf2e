import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { derivedKey, keyNames } from '../src/platform/secrets/index.ts';
import type { QuoteContent } from '../src/modules/tendering/quote/quote-content.ts';
import type { Scope } from '../src/modules/tendering/server-sealed/sealing.ts';

// How the server sealed quotes before their bidders' browsers did: the product only opens what was sealed so.

export function newPackageKey(secret: string, { tenantId, packageId }: { tenantId: string; packageId: string }) {
  const pair = generateKeyPairSync('x25519');
  const der = pair.privateKey.export({ type: 'pkcs8', format: 'der' });
  const key = derivedKey(secret, 'zhaocai package key 1', tenantId);
  const wrapped = encrypt(key, der, `${tenantId}|${packageId}`).toString('base64');
  return { publicKey: exported(pair.publicKey), wrappedPrivateKey: keyNames(secret).currentPrefix + wrapped };
}

export interface Recipients {
  readonly publicKey: string;
  readonly supplierTenantId: string;
}

/** The cipher text, and its data key for the package and for the bidder. */
export function sealFormerly(secret: string, scope: Scope, sealed: { plain: Buffer; recipients: Recipients }) {
  const { plain, recipients } = sealed;
  const dek = randomBytes(32);
  const bidderKey = derivedKey(secret, 'zhaocai bidder key 1', recipients.supplierTenantId);
  return {
    cipher: encrypt(dek, plain, aadOf(scope)),
    packageDek: wrapForPackage(dek, recipients.publicKey, aadOf(scope)),
    bidderDek: keyNames(secret).currentPrefix + encrypt(bidderKey, dek, aadOf(scope)).toString('base64'),
    dek,
  };
}

/** A further piece of the same place under its data key. */
export function sealUnder(scope: Scope, plain: Buffer, dek: Buffer): Buffer {
  return encrypt(dek, plain, aadOf(scope));
}

export function quoteToBytes(content: QuoteContent): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  const padded = Buffer.alloc(Math.ceil(text.length / 4096) * 4096, ' ');
  text.copy(padded);
  return padded;
}

function aadOf({ tenantId, packageId, entryId, label }: Scope): string {
  return [tenantId, packageId, entryId, label].join('|');
}

function wrapForPackage(dek: Buffer, publicKey: string, aad: string): string {
  const ephemeral = generateKeyPairSync('x25519');
  const epk = exported(ephemeral.publicKey);
  const recipient = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: recipient });
  const key = Buffer.from(hkdfSync('sha256', shared, `${epk}|${publicKey}`, 'zhaocai data key 1', 32));
  return `${epk}.${encrypt(key, dek, aad).toString('base64')}`;
}

function exported(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

function encrypt(key: Buffer, plain: Buffer, aad: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: 16 }).setAAD(Buffer.from(aad));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}
