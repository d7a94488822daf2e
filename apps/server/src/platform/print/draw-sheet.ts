import { setImmediate } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { breakLines } from './break-lines.ts';
import { sheetFonts, widthOf } from './chinese-font.ts';
import { columnWidths } from './column-widths.ts';
import { drawBox, drawText, newPage, penOf, type Pen, type TextStyle } from './pen.ts';
import type { Sheet, SheetBlock } from './sheet.ts';

const textSize = 10.5;
const leading = 1.6;
const cellPadding = 4;
/** So many rows of a table tell how wide its columns should be. */
const measuredRows = 200;
/** After so many rows others get their turn. */
const rowsAtOnce = 100;

/** A sheet as PDF by ourselves, in plain typography, for machines that have no browser. */
export async function drawSheet({ title, note, blocks, foot }: Sheet, isWide: boolean): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const pen = penOf(pdf, await sheetFonts(pdf), isWide);
  drawLines(pen, title, { size: 18, isBold: true, isCentered: true });
  if (note) drawLines(pen, note, { size: textSize, isCentered: true });
  pen.y -= 8;
  for (const block of blocks) await drawBlock(pen, block);
  if (foot) drawLines(pen, foot, { size: 9 });
  numberPages(pen);
  return Buffer.from(await pdf.save());
}

async function drawBlock(pen: Pen, block: SheetBlock): Promise<void> {
  if (block.kind === 'table') return drawTable(pen, block);
  const isHeading = block.kind === 'heading';
  if (isHeading) pen.y -= 6;
  drawLines(pen, block.text, { size: isHeading ? 13 : textSize, isBold: isHeading });
  pen.y -= 4;
}

function drawLines(pen: Pen, text: string, style: TextStyle & { readonly isCentered?: boolean }): void {
  const height = style.size * leading;
  for (const line of breakLines(pen.fonts, text, { size: style.size, width: pen.inner })) {
    if (pen.y - height < pen.margin) newPage(pen);
    const indent = style.isCentered ? (pen.inner - widthOf(pen.fonts, line, style.size)) / 2 : 0;
    drawText(pen, line, { ...style, x: pen.margin + indent, y: pen.y - style.size });
    pen.y -= height;
  }
}

type Table = Extract<SheetBlock, { kind: 'table' }>;

async function drawTable(pen: Pen, { columns, rows }: Table): Promise<void> {
  const shown = columns ? [columns, ...rows.slice(0, measuredRows)] : rows.slice(0, measuredRows);
  const count = Math.max(0, ...shown.map((row) => row.length));
  if (count === 0) return;
  const wanted = Array.from({ length: count }, (_, at) =>
    Math.max(...shown.map((row) => widthOf(pen.fonts, row[at] ?? '', textSize) + 2 * cellPadding)),
  );
  const widths = columnWidths(wanted, pen.inner);
  const head = () => columns && drawRow(pen, { cells: columns, widths, isHead: true });
  head();
  for (const [at, cells] of rows.entries()) {
    drawRow(pen, { cells, widths, onPage: head });
    if (at % rowsAtOnce === 0) await setImmediate();
  }
  pen.y -= 8;
}

interface TableRow {
  readonly cells: readonly string[];
  readonly widths: readonly number[];
  readonly isHead?: boolean;
  /** Draws the heads of the columns again on a page that was begun. */
  readonly onPage?: () => unknown;
}

/** A row that is higher than what is left goes on on the next page, line by line where it is higher than a page. */
function drawRow(pen: Pen, { cells, widths, isHead = false, onPage }: TableRow): void {
  const lines = widths.map((width, at) =>
    breakLines(pen.fonts, cells[at] ?? '', { size: textSize, width: width - 2 * cellPadding }),
  );
  const height = textSize * leading;
  const most = Math.max(1, ...lines.map((cell) => cell.length));
  for (let done = 0; done < most;) {
    const fits = Math.floor((pen.y - pen.margin - 2 * cellPadding) / height);
    const isWhole = fits >= most - done;
    if (!isWhole && (fits < 1 || pen.y < pen.top - pen.height / 3)) {
      newPage(pen);
      onPage?.();
      continue;
    }
    const now = Math.min(fits, most - done);
    drawCells(pen, { lines: lines.map((cell) => cell.slice(done, done + now)), widths, height: now * height, isHead });
    done += now;
  }
}

interface CellLines {
  readonly lines: readonly (readonly string[])[];
  readonly widths: readonly number[];
  readonly height: number;
  readonly isHead: boolean;
}

function drawCells(pen: Pen, { lines, widths, height, isHead }: CellLines): void {
  let x = pen.margin;
  const whole = height + 2 * cellPadding;
  widths.forEach((width, at) => {
    drawBox(pen, { x, y: pen.y - whole, width, height: whole }, isHead);
    (lines[at] ?? []).forEach((line, row) => {
      const y = pen.y - cellPadding - row * textSize * leading - textSize;
      drawText(pen, line, { size: textSize, isBold: isHead, x: x + cellPadding, y });
    });
    x += width;
  });
  pen.y -= whole;
}

function numberPages(pen: Pen): void {
  const pages = pen.pdf.getPages();
  pages.forEach((page, at) => {
    const text = `${at + 1} / ${pages.length}`;
    const x = pen.margin + pen.inner - widthOf(pen.fonts, text, 9);
    drawText({ ...pen, page }, text, { size: 9, x, y: pen.margin / 2 });
  });
}
