import { read, utils, write } from '@e965/xlsx';

export type SpreadsheetCell = string | number | null;

/** An .xlsx of these rows, as somebody would send it. */
export function workbookOf(rows: readonly (readonly SpreadsheetCell[])[]): { name: string; bytes: Buffer } {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '数据');
  return { name: '数据.xlsx', bytes: Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' })) };
}

/** The lines of the first spreadsheet of an .xlsx, its headings first. */
export function linesOf<C = unknown>(bytes: Buffer): C[][] {
  const { SheetNames, Sheets } = read(bytes, { type: 'buffer' });
  return utils.sheet_to_json<C[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
}
