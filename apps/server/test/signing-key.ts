import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A P12 file with a certificate that names itself as issuer, as base64; made for tests. */
export function makeP12(commonName: string, { password = 'p12-password', bits = 2048, days = 365 } = {}): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const key = forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString());
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01a2b3c4d5';
  // The demo's clock stands in November 2026; the certificate began before it.
  certificate.validity.notBefore = new Date(Date.now() - 2 * 365 * 86_400_000);
  certificate.validity.notAfter = new Date(Date.now() + days * 86_400_000);
  const name = [
    { name: 'commonName', value: commonName, valueTagClass: forge.asn1.Type.UTF8 },
    { name: 'countryName', value: 'CN' },
  ] as forge.pki.CertificateField[];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(key, forge.md.sha256.create());
  const safe = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256' });
  return forge.util.encode64(forge.asn1.toDer(safe).getBytes());
}
