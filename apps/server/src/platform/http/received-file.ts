import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Ctx, UploadedPart } from './context.ts';
import { Refusal, refuse } from './refusal.ts';
import { firstFile, readWhole } from './sent-file.ts';

/** What writes take are spreadsheets of at most 5 MB and drawings of 2 MB; each tells itself what is too large for it. */
const mostHeldBytes = 6 * 1024 * 1024;

interface HeldFile {
  readonly fileName: string;
  readonly chunks: readonly Buffer[];
  readonly isWhole: boolean;
  readonly further: number;
}

/**
 * Takes the file of a write in before its transaction begins: a line that is slow, or stands still, then holds neither
 * a database connection nor a lock.
 */
export async function receiveFile(request: FastifyRequest): Promise<Ctx['sentFile']> {
  const held = await firstFile(request, hold);
  return async (take, missing = 'file.missing') => {
    if (!held) return refuse(missing);
    const { fileName, further } = held;
    return readWhole(take)({ fileName, stream: streamOf(held) }, async () => further);
  };
}

async function hold({ fileName, stream }: UploadedPart, more: () => Promise<number>): Promise<HeldFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostHeldBytes) return { fileName, chunks, isWhole: false, further: 0 };
  }
  return { fileName, chunks, isWhole: true, further: await more() };
}

function streamOf({ chunks, isWhole }: HeldFile): Readable {
  function* pieces() {
    yield* chunks;
    if (!isWhole) throw new Refusal('platform.tooLarge', {}, 413);
  }
  return Readable.from(pieces(), { objectMode: false });
}
