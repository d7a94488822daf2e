import { SSF } from '@e965/xlsx';
import { plainOf, trimZeros, type MessageCode } from '@zhaocai/model';
import type { SpreadsheetCell } from './opened-spreadsheet.ts';
import { wordsOf, type SpreadsheetField } from './spreadsheet-fields.ts';

/** A cell in the wire's form, not yet judged; or what cannot be taken at all. */
export type CellReading = { readonly value: unknown } | { readonly refused: MessageCode };

/** Numbers of more digits have lost some when Excel stored them. */
const exactDigits = 15;

/** Turns what a person typed into what the wire would carry; nonsense is passed on for the field to refuse. */
export function readCell(cell: SpreadsheetCell | undefined, field: SpreadsheetField, date1904: boolean): CellReading {
  if (isBlankCell(cell)) return { value: undefined };
  if (cell.f !== undefined) return { refused: 'file.spreadsheetFormula' };
  if (cell.t === 'e') return { refused: 'platform.badFormat' };
  if (cell.t === 'n' && typeof cell.v === 'number') return readNumber(cell.v, { cell, field, date1904 });
  // Who imports a spreadsheet of another program cannot find in Excel what Excel does not show: it is no reason to refuse.
  return { value: readText(cell.t === 'b' ? booleanWord(cell.v) : plainOf(String(cell.v)), field) };
}

export function isBlankCell(cell: SpreadsheetCell | undefined): cell is undefined {
  if (!cell || cell.t === 'z') return true;
  return cell.f === undefined && (cell.v === undefined || cell.v === null || String(cell.v).trim() === '');
}

/** Text as it should have been typed: full-width digits and signs become ordinary ones. */
export function plainText(text: string): string {
  return text.normalize('NFKC').trim();
}

function booleanWord(value: unknown): string {
  return value === true ? '是' : '否';
}

interface NumberCell {
  readonly cell: SpreadsheetCell;
  readonly field: SpreadsheetField;
  readonly date1904: boolean;
}

function readNumber(number: number, { cell, field, date1904 }: NumberCell): CellReading {
  const isDate = cell.z !== undefined && SSF.is_date(String(cell.z));
  if (isDate) return { value: instantOf(number, { field, date1904 }) };
  const text = decimalText(number);
  if (field.kind === 'text' || field.kind === 'longText' || field.kind === 'richText') {
    return Math.abs(number) >= 10 ** exactDigits ? { refused: 'file.spreadsheetLongNumber' } : { value: text };
  }
  return { value: readText(text, field) };
}

/** `0.30000000000000004` was 0.3 when it was typed: Excel shows and means 15 digits. Never in powers of ten. */
function decimalText(number: number): string {
  const rounded = Number(number.toPrecision(exactDigits));
  const text = String(rounded);
  return text.includes('e') ? trimZeros(rounded.toFixed(rounded < 1 && rounded > -1 ? 20 : 0)) : text;
}

function instantOf(serial: number, { field, date1904 }: { field: SpreadsheetField; date1904: boolean }): string {
  // Rounded to the second first: a typed 09:00 is stored as a fraction a hair below it.
  const { y, m, d, H, M, S } = SSF.parse_date_code(Math.round(serial * 86_400) / 86_400, { date1904 });
  const day = `${pad(y, 4)}-${pad(m)}-${pad(d)}`;
  if (field.kind === 'month') return day.slice(0, 7);
  const hasTime = field.kind === 'instant' || (field.kind !== 'day' && H + M + S > 0);
  return hasTime ? `${day} ${pad(H)}:${pad(M)}:${pad(S)}` : day;
}

function readText(text: string, field: SpreadsheetField): unknown {
  switch (field.kind) {
    case 'text':
      return text.trim();
    case 'longText':
    case 'richText':
      return text.replace(/\r\n?/g, '\n').trim();
    case 'integer': {
      const digits = withoutGrouping(plainText(text));
      return /^-?\d{1,15}$/.test(digits) ? Number(digits) : digits;
    }
    case 'decimal':
    case 'money':
    case 'rate':
      return withoutGrouping(plainText(text));
    case 'choice':
    case 'flag':
      return readWord(plainText(text), field);
    case 'day':
    case 'instant':
    case 'month':
      return readTime(plainText(text), field.kind);
  }
}

/** `1,234.50` is 1234.50; `1,2` is no number. */
function withoutGrouping(text: string): string {
  const number = text.replace(/^¥\s*/, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(number) ? number.replaceAll(',', '') : number;
}

function readWord(text: string, field: SpreadsheetField): unknown {
  const wanted = text.toLowerCase();
  const found = wordsOf(field).find(({ value, label }) =>
    [label.zh, label.en, String(value)].some((word) => plainText(word).toLowerCase() === wanted),
  );
  if (!found) return text;
  return field.kind === 'flag' ? found.value === 1 : found.value;
}

/** 2026-11-20, 2026/11/20, 2026.11.20 and 2026年11月20日, with or without a time. */
function readTime(text: string, kind: 'day' | 'instant' | 'month'): string {
  const found = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?)?月?(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(
    text,
  );
  if (!found) return text;
  const [, year = '', month = '', day, hour, minute = '00', second = '00'] = found;
  if (kind === 'month') return day === undefined ? `${year}-${pad(month)}` : text;
  if (day === undefined) return text;
  const date = `${year}-${pad(month)}-${pad(day)}`;
  if (kind === 'day') return hour === undefined ? date : text;
  return hour === undefined ? text : `${date} ${pad(hour)}:${minute}:${second}`;
}

function pad(part: number | string, length = 2): string {
  return String(part).padStart(length, '0');
}
