import { refuse } from '../http/refusal.ts';
import { createThreads } from '../threads/index.ts';
import type { OpenedSpreadsheet, SentTable, WorkbookToRead } from './opened-spreadsheet.ts';

/** 5,000 rows of 40 columns are read in two seconds. */
const threads = createThreads({
  busy: 'file.spreadsheetBusy',
  patienceMs: 10_000,
  maxWaiting: 40,
  longestWaitMs: 30_000,
});
const script = new URL('workbook-thread.ts', import.meta.url);

/**
 * Opens the first visible sheet of an .xlsx, or a .csv, in a thread of its own, refusing what is none, is locked or unpacks too
 * large, and what takes longer to read than any that people make.
 */
export async function openSpreadsheet({ kind, bytes }: SentTable, rowLimit: number): Promise<OpenedSpreadsheet> {
  const data: WorkbookToRead = { kind, bytes: new Uint8Array(bytes), rowLimit };
  const said = await threads.ask({ script, data });
  if (!said) return refuse('file.spreadsheetUnpacks');
  // The thread answers this and nothing else, the rows in pieces.
  const { date1904 } = said.answer as Omit<OpenedSpreadsheet, 'rows'>;
  return { rows: (said.pieces as OpenedSpreadsheet['rows'][]).flat(), date1904 };
}
