import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFImage,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { refuse } from '../../../platform/http/index.ts';
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
const gap = PDFName.of('**********');

/**
 * Signs a PDF (PAdES-B-B). What is there stays byte for byte, so that earlier signatures hold; the marks and the
 * signature are added behind it.
 */
export async function signPdf(content: Uint8Array, signing: Signing): Promise<Buffer> {
  const pdf = await openPdf(content);
  await addSignature(pdf, signing);
  return fill(Buffer.from(await pdf.commit({ useObjectStreams: false })), signing.key);
}

async function openPdf(content: Uint8Array): Promise<PDFDocument> {
  try {
    const pdf = await PDFDocument.load(content, { forIncrementalUpdate: true, updateMetadata: false });
    pdf.getPages();
    return pdf;
  } catch {
    refuse('file.pdfUnreadable');
  }
}

async function addSignature(pdf: PDFDocument, { signerName, reason, now, marks }: Signing): Promise<void> {
  const pages = pdf.getPages();
  const drawn = await Promise.all(marks.map(async (mark) => ({ mark, image: await embed(pdf, mark.picture) })));
  // The first mark is the look of the signature itself; the others are drawn on their pages and signed with them.
  const [first, ...others] = drawn.map(({ mark, image }) => ({ image, ...placeOf(pages, mark) }));
  for (const { image, page, box } of others) page.drawImage(image, box);
  const page = first?.page ?? pages[0] ?? refuse('file.pdfUnreadable');
  const signature = pdf.context.register(
    pdf.context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, gap, gap, gap],
      Contents: PDFHexString.of('0'.repeat(signatureBytes * 2)),
      Name: PDFHexString.fromText(signerName),
      M: PDFString.of(`D:${now.replace(/\D/g, '')}+08'00'`),
      ...(reason === '' ? {} : { Reason: PDFHexString.fromText(reason) }),
    }),
  );
  const widget = pdf.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    F: 132,
    T: PDFString.of(`Signature${pdf.context.largestObjectNumber + 1}`),
    V: signature,
    P: page.ref,
    Rect: first
      ? [first.box.x, first.box.y, first.box.x + first.box.width, first.box.y + first.box.height]
      : [0, 0, 0, 0],
  });
  if (first) widget.set(PDFName.of('AP'), pdf.context.obj({ N: lookOf(pdf, first.image, first.box) }));
  addField(pdf, page, pdf.context.register(widget));
}

async function embed(pdf: PDFDocument, picture: Buffer): Promise<PDFImage> {
  try {
    return picture[0] === 0x89 ? await pdf.embedPng(picture) : await pdf.embedJpg(picture);
  } catch {
    refuse('file.markPicture');
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeOf(pages: readonly PDFPage[], mark: PlacedMark): { page: PDFPage; box: Box } {
  const page = pages[mark.page] ?? refuse('file.markOffPage');
  const { x, y, width, height } = page.getCropBox();
  const side = mark.width * width;
  return { page, box: { x: x + mark.left * width, y: y + height * (1 - mark.top) - side, width: side, height: side } };
}

/** The picture as large as the field, as a form of its own. */
function lookOf(pdf: PDFDocument, image: PDFImage, { width, height }: Box): PDFRef {
  const form = pdf.context.stream(`q ${width} 0 0 ${height} 0 0 cm /Mark Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: { XObject: { Mark: image.ref } },
  });
  return pdf.context.register(form);
}

/** Into the page and into the form of the document, both of which may or may not be there. */
function addField(pdf: PDFDocument, page: PDFPage, field: PDFRef): void {
  const { context, catalog } = pdf;
  page.node.addAnnot(field);
  const known = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  const form = known ?? context.obj({});
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray) ?? context.obj([]);
  fields.push(field);
  form.set(PDFName.of('Fields'), fields);
  form.set(PDFName.of('SigFlags'), context.obj(3));
  if (!known) catalog.set(PDFName.of('AcroForm'), context.register(form));
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
