import type { Ctx, UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { readPast, receiveToMemory } from '../files/receive-upload.ts';
import type { SentTable } from './opened-spreadsheet.ts';
import { maxSpreadsheetBytes } from './read-spreadsheet.ts';

/** The table that came with a request: an .xlsx, or a .csv in UTF-8 or GB 18030. */
export function sentTable(ctx: Pick<Ctx, 'sentFile'>): Promise<SentTable> {
  return ctx.sentFile(readPart);
}

async function readPart({ fileName, stream }: UploadedPart): Promise<SentTable> {
  try {
    const kind = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
    if (kind !== 'xlsx' && kind !== 'csv') return refuse('file.typeRefused');
    const most = { bytes: maxSpreadsheetBytes + 1, code: 'file.spreadsheetTooLarge' } as const;
    return { kind, bytes: await receiveToMemory(stream, most) };
  } finally {
    readPast(stream);
  }
}
