import { refuse } from '../../../platform/http/index.ts';
import { askPdfThread } from './pdf-threads.ts';
import type { OpenedKey } from './read-p12.ts';
import { signCms } from './sign-cms.ts';

/** A picture on a page; place and width are parts of the page, from its upper left corner. */
export interface PlacedMark {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly picture: Buffer;
}

export interface Signing {
  readonly key: OpenedKey;
  readonly signerName: string;
  readonly reason: string;
  /** Wire instant. */
  readonly now: string;
  readonly marks: readonly PlacedMark[];
}

/** Room for the signature with a chain of certificates. */
const signatureBytes = 12_288;

const script = new URL('prepare-pdf-thread.mjs', import.meta.url);

/**
 * Signs a PDF (PAdES-B-B). What is there stays byte for byte, so that earlier signatures hold; the marks and the
 * signature are added behind it. A stranger may have made it, so it is opened in a thread; the key stays here.
 */
export async function signPdf(content: Uint8Array, { key, ...shown }: Signing): Promise<Buffer> {
  const data = { content: new Uint8Array(content), ...shown, signatureBytes };
  // The script beside this one answers this and nothing else.
  const prepared = (await askPdfThread({ script, data })) as Uint8Array | undefined;
  return prepared ? fill(Buffer.from(prepared), key) : refuse('file.pdfUnreadable');
}

/** Writes which bytes are signed, then signs them. */
function fill(pdf: Buffer, key: OpenedKey): Buffer {
  const marker = Buffer.from(`<${'0'.repeat(signatureBytes * 2)}>`);
  const start = pdf.lastIndexOf(marker);
  const end = start + marker.length;
  const range = pdf.lastIndexOf('/ByteRange');
  const rangeEnd = pdf.indexOf(']', range) + 1;
  if (start < 0 || range < 0) throw new Error('the PDF has no place for its signature');
  const text = `/ByteRange [0 ${start} ${end} ${pdf.length - end}]`;
  if (text.length > rangeEnd - range) throw new Error('the PDF has no room for its byte range');
  pdf.write(text.padEnd(rangeEnd - range), range, 'latin1');
  const signature = signCms(Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]), key);
  if (signature.length > signatureBytes) throw new Error('the chain of certificates is too long');
  pdf.write(signature.toString('hex'), start + 1, 'latin1');
  return pdf;
}
