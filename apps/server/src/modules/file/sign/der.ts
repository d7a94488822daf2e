import forge from 'node-forge';

/** A node of DER, as the library has it. */
export type Der = forge.asn1.Asn1;

const { Class, Type } = forge.asn1;

export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsaPss: '1.2.840.113549.1.1.10',
} as const;

export function sequence(...children: Der[]): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, children);
}

export function set(...children: Der[]): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.SET, true, children);
}

export function oid(name: string): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.OID, false, forge.asn1.oidToDer(name).getBytes());
}

export function octets(bytes: Buffer): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('latin1'));
}

export function integer(value: number): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.INTEGER, false, String.fromCharCode(value));
}

export function nothing(): Der {
  return forge.asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
}

/** `[number]` around these. */
export function tagged(number: number, ...children: Der[]): Der {
  return forge.asn1.create(Class.CONTEXT_SPECIFIC, number, true, children);
}

export function derBytes(node: Der): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
}

/** What follows the first value is left alone: a signature's place is larger than the signature. */
export function readDer(bytes: Uint8Array): Der {
  return forge.asn1.fromDer(Buffer.from(bytes).toString('latin1'), { strict: true, parseAllBytes: false } as never);
}

export function childrenOf(node: Der | undefined): Der[] {
  return node && Array.isArray(node.value) ? node.value : [];
}

export function bytesOfDer(node: Der | undefined): Buffer {
  if (!node) return Buffer.alloc(0);
  if (typeof node.value === 'string') return Buffer.from(node.value, 'latin1');
  return Buffer.concat(childrenOf(node).map(bytesOfDer));
}

export function oidOf(node: Der | undefined): string {
  return node && typeof node.value === 'string' ? forge.asn1.derToOid(forge.util.createBuffer(node.value)) : '';
}

export function isTagged(node: Der, number: number): boolean {
  return node.tagClass === Class.CONTEXT_SPECIFIC && node.type === number;
}

/** Of a certificate: who issued it and its number there, by which a signature names it. */
export function issuerAndSerial(certificate: Uint8Array): { issuer: Der; serial: Der } | undefined {
  const [body] = childrenOf(readDer(certificate));
  const fields = childrenOf(body).filter((field) => !isTagged(field, 0));
  const [serial, , issuer] = fields;
  return serial && issuer ? { serial, issuer } : undefined;
}
