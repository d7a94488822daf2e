import { inflateRawSync } from 'node:zlib';
import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { bytesOf } from '../files/byte-source.ts';
import { readZipDirectory, type ZipEntry } from '../files/zip-directory.ts';
import { refuse } from '../http/refusal.ts';

/** What all parts of a workbook may come to when unpacked: 5,000 rows of 40 columns stay far below. */
const unpackedLimit = 40 * 1024 * 1024;

export interface OpenedSpreadsheet {
  /** Rows from the top of the spreadsheet; a blank one may be undefined. */
  readonly rows: readonly (readonly (SpreadsheetCell | undefined)[] | undefined)[];
  /** Days are counted from 1904 in workbooks of old Macs. */
  readonly date1904: boolean;
}

/** A cell as the reader gives it. */
export interface SpreadsheetCell {
  /** b flag, n number, e error, s text, z blank. */
  readonly t: string;
  readonly v?: unknown;
  /** The formula. */
  readonly f?: string;
  /** Its number format. */
  readonly z?: string | number;
}

/** Opens the first visible sheet of an .xlsx, refusing what is none, is locked or unpacks too large. */
export async function openSpreadsheet(buffer: Buffer, rowLimit: number): Promise<OpenedSpreadsheet> {
  await checkArchive(buffer);
  const workbook = parse(buffer, rowLimit);
  const settings = workbook.Workbook;
  const visible = workbook.SheetNames.findIndex((_name, index) => !settings?.Sheets?.[index]?.Hidden);
  const spreadsheet = workbook.Sheets[workbook.SheetNames[visible] ?? ''];
  if (!spreadsheet) refuse('file.spreadsheetUnreadable');
  if (isCutOff(spreadsheet)) refuse('file.spreadsheetTooManyRows', { max: rowLimit });
  return { rows: Array.from(spreadsheet['!data'] ?? []), date1904: settings?.WBProps?.date1904 ?? false };
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
    return refuse('file.spreadsheetUnreadable');
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
  if (!entries?.some(({ name }) => name.replaceAll('\\', '/').startsWith('xl/'))) refuse('file.spreadsheetUnreadable');
  let left = unpackedLimit;
  for (const entry of entries) left -= unpackedSize(buffer, entry, left);
}

function unpackedSize(
  buffer: Buffer,
  { headerOffset, method, isEncrypted, compressedSize }: ZipEntry,
  left: number,
): number {
  const isReadable = headerOffset + 30 <= buffer.length && !isEncrypted && (method === 0 || method === 8);
  if (!isReadable) refuse('file.spreadsheetUnreadable');
  if (method === 0) return compressedSize;
  const start = headerOffset + 30 + buffer.readUInt16LE(headerOffset + 26) + buffer.readUInt16LE(headerOffset + 28);
  try {
    return inflateRawSync(buffer.subarray(start), { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return refuse(isTooLarge ? 'file.spreadsheetUnpacks' : 'file.spreadsheetUnreadable');
  }
}
