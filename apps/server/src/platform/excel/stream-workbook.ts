import { Readable } from 'node:stream';
import { cellXml, columnLetters, type CellContent } from './sheet-cells.ts';
import {
  contentTypesXml,
  packageRelationsXml,
  sheetFoot,
  sheetHead,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
  type SheetNaming,
} from './workbook-xml.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

export type CellRow = readonly (CellContent | undefined)[];
type Rows = AsyncIterable<readonly CellRow[]> | Iterable<readonly CellRow[]>;

export interface StreamedSheet extends SheetNaming {
  readonly widths: readonly number[];
  readonly header: CellRow;
  /** In batches, as they come. */
  readonly rows: Rows;
  /** `<dataValidation>` elements. */
  readonly validations?: readonly string[];
  /** Excel's own limit, unless a test says less. */
  readonly maxRows?: number;
}

/** What a sheet can hold, its header with it. */
const sheetRowLimit = 1_048_576;

/** The text of a chunk stays below 128 KB: V8 keeps a longer one until it collects the whole heap. */
const rowsPerChunk = 50;

/** A workbook as it grows. Rows beyond a sheet's limit go on in a further sheet of the same name and header. */
export function workbookBytes(sheets: readonly StreamedSheet[]): AsyncGenerator<Buffer> {
  return zipStream(partsOf(sheets));
}

export function workbookStream(sheets: readonly StreamedSheet[]): Readable {
  return Readable.from(workbookBytes(sheets), { objectMode: false });
}

async function* partsOf(sheets: readonly StreamedSheet[]): AsyncGenerator<ZipPart> {
  const written: SheetNaming[] = [];
  yield { name: '_rels/.rels', content: [packageRelationsXml] };
  yield { name: 'xl/styles.xml', content: [stylesXml] };
  for (const sheet of sheets) {
    const source = pageable(sheet.rows);
    let part = 1;
    do {
      const name = part === 1 ? sheet.name : numberedName(sheet.name, part);
      written.push({ name: sheetName(name), isHidden: sheet.isHidden });
      yield { name: `xl/worksheets/sheet${written.length}.xml`, content: sheetXml(sheet, source) };
      part += 1;
    } while (await source.hasMore());
  }
  yield { name: 'xl/workbook.xml', content: [workbookXml(written)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelationsXml(written.length)] };
  yield { name: '[Content_Types].xml', content: [contentTypesXml(written.length)] };
}

async function* sheetXml(
  { widths, header, validations = [], maxRows = sheetRowLimit }: StreamedSheet,
  source: RowSource,
): AsyncGenerator<string> {
  const letters = header.map((_, index) => columnLetters(index));
  const rowXml = (cells: CellRow, number: number) =>
    `<row r="${number}">${cells.map((cell, index) => cellXml(`${letters[index]}${number}`, cell)).join('')}</row>`;
  yield sheetHead(widths) + rowXml(header, 1);
  for (let next = 2; next <= maxRows && (await source.hasMore());) {
    const rows = source.take(Math.min(rowsPerChunk, maxRows - next + 1));
    const first = next;
    yield rows.map((row, index) => rowXml(row, first + index)).join('');
    next += rows.length;
  }
  yield sheetFoot(validations);
}

interface RowSource {
  hasMore(): Promise<boolean>;
  /** Of the batch at hand, at most so many; only where there is more. */
  take(most: number): readonly CellRow[];
}

/** Batches that may be taken in parts, so that a sheet can end within one. */
function pageable(rows: Rows): RowSource {
  const batches = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let atHand: readonly CellRow[] = [];
  let isDone = false;
  return {
    async hasMore() {
      while (atHand.length === 0 && !isDone) {
        const next = await batches.next();
        if (next.done) isDone = true;
        else atHand = next.value;
      }
      return atHand.length > 0;
    },
    take(most) {
      const taken = atHand.slice(0, most);
      atHand = atHand.slice(most);
      return taken;
    },
  };
}

/** Excel refuses some characters in the name of a sheet, and more than 31. */
function sheetName(name: string): string {
  return [...name.replace(/[[\]:*?/\\]/g, ' ')].slice(0, 31).join('').replace(/^'|'$/g, ' ').trim() || 'Sheet1';
}

function numberedName(name: string, part: number): string {
  return `${[...name].slice(0, 26).join('')} (${part})`;
}
