import type { FoundSignature } from '@zhaocai/model';
import { certificateInstant, commonNameOf, shanghaiInstant } from './distinguished-name.ts';
import { signaturesInPdf, type SignatureInPdf } from './read-pdf.ts';
import { verifyCms, type VerifiedCms } from './verify-cms.ts';

/** A signature, and by what its certificate is known again. */
export type ReadSignature = Omit<FoundSignature, 'isKnown'> & { readonly fingerprint: string | undefined };

/** The digital signatures of a PDF in the order in which they were made, each judged; undefined: it is no readable PDF. */
export async function readSignatures(content: Buffer): Promise<ReadSignature[] | undefined> {
  const found = await signaturesInPdf(content);
  return found?.sort((a, b) => (a.range[2] ?? 0) - (b.range[2] ?? 0)).map((signature) => judge(content, signature));
}

function judge(content: Buffer, { range, cms, name, time, reason, isPades }: SignatureInPdf): ReadSignature {
  const signed = signedBytes(content, range, cms);
  const verified: VerifiedCms = signed
    ? verifyCms(cms, signed)
    : { isIntact: false, fault: 'range', namesCertificate: false, hasSigningTime: false };
  const { certificate, isIntact, fault } = verified;
  return {
    signer: certificate ? commonNameOf(certificate.subject) : name,
    issuer: certificate ? commonNameOf(certificate.issuer) : '',
    serialNumber: certificate?.serialNumber ?? '',
    validFrom: certificate ? certificateInstant(certificate.validFrom) : null,
    validTo: certificate ? certificateInstant(certificate.validTo) : null,
    time: pdfInstant(time),
    reason,
    isIntact,
    coversWhole: signed !== undefined && (range[2] ?? 0) + (range[3] ?? 0) === content.length,
    isSelfSigned: certificate !== undefined && certificate.issuer === certificate.subject,
    level: levelOf(isPades, verified),
    fingerprint: certificate && fingerprintOf(certificate.fingerprint256),
    ...(fault === undefined ? {} : { fault }),
  };
}

export function fingerprintOf(text: string): string {
  return text.replaceAll(':', '').toLowerCase();
}

/** What was signed: everything but the signature itself. A range that leaves out more is a trick. */
function signedBytes(content: Buffer, range: readonly number[], cms: Uint8Array): Buffer | undefined {
  const [start = -1, length = -1, next = -1, rest = -1] = range;
  const isWhole = range.length === 4 && range.every((one) => Number.isSafeInteger(one) && one >= 0);
  if (!isWhole || start !== 0 || next < length + 2 || next + rest > content.length) return undefined;
  const left = content.subarray(length, next).toString('latin1');
  const isTheSignature =
    /^<[0-9a-fA-F\s]*>$/.test(left) && Buffer.from(left.replace(/[<>\s]/g, ''), 'hex').equals(Buffer.from(cms));
  return isTheSignature ? Buffer.concat([content.subarray(0, length), content.subarray(next, next + rest)]) : undefined;
}

/** B-B: the CMS names its certificate, and the time stands in the PDF alone. */
function levelOf(isPades: boolean, { namesCertificate, hasSigningTime }: VerifiedCms): string {
  return isPades && namesCertificate && !hasSigningTime ? 'PAdES-B-B' : 'PKCS#7';
}

/** `D:20261121220000+08'00'` as the wire's instant. */
export function pdfInstant(text: string): string | null {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign = 'Z', hours, minutes] =
    /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Z+-])(?:(\d\d)'?(\d\d)?)?)?/.exec(text) ?? [];
  if (!year) return null;
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const shift = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return shanghaiInstant(sign === 'Z' ? ms : sign === '+' ? ms - shift : ms + shift);
}
