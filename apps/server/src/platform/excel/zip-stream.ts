import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface WrittenPart {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980: the same content makes the same archive. */
const day = 0x0021;
const version = 20;

/** A zip archive as it grows: memory holds a few chunks, whatever the size of its parts. */
export async function* zipStream(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: WrittenPart[] = [];
  let at = 0;
  for await (const { name, content } of parts) {
    const start = at;
    const encoded = Buffer.from(name);
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const chunk of partChunks(encoded, { content, sums })) {
      at += chunk.length;
      yield chunk;
    }
    written.push({ name: encoded, ...sums, at: start });
  }
  yield directory(written, at);
}

interface Sums {
  crc: number;
  size: number;
  packed: number;
}

async function* partChunks(
  name: Buffer,
  { content, sums }: { content: ZipPart['content']; sums: Sums },
): AsyncGenerator<Buffer> {
  yield localHeader(name);
  const deflate = createDeflateRaw({ level: 6 });
  // A failure of the content ends the packing, and is thrown by the loop below.
  pipeline(Readable.from(summed(content, sums)), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    sums.packed += chunk.length;
    yield chunk;
  }
  yield numbers([0x08074b50, 4], [sums.crc, 4], [sums.packed, 4], [sums.size, 4]);
}

async function* summed(content: ZipPart['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

function localHeader(name: Buffer): Buffer {
  const head = numbers(
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [deflated, 2],
    [0, 2],
    [day, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, name]);
}

function directory(parts: readonly WrittenPart[], at: number): Buffer {
  const entries = parts.map(({ name, crc, packed, size, at: start }) =>
    Buffer.concat([
      numbers(
        [0x02014b50, 4],
        [version, 2],
        [version, 2],
        [flags, 2],
        [deflated, 2],
        [0, 2],
        [day, 2],
        [crc, 4],
        [packed, 4],
        [size, 4],
        [name.length, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [start, 4],
      ),
      name,
    ]),
  );
  const list = Buffer.concat(entries);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [parts.length, 2],
    [parts.length, 2],
    [list.length, 4],
    [at, 4],
    [0, 2],
  );
  return Buffer.concat([list, end]);
}

/** Little-endian numbers of 2 or 4 bytes, one after the other; one that does not fit throws. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
