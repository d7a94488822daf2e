import type { Readable } from 'node:stream';
import type { Language } from '@zhaocai/model';
import { contentOf, type CellContent } from './spreadsheet-cells.ts';
import type { SpreadsheetField, SpreadsheetFields } from './spreadsheet-fields.ts';
import { workbookStream, type CellRow, type StreamedSpreadsheet } from './stream-workbook.ts';

type Values = Readonly<Record<string, unknown>>;

export interface SpreadsheetContent {
  readonly name: string;
  readonly fields: SpreadsheetFields;
  /** Values in the wire's form, by the names of the fields. */
  readonly rows: readonly Values[];
  readonly language: Language;
}

/** Rows as a real .xlsx: header bold and sticky, amounts as numbers with two decimals, choices by their names. */
export async function writeSpreadsheet({ rows, ...content }: SpreadsheetContent): Promise<Readable> {
  return workbookStream([spreadsheetOf({ ...content, batches: [rows] })]);
}

export interface BatchedContent extends Omit<SpreadsheetContent, 'rows'> {
  readonly batches: AsyncIterable<readonly Values[]> | Iterable<readonly Values[]>;
}

export function spreadsheetOf({ name, fields, batches, language }: BatchedContent): StreamedSpreadsheet {
  const columns = Object.entries(fields);
  const cellsOf = (row: Values): CellRow => columns.map(([key, field]) => contentOf(field, row[key], language));
  return {
    name,
    widths: columns.map(([, field]) => widthOf(field, language)),
    header: columns.map(([, { label, required }]) => headerCell(`${label[language]}${required ? ' *' : ''}`)),
    rows: cellBatches(batches, cellsOf),
  };
}

/** Rows as their cells, a batch at a time. */
export async function* cellBatches<R>(
  batches: AsyncIterable<readonly R[]> | Iterable<readonly R[]>,
  cellsOf: (row: R) => CellRow,
): AsyncGenerator<CellRow[]> {
  for await (const rows of batches) yield rows.map(cellsOf);
}

export function headerCell(text: string): CellContent {
  return { text, form: 'header' };
}

const kindWidth: Partial<Record<SpreadsheetField['kind'], number>> = { longText: 40, instant: 20, day: 12, money: 16 };

function widthOf(field: SpreadsheetField, language: Language): number {
  const { label } = field;
  // A Chinese character is as wide as two digits.
  const heading = language === 'zh' ? label.zh.length * 2 : label.en.length;
  const maxLength = 'maxLength' in field ? Math.min(field.maxLength, 30) : 10;
  return Math.max(heading + 4, kindWidth[field.kind] ?? maxLength, 10);
}
