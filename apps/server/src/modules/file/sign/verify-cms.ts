import { constants, createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto';
import {
  bytesOfDer,
  childrenOf,
  derBytes,
  isTagged,
  issuerAndSerial,
  oidOf,
  oids,
  readDer,
  set,
  type Der,
} from './der.ts';

export interface VerifiedCms {
  readonly isIntact: boolean;
  readonly fault?: string;
  readonly certificate?: X509Certificate;
  /** The signer's certificate is named within what is signed. */
  readonly namesCertificate: boolean;
  readonly hasSigningTime: boolean;
}

const hashes: Readonly<Record<string, string>> = {
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

/** Judges a detached CMS signature over `content`: is it the certificate's, and is the content what was signed? */
export function verifyCms(cms: Uint8Array, content: Buffer): VerifiedCms {
  const parsed = parse(cms);
  const plain = { namesCertificate: false, hasSigningTime: false };
  if (!parsed) return { ...plain, isIntact: false, fault: 'unreadable' };
  const { certificates, signer } = parsed;
  const certificate = certificates.find((one) => isNamedBy(one, signer.sid));
  if (!certificate) return { ...plain, isIntact: false, fault: 'certificateMissing' };
  const reference = attributeOf(signer, oids.signingCertificate);
  const known = {
    certificate,
    namesCertificate: reference !== undefined,
    hasSigningTime: attributeOf(signer, oids.signingTime) !== undefined,
  };
  const fault = faultOf({ signer, certificate, reference, content });
  return fault ? { ...known, isIntact: false, fault } : { ...known, isIntact: true };
}

interface Signer {
  readonly sid: Der;
  readonly hash: string | undefined;
  readonly attributes: readonly Der[];
  readonly algorithm: string;
  readonly signature: Buffer;
}

function parse(cms: Uint8Array): { certificates: X509Certificate[]; signer: Signer } | undefined {
  try {
    const [kind, wrapped] = childrenOf(readDer(cms));
    if (oidOf(kind) !== oids.signedData) return undefined;
    const fields = childrenOf(childrenOf(wrapped)[0]);
    const certificates = childrenOf(fields.find((field) => isTagged(field, 0))).map(
      (node) => new X509Certificate(derBytes(node)),
    );
    const signer = signerOf(childrenOf(childrenOf(fields.at(-1))[0]));
    return signer && { certificates, signer };
  } catch {
    return undefined;
  }
}

function signerOf([, sid, digest, ...rest]: readonly Der[]): Signer | undefined {
  const attributes = rest.find((node) => isTagged(node, 0));
  const [algorithm, signature] = rest.filter((node) => !isTagged(node, 0) && !isTagged(node, 1));
  if (!sid || !algorithm || !signature) return undefined;
  return {
    sid,
    hash: hashes[oidOf(childrenOf(digest)[0])],
    attributes: childrenOf(attributes),
    algorithm: oidOf(childrenOf(algorithm)[0]),
    signature: bytesOfDer(signature),
  };
}

function isNamedBy(certificate: X509Certificate, sid: Der): boolean {
  const named = issuerAndSerial(certificate.raw);
  const [issuer, serial] = childrenOf(sid);
  if (!named || !issuer || !serial) return false;
  return derBytes(named.issuer).equals(derBytes(issuer)) && derBytes(named.serial).equals(derBytes(serial));
}

function attributeOf({ attributes }: Signer, name: string): Der | undefined {
  const found = attributes.find((node) => oidOf(childrenOf(node)[0]) === name);
  return childrenOf(childrenOf(found)[1])[0];
}

interface Judging {
  readonly signer: Signer;
  readonly certificate: X509Certificate;
  readonly reference: Der | undefined;
  readonly content: Buffer;
}

function faultOf({ signer, certificate, reference, content }: Judging): string | undefined {
  if (!signer.hash) return 'algorithm';
  const digest = createHash(signer.hash).update(content).digest();
  const hasAttributes = signer.attributes.length > 0;
  if (hasAttributes && !isSame(bytesOfDer(attributeOf(signer, oids.messageDigest)), digest)) return 'changed';
  if (reference && !namesThis(reference, certificate)) return 'certificate';
  const signed = hasAttributes ? derBytes(set(...signer.attributes)) : content;
  const isPss = signer.algorithm === oids.rsaPss;
  const key = isPss
    ? { key: certificate.publicKey, padding: constants.RSA_PKCS1_PSS_PADDING }
    : { key: certificate.publicKey };
  try {
    return verify(signer.hash, signed, key, signer.signature) ? undefined : 'changed';
  } catch {
    return 'algorithm';
  }
}

/** The reference's hash is SHA-256 unless it names another; then this one is not judged by it. */
function namesThis(reference: Der, certificate: X509Certificate): boolean {
  const [first] = childrenOf(childrenOf(childrenOf(reference)[0])[0]);
  if (first && Array.isArray(first.value)) return true;
  return isSame(bytesOfDer(first), createHash('sha256').update(certificate.raw).digest());
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
