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
import { tell } from '../../../platform/threads/told.ts';
import { verifyCms, type VerifiedCms } from './verify-cms.ts';

/** More than a dossier is ever signed with; each may be over the whole file. */
export const mostSignatures = 50;
/** With a chain of certificates and a stamp of time it is some ten kilobytes. */
const largestCms = 64 * 1024;

/** A signature of a PDF as it travels out of its thread: what its dictionary says, and whether it holds. */
export interface JudgedSignature extends Omit<VerifiedCms, 'certificate'> {
  /** DER */
  readonly certificate: Uint8Array | undefined;
  readonly name: string;
  /** `D:20261121220000+08'00'` */
  readonly time: string;
  readonly reason: string;
  readonly isPades: boolean;
  readonly coversWhole: boolean;
}

/**
 * The signatures of a stranger's PDF in the order in which they were made. It may take its time and its memory, so it is
 * called in a thread alone (read-pdf-thread.ts); a fault of its reader is no readable PDF.
 */
export async function judgePdf(bytes: Uint8Array): Promise<JudgedSignature[]> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
  const found = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && isSignature(object) ? [object] : []));
  if (found.length > mostSignatures) tell('file.pdfTooManySignatures', { max: mostSignatures });
  return found
    .map((dict) => ({ dict, range: rangeOf(dict), cms: cmsOf(dict) }))
    .sort((a, b) => (a.range[2] ?? 0) - (b.range[2] ?? 0))
    .map((signature) => judge(content, signature));
}

function judge(
  content: Buffer,
  { dict, range, cms }: { dict: PDFDict; range: readonly number[]; cms: Uint8Array },
): JudgedSignature {
  const signed = signedBytes(content, range, cms);
  const verified: VerifiedCms = signed
    ? verifyCms(cms, signed)
    : { isIntact: false, fault: 'range', namesCertificate: false, hasSigningTime: false };
  return {
    ...verified,
    certificate: verified.certificate && new Uint8Array(verified.certificate.raw),
    name: textOf(dict, 'Name'),
    time: textOf(dict, 'M'),
    reason: textOf(dict, 'Reason'),
    isPades: dict.lookup(PDFName.of('SubFilter')) === PDFName.of('ETSI.CAdES.detached'),
    coversWhole: signed !== undefined && (range[2] ?? 0) + (range[3] ?? 0) === content.length,
  };
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

function isSignature(dict: PDFDict): boolean {
  const type = valueOf(dict, 'Type');
  const isTyped = type === PDFName.of('Sig') || type === undefined;
  return isTyped && dict.has(PDFName.of('ByteRange')) && valueOf(dict, 'Contents') instanceof PDFHexString;
}

function cmsOf(dict: PDFDict): Uint8Array {
  const contents = valueOf(dict, 'Contents');
  const cms = contents instanceof PDFHexString ? contents.asBytes() : new Uint8Array();
  return cms.length <= largestCms ? cms : tell('file.pdfTooManySignatures', { max: mostSignatures });
}

function rangeOf(dict: PDFDict): number[] {
  const range = valueOf(dict, 'ByteRange');
  if (!(range instanceof PDFArray)) return [];
  return range.asArray().map((one) => (one instanceof PDFNumber ? one.asNumber() : Number.NaN));
}

function textOf(dict: PDFDict, name: string): string {
  const object = valueOf(dict, name);
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
}

function valueOf(dict: PDFDict, name: string): PDFObject | undefined {
  return dict.lookup(PDFName.of(name));
}
