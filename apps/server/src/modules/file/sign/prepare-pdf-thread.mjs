import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/**
 * A thread for one PDF that is to be signed: opens it, draws the marks and leaves room for the signature, which is made where
 * the key is (sign-pdf.ts). Answers the PDF as it is then, or with which word it is refused.
 */

// As hash-thread.mjs does: on Linux a thread has a priority of its own.
if (process.platform === 'linux') setPriority(10);

const gap = PDFName.of('**********');

class Refused extends Error {}

function refuse(code) {
  throw new Refused(code);
}

try {
  const pdf = await openPdf(workerData.content);
  await addSignature(pdf, workerData);
  parentPort?.postMessage({ answer: await pdf.commit({ useObjectStreams: false }) });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  parentPort?.postMessage({ refusal: { code: error.message, parameters: {} } });
}

async function openPdf(content) {
  try {
    const pdf = await PDFDocument.load(content, { forIncrementalUpdate: true, updateMetadata: false });
    pdf.getPages();
    return pdf;
  } catch {
    return refuse('file.pdfUnreadable');
  }
}

async function addSignature(pdf, { signerName, reason, now, marks, signatureBytes }) {
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

async function embed(pdf, picture) {
  try {
    return picture[0] === 0x89 ? await pdf.embedPng(picture) : await pdf.embedJpg(picture);
  } catch {
    return refuse('file.markPicture');
  }
}

function placeOf(pages, mark) {
  const page = pages[mark.page] ?? refuse('file.markOffPage');
  const { x, y, width, height } = page.getCropBox();
  const side = mark.width * width;
  return { page, box: { x: x + mark.left * width, y: y + height * (1 - mark.top) - side, width: side, height: side } };
}

/** The picture as large as the field, as a form of its own. */
function lookOf(pdf, image, { width, height }) {
  const form = pdf.context.stream(`q ${width} 0 0 ${height} 0 0 cm /Mark Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: { XObject: { Mark: image.ref } },
  });
  return pdf.context.register(form);
}

/** Into the page and into the form of the document, both of which may or may not be there. */
function addField(pdf, page, field) {
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
