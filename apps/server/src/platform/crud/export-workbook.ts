import { PassThrough, Readable, pipeline } from 'node:stream';
import { framedType } from '@zhaocai/model';
import { demandExport } from '../access/budget-book.ts';
import type { Snapshot } from '../db/index.ts';
import { datedSpreadsheet, spreadsheetOf, workbookBytes } from '../excel/index.ts';
import type { Ctx, RawAnswer } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import type { ExportColumns } from './export-columns.ts';
import { framed, type ExportFacts } from './export-progress.ts';

export type WireRow = Record<string, unknown>;

/** Each holds a connection for as long as it takes. */
const mostAtOnce = 3;
let running = 0;

/** Where the rows come from. */
export interface RowSource {
  /** Tells the facts how many there are. */
  counted(): Promise<void>;
  /** In batches, as they come; the facts are told of each. */
  batches(): AsyncIterable<readonly WireRow[]>;
}

export interface Workbook {
  /** Of the spreadsheet and of the file. */
  readonly name: string;
  readonly columns: Pick<ExportColumns, 'names' | 'spreadsheet'>;
  /** `1`: frames that tell how far it is. */
  readonly progress: '0' | '1' | undefined;
  /** What the log keeps of the question. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** What it refuses is refused as an answer; what fails later breaks the file off. */
  readonly source: (snapshot: Snapshot, facts: ExportFacts) => RowSource | Promise<RowSource>;
}

/**
 * Rows as an .xlsx, read from one snapshot and written as they come, so that memory holds a batch however many there
 * are. Who stops listening stops the query.
 */
export async function exportWorkbook(
  ctx: Ctx,
  { name, columns, progress, asked, source }: Workbook,
): Promise<RawAnswer> {
  const { facts, snapshot, body, signal } = await begin(ctx);
  ctx.note?.(Object.assign(facts, { filters: asked, columns: columns.names }));
  const { counted, batches } = await opened(() => source(snapshot, facts), body);
  const spreadsheet = spreadsheetOf({ name, fields: columns.spreadsheet, batches: batches(), language: ctx.language });
  const bytes = workbookBytes([spreadsheet]);
  const isFramed = progress === '1';
  const out = isFramed ? framed(bytes, { counted, facts, signal, ctx }) : afterCount(bytes, counted);
  // A failure on the way destroys the answer: half a file must not look like a whole one.
  pipeline(Readable.from(out, { objectMode: false }), body, () => undefined);
  const answer = datedSpreadsheet(ctx, name, body);
  return isFramed ? { ...answer, headers: { ...answer.headers, 'content-type': framedType } } : answer;
}

/** Whom nothing is sent gives his place back too. */
async function opened(open: () => RowSource | Promise<RowSource>, body: PassThrough): Promise<RowSource> {
  try {
    return await open();
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/** Takes a place and a snapshot, and gives both back when the answer is out or its receiver is gone. */
async function begin(ctx: Ctx) {
  if (running >= mostAtOnce) throw new Refusal('file.exportBusy', {}, 429);
  running += 1;
  const abort = new AbortController();
  let snapshot: Snapshot | undefined;
  const finish = async () => {
    abort.abort();
    running -= 1;
    await snapshot?.close();
  };
  try {
    await demandExport(ctx);
    snapshot = await ctx.db.snapshot(abort.signal);
    const facts: ExportFacts = { rows: 0, total: 0 };
    const body = new PassThrough();
    body.once('close', () => void finish().catch((error: unknown) => ctx.log.warn({ err: error }, 'an export ended')));
    return { facts, snapshot, body, signal: abort.signal };
  } catch (error) {
    await finish();
    throw error;
  }
}

async function* afterCount(bytes: AsyncIterable<Buffer>, counted: () => Promise<void>): AsyncGenerator<Buffer> {
  await counted();
  yield* bytes;
}
