import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { refuse } from '../../../platform/http/index.ts';
import type { KeptKey } from './key-box.ts';

/** What a P12 file holds. */
export interface OpenedKey {
  readonly privateKey: KeyObject;
  /** The signer's own first, then its issuers. */
  readonly chain: readonly Buffer[];
}

const leastKeyBits = 2048;
const curves: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);

/** Opens a P12 file; refused where it is none, the password is wrong, or its key is of no use here. */
export function readP12({ content, password }: KeptKey): OpenedKey {
  const safe = openSafe(content, password);
  const keys = [...bagsOf(safe, forge.pki.oids.pkcs8ShroudedKeyBag), ...bagsOf(safe, forge.pki.oids.keyBag)];
  const bag = keys[0] ?? refuse('file.certificateNoKey');
  const privateKey = keyOf(bag);
  if (!isOfUse(privateKey)) refuse('file.certificateKey');
  const certificates = bagsOf(safe, forge.pki.oids.certBag).flatMap(({ cert, asn1 }) =>
    cert || asn1 ? [derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)] : [],
  );
  const own = certificates.find((one) => new X509Certificate(one).checkPrivateKey(privateKey));
  if (!own) refuse('file.certificateUnreadable');
  return { privateKey, chain: [own, ...certificates.filter((one) => one !== own)] };
}

function openSafe(content: string, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    const bytes = Buffer.from(content, 'base64').toString('latin1');
    return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes), password);
  } catch {
    refuse('file.certificateUnreadable');
  }
}

function bagsOf(safe: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined): forge.pkcs12.Bag[] {
  return bagType === undefined ? [] : (safe.getBags({ bagType })[bagType] ?? []);
}

/** The library knows RSA alone; of another key it hands on the plain PKCS #8. */
function keyOf({ key, asn1 }: forge.pkcs12.Bag): KeyObject {
  if (key) return createPrivateKey(forge.pki.privateKeyToPem(key));
  try {
    return createPrivateKey({ key: derOf(asn1), format: 'der', type: 'pkcs8' });
  } catch {
    return refuse('file.certificateKey');
  }
}

/** RSA of a sound length, or one of the usual curves. */
function isOfUse({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return curves.has(asymmetricKeyDetails?.namedCurve ?? '');
  return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= leastKeyBits;
}

function derOf(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
}
