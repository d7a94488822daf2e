import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { tell, Told } from '../../../platform/threads/told.ts';
import type { KeptKey } from './key-box.ts';

/** What a P12 file holds, as it travels out of its thread. */
export interface OpenedP12 {
  /** PKCS #8 in DER. */
  readonly privateKey: Uint8Array;
  /** DER; the signer's own first, then its issuers. */
  readonly chain: readonly Uint8Array[];
}

const leastKeyBits = 2048;
/** The library and whoever signs with it is slow beyond, and no issuer goes so far. */
const mostKeyBits = 8192;
/** What opens it says itself how often it is hashed: OpenSSL writes 2,048, Windows 2,000, careful ones some 100,000. */
const mostIterations = 1_000_000;
const curves: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1']);

/**
 * Opens a P12 file; refused where it is none, the password is wrong, or its key is of no use here. It may take as long as its
 * maker likes, so it is called in a thread alone (p12-thread.ts).
 */
export function openP12({ content, password }: KeptKey): OpenedP12 {
  const safe = openSafe(content, password);
  const keys = [...bagsOf(safe, forge.pki.oids.pkcs8ShroudedKeyBag), ...bagsOf(safe, forge.pki.oids.keyBag)];
  const bag = keys[0] ?? tell('file.certificateNoKey');
  const privateKey = keyOf(bag);
  if (!isOfUse(privateKey)) tell('file.certificateKey');
  const certificates = bagsOf(safe, forge.pki.oids.certBag).flatMap(({ cert, asn1 }) =>
    cert || asn1 ? [derOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)] : [],
  );
  const own = certificates.find((one) => new X509Certificate(one).checkPrivateKey(privateKey));
  if (!own) tell('file.certificateUnreadable');
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }),
    chain: [own, ...certificates.filter((one) => one !== own)],
  };
}

function openSafe(content: string, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    const file = forge.asn1.fromDer(Buffer.from(content, 'base64').toString('latin1'));
    if (iterationsIn(file) > mostIterations) tell('file.certificateCostly');
    return forge.pkcs12.pkcs12FromAsn1(file, password);
  } catch (error) {
    if (error instanceof Told) throw error;
    return tell('file.certificateUnreadable');
  }
}

/**
 * The most that any part asks for: everywhere (PKCS #5, PKCS #12) it is the number behind a salt. What lies in an encrypted
 * part is not seen here: the thread's time is its limit.
 */
function iterationsIn(node: forge.asn1.Asn1): number {
  if (typeof node.value === 'string') return isOctets(node) ? iterationsWithin(node.value) : 0;
  const own = node.value.map((one, at) => (isOctets(node.value[at - 1]) && isNumber(one) ? numberOf(one) : 0));
  return Math.max(0, ...own, ...node.value.map(iterationsIn));
}

/** The parts of the file are texts within it, of DER again. */
function iterationsWithin(text: string): number {
  if (text.charCodeAt(0) !== 0x30) return 0;
  try {
    return iterationsIn(forge.asn1.fromDer(text));
  } catch {
    return 0;
  }
}

function isOctets(node: unknown): boolean {
  return isOfType(node, forge.asn1.Type.OCTETSTRING);
}

function isNumber(node: unknown): boolean {
  return isOfType(node, forge.asn1.Type.INTEGER);
}

function isOfType(node: unknown, type: number): boolean {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === type;
}

function numberOf({ value }: forge.asn1.Asn1): number {
  return typeof value === 'string' ? Number(`0x${Buffer.from(value, 'latin1').toString('hex')}`) : 0;
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
    return tell('file.certificateKey');
  }
}

/** RSA of a sound length, or one of the usual curves. */
function isOfUse({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  if (asymmetricKeyType === 'ec') return curves.has(asymmetricKeyDetails?.namedCurve ?? '');
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  return asymmetricKeyType === 'rsa' && bits >= leastKeyBits && bits <= mostKeyBits;
}

function derOf(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
}
