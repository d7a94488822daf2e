import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BLOCK, type ManifestEntry, tarHeader } from './tar-format.ts';

/** Writes a .tar.gz as a stream and remembers what it wrote. */
export interface ArchiveWriter {
  addFile(name: string, path: string): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  addFolder(name: string): Promise<void>;
  /** Adds the manifest, writes everything to the disk and closes. */
  finish(): Promise<readonly ManifestEntry[]>;
}

export const MANIFEST = 'manifest.json';

export function createArchive(path: string): ArchiveWriter {
  const gzip = createGzip({ level: 4 });
  const file = gzip.pipe(createWriteStream(path, { mode: 0o600, flush: true }));
  const done = finished(file);
  // Awaited at the end; until then a full disk shows as the failure of a write.
  done.catch(() => undefined);
  const manifest: ManifestEntry[] = [];

  async function write(bytes: Buffer): Promise<void> {
    if (bytes.length > 0 && !gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), done]);
  }

  async function addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await write(tarHeader(name, bytes.length, 'file'));
    await write(bytes);
    await write(padding(bytes.length));
    manifest.push({ name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }

  return {
    addText,
    addFolder: (name) => write(tarHeader(`${name}/`, 0, 'folder')),
    async addFile(name, source) {
      const size = await sizeOf(source);
      // A database drops files while it runs; what it still needs of them is in its log.
      if (size === undefined) return;
      await write(tarHeader(name, size, 'file'));
      const sha256 = createHash('sha256');
      for await (const chunk of exactly(source, size)) {
        sha256.update(chunk);
        await write(chunk);
      }
      await write(padding(size));
      manifest.push({ name, size, sha256: sha256.digest('hex') });
    },
    async finish() {
      const files = [...manifest];
      await addText(MANIFEST, JSON.stringify(files));
      await write(Buffer.alloc(2 * BLOCK));
      gzip.end();
      await done;
      return files;
    },
  };
}

/** The header promised a size: what grew meanwhile is cut off, what shrank is filled up. */
async function* exactly(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  if (size > 0) {
    const stream: AsyncIterable<Buffer> = createReadStream(path, { end: size - 1, highWaterMark: 2 ** 18 });
    try {
      for await (const chunk of stream) {
        left -= chunk.length;
        yield chunk;
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  for (; left > 0; left -= Math.min(left, 2 ** 18)) yield Buffer.alloc(Math.min(left, 2 ** 18));
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const file = await open(path, 'r');
    try {
      return (await file.stat()).size;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}
