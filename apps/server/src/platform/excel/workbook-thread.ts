import { answerThread, type GivePiece } from '../threads/answer-thread.ts';
import type { WorkbookToRead } from './opened-spreadsheet.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

void answerThread((asked: WorkbookToRead, give: GivePiece) =>
  (asked.kind === 'csv' ? readCsv : readWorkbook)(asked, give),
);
