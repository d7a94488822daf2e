import type { GivePiece } from '../threads/answer-thread.ts';
import type { OpenedSpreadsheet } from './opened-spreadsheet.ts';

/** Taking in the cells of so many rows holds nobody up. */
const rowsInPiece = 100;

/** Hands the rows of a table on, piece by piece. */
export async function giveRows(rows: OpenedSpreadsheet['rows'], give: GivePiece): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsInPiece) await give(rows.slice(at, at + rowsInPiece));
}
