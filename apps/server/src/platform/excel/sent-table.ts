import { buffer } from 'node:stream/consumers';
import type { Ctx, UploadedPart } from '../http/context.ts';
import { refuse } from '../http/refusal.ts';
import { readPast, receiveToMemory } from '../files/receive-upload.ts';
import { maxSpreadsheetBytes } from './read-spreadsheet.ts';
import { writePlain } from './write-plain.ts';

/**
 * The bytes of the table that came with a request: an .xlsx, or a .csv in UTF-8 or GB 18030, which is handed on as a
 * workbook of the same rows, so that one reader judges both.
 */
export function sentTable(ctx: Pick<Ctx, 'sentFile'>): Promise<Buffer> {
  return ctx.sentFile(readPart);
}

async function readPart({ fileName, stream }: UploadedPart): Promise<Buffer> {
  try {
    const suffix = /\.(xlsx|csv)$/i.exec(fileName)?.[1]?.toLowerCase();
    if (suffix === undefined) return refuse('file.typeRefused');
    const most = { bytes: maxSpreadsheetBytes + 1, code: 'file.spreadsheetTooLarge' } as const;
    const bytes = await receiveToMemory(stream, most);
    return suffix === 'csv' ? await workbookOf(textOf(bytes)) : bytes;
  } finally {
    readPast(stream);
  }
}

function workbookOf(text: string): Promise<Buffer> {
  const [header = [], ...rows] = csvLines(text);
  return buffer(writePlain({ name: 'csv', header, batches: oneBatch(rows) }));
}

async function* oneBatch(rows: readonly string[][]) {
  yield rows;
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what banks and older programs write otherwise.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The rows of a CSV (RFC 4180), without empty ones. The tab or quote that keeps Excel off a long number is no part of it. */
export function csvLines(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\n|\r|$)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, raw = '', end = ''] = found;
    const plain = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
    lines.at(-1)?.push(plain.replace(/^['\t]+/, '').trim());
    if (end === '') break;
    if (end !== ',') lines.push([]);
  }
  return lines.filter((line) => line.some((one) => one !== ''));
}
