import {
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  StandardFonts,
  type PDFFont,
  type PDFRef,
} from '@cantoo/pdf-lib';

/**
 * The Chinese font that every reader of PDF knows by name (ISO 32000-1, 9.7.5.2) and brings itself, so that none is
 * carried: some bytes instead of megabytes. Latin letters are set in the standard Helvetica.
 */
export interface SheetFonts {
  readonly chinese: PDFRef;
  readonly latin: PDFFont;
  /** How wide each Latin letter is, in parts of its size: asked of the font once. */
  readonly latinWidths: ReadonlyMap<string, number>;
}

export async function sheetFonts(pdf: PDFDocument): Promise<SheetFonts> {
  const latin = await pdf.embedFont(StandardFonts.Helvetica);
  const letters = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(at + 32));
  const latinWidths = new Map(letters.map((letter) => [letter, latin.widthOfTextAtSize(letter, 1)]));
  return { chinese: chineseFont(pdf), latin, latinWidths };
}

const name = 'STSong-Light';

function chineseFont({ context }: PDFDocument): PDFRef {
  const measures = { Flags: 6, FontBBox: [-25, -254, 1000, 880], ItalicAngle: 0, StemV: 93 };
  const heights = { Ascent: 880, Descent: -120, CapHeight: 880 };
  const descriptor = context.register(context.obj({ Type: 'FontDescriptor', FontName: name, ...measures, ...heights }));
  const kind = { Type: 'Font', Subtype: 'CIDFontType0', BaseFont: name, DW: 1000 };
  const described = context.obj({ ...kind, FontDescriptor: descriptor });
  const system = context.obj({ Supplement: 4 });
  system.set(PDFName.of('Registry'), PDFString.of('Adobe'));
  system.set(PDFName.of('Ordering'), PDFString.of('GB1'));
  described.set(PDFName.of('CIDSystemInfo'), system);
  const DescendantFonts = [context.register(described)];
  const font = { Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'UniGB-UTF16-H' };
  return context.register(context.obj({ ...font, DescendantFonts }));
}

/** A piece of a line in one font. */
export interface Run {
  readonly text: string;
  readonly isLatin: boolean;
}

export function runsOf(text: string): Run[] {
  return [...text.matchAll(/[\x20-\x7e]+|[^\x20-\x7e]+/g)].map(([piece]) => ({
    text: piece,
    isLatin: /^[\x20-\x7e]/.test(piece),
  }));
}

/** A letter that Helvetica does not have is one of the Chinese font, as wide as high. */
export function widthOf({ latinWidths }: SheetFonts, text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += latinWidths.get(letter) ?? 1;
  return width * size;
}

/** Two bytes for each character, as the encoding of the Chinese font reads them. */
export function chineseCodes(text: string): PDFHexString {
  return PDFHexString.of(Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase());
}
