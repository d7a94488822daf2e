import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { MessageCode } from '@zhaocai/contract';
import { Refusal, refuse } from '../http/refusal.ts';

export interface Received {
  readonly size: number;
  readonly sha256: string;
}

interface Limit {
  /** This many bytes or more are refused. */
  readonly bytes: number;
  readonly code: MessageCode;
}

/** Writes a stream to an open file, hashing as it goes; memory holds one chunk. */
export async function receiveToFile(stream: Readable, handle: FileHandle, limit: Limit): Promise<Received> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of limited(stream, limit)) {
    hash.update(chunk);
    await writeWhole(handle, chunk, size);
    size += chunk.length;
  }
  if (size === 0) refuse('file.empty');
  return { size, sha256: hash.digest('hex') };
}

/** The whole stream in memory, for what must not touch the disk. */
export async function receiveToMemory(stream: Readable, limit: Limit): Promise<Buffer> {
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

async function writeWhole(handle: FileHandle, chunk: Buffer, position: number): Promise<void> {
  let written = 0;
  while (written < chunk.length) {
    const { bytesWritten } = await handle.write(chunk, written, chunk.length - written, position + written);
    written += bytesWritten;
  }
}

async function* limited(stream: Readable, limit: Limit): AsyncGenerator<Buffer> {
  try {
    yield* counted(stream, limit);
  } catch (error) {
    throw asRefusal(error, limit.code);
  }
  if ('truncated' in stream && stream.truncated) refuse(limit.code);
}

async function* counted(stream: Readable, { bytes, code }: Limit): AsyncGenerator<Buffer> {
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
