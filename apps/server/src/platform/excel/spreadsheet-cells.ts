import type { Language } from '@zhaocai/model';
import { wordsOf, type SpreadsheetField } from './spreadsheet-fields.ts';
import { escapeXml, formNumber, type CellForm } from './workbook-xml.ts';

/** More than a cell can hold is cut. */
const longestText = 32_767;
/** Excel keeps 15 digits: a longer number stays what it is as a text. */
const exactDigits = 15;

export type CellContent =
  | { readonly text: string; readonly form?: CellForm }
  | { readonly number: string; readonly form: CellForm };

/** `A`, `B`, … `AA` of a column counted from 0. */
export function columnLetters(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnLetters(Math.floor(index / 26) - 1) + rest;
}

export function cellXml(place: string, content: CellContent | undefined): string {
  if (!content) return '';
  if ('number' in content) return `<c r="${place}" s="${formNumber(content.form)}"><v>${content.number}</v></c>`;
  const form = content.form ?? (/^[=+\-@\t\r]/.test(content.text) ? 'quoted' : 'text');
  const text = escapeXml(content.text.slice(0, longestText));
  return `<c r="${place}" s="${formNumber(form)}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A value in the wire's form as a cell: amounts and days as numbers, words by their names, all else as text. */
export function contentOf(field: SpreadsheetField, value: unknown, language: Language): CellContent | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  switch (field.kind) {
    case 'money':
      return numberContent(String(value), 'money');
    case 'integer':
      return numberContent(String(value), 'integer');
    case 'decimal':
    case 'rate':
      return numberContent(String(value), 'decimal');
    case 'choice':
    case 'flag': {
      const found = wordsOf(field).find((one) => one.value === Number(value));
      return { text: found?.label[language] ?? String(value) };
    }
    case 'day':
    case 'instant':
      return timeContent(String(value), field.kind);
    default:
      return { text: String(value) };
  }
}

/** A value without a field: a number, or a text as it reads. */
export type PlainCell = string | number | null;

export function plainContent(cell: PlainCell): CellContent | undefined {
  if (cell === null || cell === '') return undefined;
  return typeof cell === 'number' ? numberContent(String(cell), 'plain') : { text: cell };
}

function numberContent(text: string, form: CellForm): CellContent {
  const isExact = /^-?\d+(\.\d+)?$/.test(text) && text.replace(/^-?0*|\./g, '').length <= exactDigits;
  return isExact ? { number: text, form } : { text };
}

/** Days since 30 December 1899, as Excel counts them. */
function timeContent(text: string, form: 'day' | 'instant'): CellContent {
  const ms = Date.parse(`${text.replace(' ', 'T')}${form === 'day' ? 'T00:00:00Z' : 'Z'}`);
  // Before 1 March 1900 Excel counts a day that never was.
  if (Number.isNaN(ms) || ms < Date.UTC(1900, 2, 1)) return { text };
  return { number: String(ms / 86_400_000 + 25_569), form };
}
