import { createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import type { ByteSource } from './byte-source.ts';
import type { ZipEntry } from './zip-directory.ts';

const localHeader = 30;
const pieceBytes = 64 * 1024;
const stored = 0;
const deflated = 8;

/**
 * Up to `limit` bytes of an entry, unpacked piece by piece outside of the thread that serves; undefined where it has
 * more, where it is packed in another way or encrypted, or where it is no sound deflate.
 */
export async function inflateEntry(source: ByteSource, entry: ZipEntry, limit: number): Promise<Buffer | undefined> {
  const packed = await packedOf(source, entry);
  if (!packed || entry.isEncrypted) return undefined;
  if (entry.method === stored) return packed.size > limit ? undefined : packed.read(0, packed.size);
  if (entry.method !== deflated) return undefined;
  const unpacked = Readable.from(piecesOf(packed)).compose(createInflateRaw()) as AsyncIterable<Buffer>;
  return collect(unpacked, limit).catch(() => undefined);
}

/** Where the packed bytes of an entry lie: behind a header of its own, whose length the directory does not tell. */
export async function packedOf(source: ByteSource, entry: ZipEntry): Promise<ByteSource | undefined> {
  const header = await source.read(entry.headerOffset, localHeader);
  if (header.length < localHeader || header.toString('latin1', 0, 4) !== 'PK\x03\x04') return undefined;
  const start = entry.headerOffset + localHeader + header.readUInt16LE(26) + header.readUInt16LE(28);
  const size = Math.min(entry.compressedSize, source.size - start);
  if (size < entry.compressedSize) return undefined;
  return { size, read: (offset, length) => source.read(start + offset, Math.min(length, Math.max(0, size - offset))) };
}

async function* piecesOf(source: ByteSource): AsyncGenerator<Buffer> {
  for (let offset = 0; offset < source.size; offset += pieceBytes) yield await source.read(offset, pieceBytes);
}

async function collect(pieces: AsyncIterable<Buffer>, limit: number): Promise<Buffer | undefined> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > limit) return undefined;
    kept.push(piece);
  }
  return Buffer.concat(kept);
}
