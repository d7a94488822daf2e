import type { GivePiece } from '../threads/answer-thread.ts';
import { tell } from '../threads/told.ts';
import { giveRows } from './give-rows.ts';
import {
  mostColumns,
  type OpenedSpreadsheet,
  type SpreadsheetCell,
  type WorkbookToRead,
} from './opened-spreadsheet.ts';

type Row = OpenedSpreadsheet['rows'][number];

/**
 * The rows of a .csv in UTF-8 or GB 18030, handed on piece by piece as those of a workbook are (read-workbook.ts). It is called
 * in a thread alone, for a stranger's text may have as many lines and cells as it has characters.
 */
export async function readCsv(
  { bytes, rowLimit }: WorkbookToRead,
  give: GivePiece,
): Promise<Omit<OpenedSpreadsheet, 'rows'>> {
  const rows: Row[] = [];
  for (const line of csvLines(textOf(bytes))) {
    if (rows.length >= rowLimit * 2) tell('file.spreadsheetTooManyRows', { max: rowLimit });
    rows.push(line.some((text) => text !== '') ? line.map(cellOf) : undefined);
  }
  await giveRows(rows, give);
  return { date1904: false };
}

function cellOf(text: string): SpreadsheetCell | undefined {
  return text === '' ? undefined : { t: 's', v: text };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what banks and older programs write otherwise.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The lines of a CSV (RFC 4180), one after the other. The tab or quote that keeps Excel off a long number is no part of it. */
function* csvLines(text: string): Generator<readonly string[]> {
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;
  let line: string[] = [];
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, raw = '', end = ''] = found;
    if (line.length < mostColumns) line.push(plainOf(raw));
    if (end === ',') continue;
    if (end !== '' || line.some((one) => one !== '')) yield line;
    if (end === '') return;
    line = [];
  }
}

function plainOf(raw: string): string {
  const text = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
  return text.replace(/^['\t]+/, '').trim();
}
