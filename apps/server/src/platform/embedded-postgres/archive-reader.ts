import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { MANIFEST } from './archive-writer.ts';
import { BLOCK, readTarHeader, type TarEntry } from './tar-format.ts';

/** Takes one entry; a file's content must be read to its end before the next entry comes. */
export type EntrySink = (entry: TarEntry, content: AsyncIterable<Buffer>) => Promise<void>;

const manifestSchema = z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() }));

/** Reads an archive through to its end and fails unless all of it is what its manifest says. */
export async function readArchive(path: string, sink: EntrySink): Promise<number> {
  const source = byteSource(path);
  const found = new Map<string, string>();
  let manifest = '';
  for (;;) {
    const entry = readTarHeader(await source.exactly(BLOCK));
    if (!entry) break;
    const hash = createHash('sha256');
    const content = contentOf(source, entry, (chunk) => {
      hash.update(chunk);
      if (entry.name === MANIFEST) manifest += chunk.toString('utf8');
    });
    if (entry.name === MANIFEST) await drain(content);
    else await sink(entry, content);
    if (entry.kind === 'file' && entry.name !== MANIFEST) found.set(entry.name, `${entry.size} ${hash.digest('hex')}`);
  }
  return compare(manifest, found, path);
}

/** Reads without writing anything: is this archive whole? */
export function verifyArchive(path: string): Promise<number> {
  return readArchive(path, (_entry, content) => drain(content));
}

function compare(manifest: string, found: ReadonlyMap<string, string>, path: string): number {
  if (!manifest) throw new Error(`${path} is damaged: it ends before its manifest.`);
  const entries = manifestSchema.parse(JSON.parse(manifest));
  const wrong = entries.find(({ name, size, sha256 }) => found.get(name) !== `${size} ${sha256}`);
  if (wrong) throw new Error(`${path} is damaged: ${wrong.name} is not what was written.`);
  if (entries.length !== found.size) throw new Error(`${path} holds files that its manifest does not name.`);
  return entries.length;
}

async function* contentOf(source: ByteSource, entry: TarEntry, seen: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of source.upTo(entry.size)) {
    seen(chunk);
    yield chunk;
  }
  await source.exactly((BLOCK - (entry.size % BLOCK)) % BLOCK);
}

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) void chunk;
}

interface ByteSource {
  exactly(length: number): Promise<Buffer>;
  upTo(length: number): AsyncGenerator<Buffer>;
}

function byteSource(path: string): ByteSource {
  const stream = createReadStream(path);
  const gunzip = createGunzip();
  stream.once('error', (error) => gunzip.destroy(error));
  const chunks: AsyncIterator<Buffer> = stream.pipe(gunzip)[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function nextChunk(): Promise<Buffer> {
    const next = await chunks.next();
    if (next.done) throw new Error(`${path} is damaged: it ends too early.`);
    return next.value;
  }

  async function* upTo(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (rest.length === 0) rest = await nextChunk();
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  return {
    upTo,
    async exactly(length) {
      const parts: Buffer[] = [];
      for await (const part of upTo(length)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}
