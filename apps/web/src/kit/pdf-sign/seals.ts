import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFImage, type PDFObject } from '@cantoo/pdf-lib';

/** A seal on a page. Place and width are parts of the page's width and height, from its upper left corner. */
export interface Seal {
  readonly id: string;
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly signer: string;
  /** Wire instant at which it was placed. */
  readonly time: string;
  /** A picture of its own as a data address: drawn by hand, or chosen. */
  readonly picture?: string;
}

/** What a PDF says about who signed it. */
export interface ReadSignature {
  readonly kind: 'seal' | 'digital';
  readonly signer: string;
  readonly time: string;
  readonly page?: number;
}

const recordKey = PDFName.of('ZhaocaiSeals');

/** A copy of the PDF with the seals drawn on its pages and their record within. */
export async function sealPdf(content: Uint8Array, seals: readonly Seal[], picture: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(content);
  const usual = await pdf.embedPng(picture);
  const pages = pdf.getPages();
  for (const seal of seals) {
    const page = pages[seal.page];
    if (!page) continue;
    const image = seal.picture ? await embed(pdf, seal.picture) : usual;
    const width = seal.width * page.getWidth();
    const top = page.getHeight() * (1 - seal.top);
    page.drawImage(image, { x: seal.left * page.getWidth(), y: top - width, width, height: width });
  }
  const info = infoOf(pdf);
  const placed = seals.map(({ picture: _picture, ...seal }) => seal);
  info.set(recordKey, PDFHexString.fromText(JSON.stringify([...recorded(pdf), ...placed])));
  return pdf.save();
}

/** Seals that were placed here, and digital signatures. Whether those hold, the server judges. */
export async function readSignatures(content: Uint8Array): Promise<ReadSignature[]> {
  const pdf = await PDFDocument.load(content, { updateMetadata: false });
  const seals = recorded(pdf).map(({ signer, time, page }) => ({
    kind: 'seal' as const,
    signer,
    time,
    page: page + 1,
  }));
  const digital = pdf.context.enumerateIndirectObjects().flatMap(([, object]): ReadSignature[] => {
    if (!(object instanceof PDFDict) || object.lookup(PDFName.of('Type')) !== PDFName.of('Sig')) return [];
    return [
      {
        kind: 'digital',
        signer: textOf(object.lookup(PDFName.of('Name'))),
        time: textOf(object.lookup(PDFName.of('M'))),
      },
    ];
  });
  return [...seals, ...digital];
}

function embed(pdf: PDFDocument, picture: string): Promise<PDFImage> {
  return picture.startsWith('data:image/png') ? pdf.embedPng(picture) : pdf.embedJpg(picture);
}

function recorded(pdf: PDFDocument): Seal[] {
  const text = textOf(infoOf(pdf).lookup(recordKey));
  if (!text) return [];
  try {
    const seals: unknown = JSON.parse(text);
    return Array.isArray(seals) ? seals.filter(isSeal) : [];
  } catch {
    return [];
  }
}

function isSeal(value: unknown): value is Seal {
  if (typeof value !== 'object' || value === null) return false;
  return 'signer' in value && typeof value.signer === 'string' && 'page' in value && typeof value.page === 'number';
}

function infoOf(pdf: PDFDocument): PDFDict {
  const known = pdf.context.trailerInfo.Info;
  const found = known && pdf.context.lookup(known);
  if (found instanceof PDFDict) return found;
  const made = pdf.context.obj({});
  pdf.context.trailerInfo.Info = pdf.context.register(made);
  return made;
}

function textOf(object: PDFObject | undefined): string {
  return object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
}
