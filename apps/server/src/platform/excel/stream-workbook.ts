import { Readable } from 'node:stream';
import { cellXml, columnLetters, type CellContent } from './spreadsheet-cells.ts';
import {
  contentTypesXml,
  packageRelationsXml,
  spreadsheetFoot,
  spreadsheetHead,
  stylesXml,
  workbookRelationsXml,
  workbookXml,
  type SpreadsheetNaming,
} from './workbook-xml.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

export type CellRow = readonly (CellContent | undefined)[];
type Rows = AsyncIterable<readonly CellRow[]> | Iterable<readonly CellRow[]>;

export interface StreamedSpreadsheet extends SpreadsheetNaming {
  readonly widths: readonly number[];
  readonly header: CellRow;
  /** In batches, as they come. */
  readonly rows: Rows;
  /** `<dataValidation>` elements. */
  readonly validations?: readonly string[];
  /** Excel's own limit, unless a test says less. */
  readonly maxRows?: number;
}

/** What a spreadsheet can hold, its header with it. */
const spreadsheetRowLimit = 1_048_576;

/** The text of a chunk stays below 128 KB: V8 keeps a longer one until it collects the whole heap. */
const rowsPerChunk = 50;

/** A workbook as it grows. Rows beyond a spreadsheet's limit go on in a further spreadsheet of the same name and header. */
export function workbookBytes(spreadsheets: readonly StreamedSpreadsheet[]): AsyncGenerator<Buffer> {
  return zipStream(partsOf(spreadsheets));
}

export function workbookStream(spreadsheets: readonly StreamedSpreadsheet[]): Readable {
  return Readable.from(workbookBytes(spreadsheets), { objectMode: false });
}

async function* partsOf(spreadsheets: readonly StreamedSpreadsheet[]): AsyncGenerator<ZipPart> {
  const written: SpreadsheetNaming[] = [];
  yield { name: '_rels/.rels', content: [packageRelationsXml] };
  yield { name: 'xl/styles.xml', content: [stylesXml] };
  for (const spreadsheet of spreadsheets) {
    const source = pageable(spreadsheet.rows);
    let part = 1;
    do {
      const name = part === 1 ? spreadsheet.name : numberedName(spreadsheet.name, part);
      written.push({ name: spreadsheetName(name), isHidden: spreadsheet.isHidden });
      yield { name: `xl/worksheets/sheet${written.length}.xml`, content: spreadsheetXml(spreadsheet, source) };
      part += 1;
    } while (await source.hasMore());
  }
  yield { name: 'xl/workbook.xml', content: [workbookXml(written)] };
  yield { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelationsXml(written.length)] };
  yield { name: '[Content_Types].xml', content: [contentTypesXml(written.length)] };
}

async function* spreadsheetXml(
  { widths, header, validations = [], maxRows = spreadsheetRowLimit }: StreamedSpreadsheet,
  source: RowSource,
): AsyncGenerator<string> {
  const letters = header.map((_, index) => columnLetters(index));
  const rowXml = (cells: CellRow, number: number) =>
    `<row r="${number}">${cells.map((cell, index) => cellXml(`${letters[index]}${number}`, cell)).join('')}</row>`;
  yield spreadsheetHead(widths) + rowXml(header, 1);
  for (let next = 2; next <= maxRows && (await source.hasMore());) {
    const rows = source.take(Math.min(rowsPerChunk, maxRows - next + 1));
    const first = next;
    yield rows.map((row, index) => rowXml(row, first + index)).join('');
    next += rows.length;
  }
  yield spreadsheetFoot(validations);
}

interface RowSource {
  hasMore(): Promise<boolean>;
  /** Of the batch at hand, at most so many; only where there is more. */
  take(most: number): readonly CellRow[];
}

/** Batches that may be taken in parts, so that a spreadsheet can end within one. */
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

/** Excel refuses some characters in the name of a spreadsheet, and more than 31. */
function spreadsheetName(name: string): string {
  return [...name.replace(/[[\]:*?/\\]/g, ' ')].slice(0, 31).join('').replace(/^'|'$/g, ' ').trim() || 'Sheet1';
}

function numberedName(name: string, part: number): string {
  return `${[...name].slice(0, 26).join('')} (${part})`;
}
