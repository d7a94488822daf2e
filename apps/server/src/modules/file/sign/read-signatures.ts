import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { FoundSignature } from '@zhaocai/model';
import { certificateInstant, commonNameOf, shanghaiInstant } from './distinguished-name.ts';
import { verifyCms, type VerifiedCms } from './verify-cms.ts';

/** A signature, and by what its certificate is known again. */
export type ReadSignature = Omit<FoundSignature, 'isKnown'> & { readonly fingerprint: string | undefined };

/** The digital signatures of a PDF in the order in which they were made, each judged; undefined: it is no readable PDF. */
export async function readSignatures(content: Buffer): Promise<ReadSignature[] | undefined> {
  try {
    const pdf = await PDFDocument.load(content, { updateMetadata: false, ignoreEncryption: true });
    return pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict && isSignature(object) ? [object] : []))
      .map((found) => ({ found, range: rangeOf(found) }))
      .sort((a, b) => (a.range[2] ?? 0) - (b.range[2] ?? 0))
      .map(({ found, range }) => judge(content, found, range));
  } catch {
    return undefined;
  }
}

function isSignature(dict: PDFDict): boolean {
  const type = dict.lookup(PDFName.of('Type'));
  const isTyped = type === PDFName.of('Sig') || type === undefined;
  return isTyped && dict.has(PDFName.of('ByteRange')) && dict.lookup(PDFName.of('Contents')) instanceof PDFHexString;
}

function rangeOf(dict: PDFDict): number[] {
  const range = dict.lookup(PDFName.of('ByteRange'));
  if (!(range instanceof PDFArray)) return [];
  return range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
}

function judge(content: Buffer, dict: PDFDict, range: readonly number[]): ReadSignature {
  const held = dict.lookup(PDFName.of('Contents'));
  const cms = held instanceof PDFHexString ? held.asBytes() : new Uint8Array();
  const signed = signedBytes(content, range, cms);
  const verified: VerifiedCms = signed
    ? verifyCms(cms, signed)
    : { isIntact: false, fault: 'range', namesCertificate: false, hasSigningTime: false };
  const { certificate, isIntact, fault } = verified;
  return {
    signer: certificate ? commonNameOf(certificate.subject) : textOf(dict.lookup(PDFName.of('Name'))),
    issuer: certificate ? commonNameOf(certificate.issuer) : '',
    serialNumber: certificate?.serialNumber ?? '',
    validFrom: certificate ? certificateInstant(certificate.validFrom) : null,
    validTo: certificate ? certificateInstant(certificate.validTo) : null,
    time: pdfInstant(textOf(dict.lookup(PDFName.of('M')))),
    reason: textOf(dict.lookup(PDFName.of('Reason'))),
    isIntact,
    coversWhole: signed !== undefined && (range[2] ?? 0) + (range[3] ?? 0) === content.length,
    isSelfSigned: certificate !== undefined && certificate.issuer === certificate.subject,
    level: levelOf(dict, verified),
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
function levelOf(dict: PDFDict, { namesCertificate, hasSigningTime }: VerifiedCms): string {
  const isPades = dict.lookup(PDFName.of('SubFilter')) === PDFName.of('ETSI.CAdES.detached');
  return isPades && namesCertificate && !hasSigningTime ? 'PAdES-B-B' : 'PKCS#7';
}

function textOf(object: PDFObject | undefined): string {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
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
