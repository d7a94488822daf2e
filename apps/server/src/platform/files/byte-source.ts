import type { FileHandle } from 'node:fs/promises';
import { dropYoungGarbage } from './young-garbage.ts';

/** Bytes that can be looked into at any place, wherever they are. */
export interface ByteSource {
  readonly size: number;
  /** Up to `length` bytes from `offset`; fewer at the end. */
  read(offset: number, length: number): Promise<Buffer>;
}

export function bytesOf(buffer: Buffer): ByteSource {
  return { size: buffer.length, read: async (offset, length) => buffer.subarray(offset, offset + length) };
}

export function bytesOfFile(handle: FileHandle, size: number): ByteSource {
  return {
    size,
    async read(offset, length) {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
      return buffer.subarray(0, bytesRead);
    },
  };
}

const chunkBytes = 128 * 1024;
/** After so many bytes the pieces that were read are given back. */
const garbageBytes = 8 * 1024 * 1024;

/** The whole source in pieces, each repeating the last `overlap` bytes of the one before. */
export async function* chunksOf(source: ByteSource, overlap = 0): AsyncGenerator<{ offset: number; chunk: Buffer }> {
  for (let offset = 0; offset < source.size; offset += chunkBytes) {
    const start = Math.max(0, offset - overlap);
    yield { offset: start, chunk: await source.read(start, chunkBytes + offset - start) };
    if (offset % garbageBytes === 0 && offset > 0) dropYoungGarbage();
  }
}
