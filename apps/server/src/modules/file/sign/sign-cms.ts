import { createHash, sign } from 'node:crypto';
import {
  derBytes,
  integer,
  issuerAndSerial,
  nothing,
  octets,
  oid,
  oids,
  readDer,
  sequence,
  set,
  tagged,
  type Der,
} from './der.ts';
import type { OpenedKey } from './read-p12.ts';

/**
 * A detached CMS signature over `content` as PAdES baseline B-B (ETSI EN 319 142-1) wants it: SHA-256, the signer's
 * certificate named within what is signed, no time of its own (the PDF's dictionary has it).
 */
export function signCms(content: Buffer, { privateKey, chain }: OpenedKey): Buffer {
  const own = chain[0];
  const named = own && issuerAndSerial(own);
  if (!own || !named) throw new Error('a key without its certificate');
  const attributes = inDerOrder([
    attribute(oids.contentType, oid(oids.data)),
    attribute(oids.messageDigest, octets(sha256(content))),
    attribute(oids.signingCertificate, certificateReference(own, named)),
  ]);
  const signature = sign('sha256', derBytes(set(...attributes)), privateKey);
  const signer = sequence(
    integer(1),
    sequence(named.issuer, named.serial),
    sequence(oid(oids.sha256), nothing()),
    tagged(0, ...attributes),
    // RFC 5758: with ECDSA there are no parameters, not even an empty one.
    privateKey.asymmetricKeyType === 'ec'
      ? sequence(oid(oids.ecdsaWithSha256))
      : sequence(oid(oids.sha256WithRsa), nothing()),
    octets(signature),
  );
  const signedData = sequence(
    integer(1),
    set(sequence(oid(oids.sha256), nothing())),
    sequence(oid(oids.data)),
    tagged(0, ...chain.map(readDer)),
    set(signer),
  );
  return derBytes(sequence(oid(oids.signedData), tagged(0, signedData)));
}

function attribute(name: string, value: Der): Der {
  return sequence(oid(name), set(value));
}

/** ESSCertIDv2 with SHA-256, which is its default and so is not named. */
function certificateReference(certificate: Buffer, { issuer, serial }: { issuer: Der; serial: Der }): Der {
  const issuerSerial = sequence(sequence(tagged(4, issuer)), serial);
  return sequence(sequence(sequence(octets(sha256(certificate)), issuerSerial)));
}

/** DER sorts the members of a set by their bytes. */
function inDerOrder(attributes: readonly Der[]): Der[] {
  return attributes
    .map((node) => ({ node, bytes: derBytes(node) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ node }) => node);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
