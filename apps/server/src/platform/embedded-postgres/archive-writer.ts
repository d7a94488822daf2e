import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
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
  finish(): Promise<void>;
}

export const MANIFEST = 'manifest.json';
const CHUNK = 2 ** 18;

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
      await addText(MANIFEST, JSON.stringify(manifest));
      await write(Buffer.alloc(2 * BLOCK));
      gzip.end();
      await done;
    },
  };
}

/** The header promised a size: what grew meanwhile is cut off, what shrank or went is filled up. */
async function* exactly(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size;
  for await (const chunk of present(path, size)) {
    left -= chunk.length;
    yield chunk;
  }
  for (; left > 0; left -= Math.min(left, CHUNK)) yield Buffer.alloc(Math.min(left, CHUNK));
}

async function* present(path: string, size: number): AsyncGenerator<Buffer> {
  if (size === 0) return;
  try {
    yield* createReadStream(path, { end: size - 1, highWaterMark: CHUNK });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
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
