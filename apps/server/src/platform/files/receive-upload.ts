import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { MessageCode } from '@zhaocai/model';
import { Refusal, refuse } from '../http/refusal.ts';
import { dropYoungGarbage } from './young-garbage.ts';
import type { SizeLimit } from './upload-kinds.ts';

export interface Received {
  readonly size: number;
  readonly sha256: string;
}

/** After so many bytes the written pieces are given back. */
const garbageBytes = 8 * 1024 * 1024;

/** Writes a stream to an open file, hashing as it goes; memory holds one chunk. */
export async function receiveToFile(stream: Readable, handle: FileHandle, limit: SizeLimit): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  let collected = 0;
  for await (const chunk of limited(stream, limit)) {
    hash.update(chunk);
    await writeWhole(handle, chunk, size);
    size += chunk.length;
    if (size - collected < garbageBytes) continue;
    dropYoungGarbage();
    collected = size;
  }
  if (size === 0) refuse('file.empty');
  return { size, sha256: hash.digest('hex') };
}

/** The whole stream in memory, for what must not touch the disk. */
export async function receiveToMemory(stream: Readable, limit: SizeLimit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limited(stream, limit)) chunks.push(chunk);
  if (chunks.length === 0) refuse('file.empty');
  return Buffer.concat(chunks);
}

/**
 * Lets the rest of a refused file flow away. Were it left unread, the connection would stand still with the browser
 * waiting to send, and the refusal would not be seen before the time-out.
 */
export function readPast(stream: Readable): void {
  stream.on('error', () => undefined);
  stream.resume();
}

export async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
    written += bytesWritten;
  }
}

/** The pieces of a stream; one that grows to the limit, or whose sender goes away, ends in a refusal. */
export async function* limited(stream: Readable, limit: SizeLimit): AsyncGenerator<Buffer> {
  try {
    yield* counted(stream, limit);
  } catch (error) {
    throw asRefusal(error, limit.code);
  }
  if ('truncated' in stream && stream.truncated) refuse(limit.code);
}

async function* counted(stream: Readable, { bytes, code }: SizeLimit): AsyncGenerator<Buffer> {
  let size = 0;
  // Left open on an early end: see `readPast`.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size >= bytes) refuse(code);
    if (chunk.length > 0) yield chunk;
  }
}

/** The multipart parser has a limit of its own, and a client that goes away ends the stream early. */
function asRefusal(error: unknown, tooLarge: MessageCode): unknown {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal(tooLarge);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET') return new Refusal('file.cutShort');
  return error;
}
