import {
  beginText,
  endText,
  fill,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  setLineWidth,
  setStrokingGrayscaleColor,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  stroke,
  TextRenderingMode,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { chineseCodes, runsOf, widthOf, type SheetFonts } from './chinese-font.ts';

const a4 = { short: 595.28, long: 841.89 };
const margin = 52;
const chineseName = 'Zh';
const latinName = 'La';

/** Where the next line goes, and on which page. */
export interface Pen {
  readonly pdf: PDFDocument;
  readonly fonts: SheetFonts;
  readonly height: number;
  readonly margin: number;
  /** How wide the text is. */
  readonly inner: number;
  /** Where the first line of a page begins. */
  readonly top: number;
  page: PDFPage;
  /** From the lower edge, as PDF counts. */
  y: number;
}

export function penOf(pdf: PDFDocument, fonts: SheetFonts, isWide: boolean): Pen {
  const [width, height] = isWide ? [a4.long, a4.short] : [a4.short, a4.long];
  const page = beginPage(pdf, fonts, [width, height]);
  const top = height - margin;
  return { pdf, fonts, height, margin, inner: width - 2 * margin, top, page, y: top };
}

export function newPage(pen: Pen): void {
  const { width, height } = pen.page.getSize();
  pen.page = beginPage(pen.pdf, pen.fonts, [width, height]);
  pen.y = pen.top;
}

function beginPage(pdf: PDFDocument, { chinese, latin }: SheetFonts, size: [number, number]): PDFPage {
  const page = pdf.addPage(size);
  page.node.setFontDictionary(PDFName.of(chineseName), chinese);
  page.node.setFontDictionary(PDFName.of(latinName), latin.ref);
  return page;
}

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
}

/** A box of a table, its ground grey where it is a head. */
export function drawBox(
  { page }: Pen,
  box: { x: number; y: number; width: number; height: number },
  isHead: boolean,
): void {
  const { x, y, width, height } = box;
  const paint = isHead ? [setFillingGrayscaleColor(0.95), rectangle(x, y, width, height), fill()] : [];
  page.pushOperators(
    pushGraphicsState(),
    ...paint,
    setStrokingGrayscaleColor(0.5),
    setLineWidth(0.5),
    rectangle(x, y, width, height),
    stroke(),
    popGraphicsState(),
  );
}

/** One line, in pieces of either font. The Chinese font has no bold: its letters are drawn with an edge. */
export function drawText(
  { page, fonts }: Pick<Pen, 'page' | 'fonts'>,
  text: string,
  { size, isBold, x, y }: TextStyle & { readonly x: number; readonly y: number },
): void {
  let at = x;
  const mode = isBold ? TextRenderingMode.FillAndOutline : TextRenderingMode.Fill;
  const operators = [pushGraphicsState(), beginText(), setTextRenderingMode(mode), setLineWidth(size / 40)];
  for (const run of runsOf(text)) {
    operators.push(
      setFontAndSize(run.isLatin ? latinName : chineseName, size),
      setTextMatrix(1, 0, 0, 1, at, y),
      showText(run.isLatin ? fonts.latin.encodeText(run.text) : chineseCodes(run.text)),
    );
    at += widthOf(fonts, run.text, size);
  }
  page.pushOperators(...operators, endText(), popGraphicsState());
}
