import { createHash } from 'node:crypto';
import { access, constants, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { chunksOf, bytesOfFile } from './byte-source.ts';
import { limited, writeWhole, type Received } from './receive-upload.ts';
import type { SizeLimit } from './upload-kinds.ts';

/** How long an unfinished upload waits for its sender. */
export const partHours = 24;

const keyPattern = /^[0-9a-f]{32}$/;
const tenantPattern = /^\d{6}$/;
const userPattern = /^\d{1,19}$/;

/** An upload that is finished, and for whom. */
interface Claimed {
  readonly tenantId: string;
  readonly key: string;
  readonly userId: string;
}

/** Where uploads in parts grow: outside of what anybody can ask for. */
export interface PartFolder {
  pathOf(tenantId: string, key: string): string;
  create(tenantId: string, key: string): Promise<void>;
  remove(tenantId: string, key: string): Promise<void>;
  /**
   * Takes the bytes away from whoever may still write them, and answers where they lie now; undefined where another process
   * has done so. A part whose line looked alive may still come there, which no turn here has waited for: it goes nowhere.
   */
  claim(of: Claimed): Promise<string | undefined>;
  /** Whether its user has it finished just now, in whatever process. */
  isClaimed(of: Claimed): Promise<boolean>;
  release(of: Claimed): Promise<void>;
}

export function partFolder(folder: string): PartFolder {
  const pathOf = (tenantId: string, key: string) => {
    if (!keyPattern.test(key) || !tenantPattern.test(tenantId)) throw new RangeError('not an upload');
    return join(resolve(folder), 'parts', tenantId, key);
  };
  const claimPathOf = ({ tenantId, key, userId }: Claimed) => {
    if (!userPattern.test(userId)) throw new RangeError('not a user');
    return `${pathOf(tenantId, key)}-${userId}`;
  };
  return {
    pathOf,
    async create(tenantId, key) {
      await mkdir(join(resolve(folder), 'parts', tenantId), { recursive: true, mode: 0o700 });
      await (await open(pathOf(tenantId, key), 'wx', 0o600)).close();
    },
    remove: (tenantId, key) => rm(pathOf(tenantId, key), { force: true }),
    async claim({ tenantId, key, userId }) {
      const path = claimPathOf({ tenantId, key, userId });
      const isOurs = await rename(pathOf(tenantId, key), path).then(
        () => true,
        () => false,
      );
      if (!isOurs) return undefined;
      // Where the disk can, it shares the blocks instead of writing them again.
      await copyFile(path, `${path}.whole`, constants.COPYFILE_FICLONE);
      await rename(`${path}.whole`, path);
      return path;
    },
    isClaimed: (of) =>
      access(claimPathOf(of)).then(
        () => true,
        () => false,
      ),
    release: (of) => rm(claimPathOf(of), { force: true }),
  };
}

export interface PartWriting {
  readonly path: string;
  readonly stream: Readable;
  readonly offset: number;
  readonly limit: SizeLimit;
  readonly signal: AbortSignal;
}

/**
 * Writes a part at its place; answers how many bytes are safe on the disk, also when the line broke halfway: then
 * `broken` says why, and what came is kept.
 */
export async function writePart(part: PartWriting): Promise<{ written: number; broken?: Error }> {
  const handle = await open(part.path, 'r+');
  let written = 0;
  let broken: Error | undefined;
  try {
    for await (const chunk of limited(addAbortSignal(part.signal, part.stream), part.limit)) {
      await writeWhole(handle, chunk, part.offset + written);
      written += chunk.length;
    }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  return broken === undefined ? { written } : { written, broken };
}

/** Cuts off what was never acknowledged and hashes the rest. */
export async function hashWhole(path: string, size: number): Promise<Received> {
  const handle = await open(path, 'r+');
  try {
    await handle.truncate(size);
    const hash = createHash('sha256');
    for await (const { chunk } of chunksOf(bytesOfFile(handle, size))) hash.update(chunk);
    return { size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

/** Removes uploads that nobody has touched for a day. */
export async function clearOldParts(folder: string): Promise<void> {
  const root = join(resolve(folder), 'parts');
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const one of found.filter((entry) => entry.isFile())) {
    const path = join(one.parentPath, one.name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > partHours * 3_600_000) await rm(path, { force: true });
  }
}
