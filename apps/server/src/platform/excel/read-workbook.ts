import { inflateRawSync } from 'node:zlib';
import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { bytesOf } from '../files/byte-source.ts';
import { readZipDirectory, type ZipEntry } from '../files/zip-directory.ts';
import type { GivePiece } from '../threads/answer-thread.ts';
import { tell } from '../threads/told.ts';
import { giveRows } from './give-rows.ts';
import {
  mostColumns,
  type OpenedSpreadsheet,
  type SpreadsheetCell,
  type WorkbookToRead,
} from './opened-spreadsheet.ts';

/** What all parts of a workbook may come to when unpacked: 5,000 rows of 40 columns stay far below. */
const unpackedLimit = 40 * 1024 * 1024;
/** A workbook has a few parts for each of its sheets. */
const mostParts = 1_000;

/**
 * Opens the first visible sheet of an .xlsx, refusing what is none, is locked or unpacks too large; its rows are handed on piece
 * by piece. It takes as long as a stranger's file likes, so it is called in a thread alone (workbook-thread.ts).
 */
export async function readWorkbook(
  { bytes, rowLimit }: WorkbookToRead,
  give: GivePiece,
): Promise<Omit<OpenedSpreadsheet, 'rows'>> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await checkArchive(buffer);
  const workbook = parse(buffer, rowLimit);
  const settings = workbook.Workbook;
  const visible = workbook.SheetNames.findIndex((_name, index) => !settings?.Sheets?.[index]?.Hidden);
  const spreadsheet = workbook.Sheets[workbook.SheetNames[visible] ?? ''];
  if (!spreadsheet) tell('file.spreadsheetUnreadable');
  if (isCutOff(spreadsheet)) tell('file.spreadsheetTooManyRows', { max: rowLimit });
  const rows = Array.from(spreadsheet['!data'] ?? [], (cells) => cells?.slice(0, mostColumns).map(partsOf));
  await giveRows(rows, give);
  return { date1904: settings?.WBProps?.date1904 ?? false };
}

/** What an import reads of a cell, and nothing else of what the reader found. */
function partsOf({ t, v, f, z }: SpreadsheetCell): SpreadsheetCell {
  return { t, v, ...(f === undefined ? {} : { f }), ...(z === undefined ? {} : { z }) };
}

function parse(buffer: Buffer, rowLimit: number): WorkBook {
  try {
    return read(buffer, {
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
      sheetRows: rowLimit * 2,
    });
  } catch {
    return tell('file.spreadsheetUnreadable');
  }
}

/** The reader stopped at its limit with rows left; to go on would lose them without a word. */
function isCutOff(spreadsheet: WorkSheet): boolean {
  return typeof spreadsheet['!fullref'] === 'string' && spreadsheet['!fullref'] !== spreadsheet['!ref'];
}

/**
 * The reader unpacks every part into memory whatever the archive says of its size, so each is unpacked here first,
 * with a limit. A workbook of 5 MB could otherwise become 5 GB.
 */
async function checkArchive(buffer: Buffer): Promise<void> {
  const entries = await readZipDirectory(bytesOf(buffer));
  if (!entries?.some(({ name }) => name.replaceAll('\\', '/').startsWith('xl/'))) tell('file.spreadsheetUnreadable');
  if (entries.length > mostParts) tell('file.spreadsheetUnpacks');
  let left = unpackedLimit;
  for (const entry of entries) left -= unpackedSize(buffer, entry, left);
}

function unpackedSize(
  buffer: Buffer,
  { headerOffset, method, isEncrypted, compressedSize }: ZipEntry,
  left: number,
): number {
  const isReadable = headerOffset + 30 <= buffer.length && !isEncrypted && (method === 0 || method === 8);
  if (!isReadable) tell('file.spreadsheetUnreadable');
  if (method === 0) return compressedSize;
  const start = headerOffset + 30 + buffer.readUInt16LE(headerOffset + 26) + buffer.readUInt16LE(headerOffset + 28);
  try {
    return inflateRawSync(buffer.subarray(start), { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return tell(isTooLarge ? 'file.spreadsheetUnpacks' : 'file.spreadsheetUnreadable');
  }
}
