import { acceptedSuffixOf } from '@zhaocai/model';
import type { Ctx, UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { readPast, receiveToMemory } from '../files/receive-upload.ts';
import { maxSpreadsheetBytes } from './read-spreadsheet.ts';

/** The bytes of the .xlsx that came with an import, and nothing larger. */
export function sentSpreadsheet(ctx: Pick<Ctx, 'sentFile'>): Promise<Buffer> {
  return ctx.sentFile(readPart);
}

async function readPart({ fileName, stream }: UploadedPart): Promise<Buffer> {
  try {
    if (acceptedSuffixOf(fileName) !== 'xlsx') refuse('file.typeRefused');
    return await receiveToMemory(stream, { bytes: maxSpreadsheetBytes + 1, code: 'file.spreadsheetTooLarge' });
  } finally {
    readPast(stream);
  }
}
