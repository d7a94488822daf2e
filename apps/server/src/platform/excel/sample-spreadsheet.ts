import { utils, write, type CellObject } from '@e965/xlsx';
import type { SpreadsheetFields } from './spreadsheet-fields.ts';

/** Goods lines as an import takes them. */
export const goodsFields = {
  itemName: { kind: 'text', label: { zh: '品名', en: 'Name' }, maxLength: 20, required: true },
  unit: {
    kind: 'choice',
    label: { zh: '单位', en: 'Unit' },
    choices: [
      { value: 1, label: { zh: '台', en: 'Set' } },
      { value: 2, label: { zh: '张', en: 'Piece' } },
    ],
    required: true,
  },
  quantity: { kind: 'decimal', label: { zh: '数量', en: 'Quantity' }, min: 0.0001, required: true },
  budget: { kind: 'money', label: { zh: '预算金额', en: 'Budget' }, min: 0, max: 1_000_000 },
  years: { kind: 'integer', label: { zh: '质保年限', en: 'Warranty years' }, min: 0, max: 10 },
  deliveryDay: { kind: 'day', label: { zh: '交货日期', en: 'Delivery day' } },
  isImported: { kind: 'flag', label: { zh: '允许进口', en: 'Imported allowed' } },
  total: { kind: 'money', label: { zh: '合计', en: 'Total' }, readOnly: true },
} as const satisfies SpreadsheetFields;

type Value = string | number | boolean | null | CellObject;

/** A real .xlsx of these cells, one array per row. */
export function spreadsheetOf(
  rows: readonly (readonly Value[])[],
  more: { hiddenFirst?: boolean; date1904?: boolean } = {},
): Buffer {
  const book = utils.book_new();
  if (more.hiddenFirst) utils.book_append_sheet(book, utils.aoa_to_sheet([['品名'], ['隐藏']]), '字典');
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '货物');
  book.Workbook = {
    Sheets: more.hiddenFirst ? [{ Hidden: 1 }, { Hidden: 0 }] : [],
    WBProps: { date1904: more.date1904 ?? false },
  };
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
}

/** A cell that Excel shows as a date. */
export const dateCell = (serial: number): CellObject => ({ t: 'n', v: serial, z: 'yyyy/m/d' });
export const formulaCell = (formula: string, value: number): CellObject => ({ t: 'n', v: value, f: formula });
