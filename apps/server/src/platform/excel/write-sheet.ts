import type { Readable } from 'node:stream';
import writeWorkbook, { type Cell, type SheetData } from 'write-excel-file/node';
import type { Language } from '@zhaocai/contract';
import { wordsOf, type SheetField, type SheetFields } from './sheet-fields.ts';

export interface SheetContent {
  readonly name: string;
  readonly fields: SheetFields;
  /** Values in the wire's form, by the names of the fields. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly language: Language;
}

/** One sheet of a workbook, as the writer takes it. */
export interface BuiltSheet {
  readonly data: SheetData;
  readonly sheet: string;
  readonly columns: { width: number }[];
  readonly stickyRowsCount: number;
}

/** Rows as a real .xlsx: header bold and sticky, amounts as numbers with two decimals, choices by their names. */
export function writeSheet(content: SheetContent): Promise<Readable> {
  return streamOf([buildSheet(content)]);
}

export function streamOf(sheets: BuiltSheet[]): Promise<Readable> {
  const workbook = writeWorkbook(sheets);
  // Its type is a union of two signatures where an overload is meant; without an argument it answers a stream.
  return (workbook.toStream as () => Promise<Readable>)();
}

export function buildSheet({ name, fields, rows, language }: SheetContent): BuiltSheet {
  const columns = Object.entries(fields);
  const header = columns.map(([, { label, required }]) => headerCell(`${label[language]}${required ? ' *' : ''}`));
  const data = [header, ...rows.map((row) => columns.map(([key, field]) => cellOf(field, row[key], language)))];
  return {
    data,
    sheet: sheetName(name),
    columns: columns.map(([, field]) => ({ width: widthOf(field, language) })),
    stickyRowsCount: 1,
  };
}

export function headerCell(value: string): Cell {
  return { value, type: String, fontWeight: 'bold', backgroundColor: '#F2F3F5', alignVertical: 'center' };
}

function cellOf(field: SheetField, value: unknown, language: Language): Cell {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'money':
      return { value: Number(value), type: Number, format: '#,##0.00' };
    case 'integer':
      return { value: Number(value), type: Number, format: '0' };
    case 'decimal':
    case 'rate':
      return { value: Number(value), type: Number, format: '0.####' };
    case 'choice':
    case 'flag': {
      const found = wordsOf(field).find((one) => one.value === Number(value));
      return { value: found?.label[language] ?? String(value), type: String };
    }
    default:
      // Typed as text, so that a value that begins with `=` stays what it is.
      return { value: String(value), type: String, format: '@' };
  }
}

const kindWidth: Partial<Record<SheetField['kind'], number>> = { longText: 40, instant: 20, day: 12, money: 16 };

function widthOf(field: SheetField, language: Language): number {
  const { label } = field;
  // A Chinese character is as wide as two digits.
  const heading = language === 'zh' ? label.zh.length * 2 : label.en.length;
  const maxLength = 'maxLength' in field ? Math.min(field.maxLength, 30) : 10;
  return Math.max(heading + 4, kindWidth[field.kind] ?? maxLength, 10);
}

/** Excel refuses some characters in the name of a sheet, and more than 31. */
function sheetName(name: string): string {
  return [...name.replace(/[[\]:*?/\\]/g, ' ')].slice(0, 31).join('').replace(/^'|'$/g, ' ').trim() || 'Sheet1';
}
