import { frameHead, frameKinds, message } from '@zhaocai/model';
import type { Ctx } from '../http/context.ts';

/** What is known of an export while it runs; the log keeps it at the end. */
export interface ExportFacts extends Record<string, unknown> {
  /** Written so far. */
  rows: number;
  total: number;
}

interface Framing {
  /** Resolves when the total is known. */
  readonly counted: () => Promise<void>;
  readonly facts: ExportFacts;
  readonly signal: AbortSignal;
  readonly ctx: Pick<Ctx, 'language' | 'log'>;
}

/** The file cut into frames, with how far it is between them, and at the end whether it is whole. */
export async function* framed(
  bytes: AsyncIterable<Buffer>,
  { counted, facts, signal, ctx }: Framing,
): AsyncGenerator<Uint8Array> {
  try {
    await counted();
    yield* told(frameKinds.progress, facts);
    for await (const chunk of bytes) yield* fileFrames(chunk, facts);
    yield* told(frameKinds.end, facts);
  } catch (error) {
    // Nobody listens any more: that is no failure.
    if (signal.aborted) return;
    ctx.log.error({ err: error }, 'an export broke off');
    yield* told(frameKinds.failure, { msg: message('file.exportFailed', ctx.language) });
  }
}

/** A chunk is some hundred rows: often enough to tell how far it is. */
function* fileFrames(chunk: Buffer, facts: ExportFacts): Generator<Uint8Array> {
  yield frameHead(frameKinds.file, chunk.length);
  yield chunk;
  yield* told(frameKinds.progress, facts);
}

function* told(kind: number, { rows, total, msg }: Partial<ExportFacts> & { msg?: string }): Generator<Uint8Array> {
  const content = Buffer.from(JSON.stringify({ rows, total, msg }));
  yield frameHead(kind, content.length);
  yield content;
}
