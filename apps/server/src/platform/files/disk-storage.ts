import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { ByteRange, FileStorage, IncomingFile } from './file-storage.ts';
import { clearOldParts } from './part-folder.ts';

/** `<tenant>/<first of the hash>/<hash>`; of what is sealed, and of older files, the id stands for the hash. */
const keyPattern = /^\d{6}\/[0-9a-f]{2}\/(?:\d{1,18}|[0-9a-f]{64})$/;

/** Files under one folder of this machine; `incoming` inside it holds what is not accepted yet. */
export function diskStorage(folder: string): FileStorage {
  const root = resolve(folder);
  const pathOf = (key: string) => insideOf(root, key);
  return {
    begin: (adopted) => beginIncoming(folder, (incoming, key) => keepOnDisk(incoming, pathOf(key)), adopted),
    remove: (key) => rm(pathOf(key), { force: true }),
    size: async (key) => (await stat(pathOf(key))).size,
    read: (key) => readFile(pathOf(key)),
    async stream(key: string, range?: ByteRange) {
      // Opened before anything is answered: a missing file is an error, not half an answer.
      const handle = await open(pathOf(key), 'r');
      return handle.createReadStream(range);
    },
  };
}

/** A new place in `incoming`, or a file that lies there whole already; `keep` says what becomes of the bytes once they are accepted. */
export async function beginIncoming(
  folder: string,
  keep: (incoming: Pick<IncomingFile, 'path' | 'handle'>, key: string) => Promise<void>,
  adopted?: string,
): Promise<IncomingFile> {
  const incoming = join(resolve(folder), 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const path = adopted ?? join(incoming, `${process.pid}-${randomUUID()}`);
  const handle = await open(path, adopted === undefined ? 'wx+' : 'r+', 0o600);
  return {
    path,
    handle,
    keep: (key) => keep({ path, handle }, key),
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}

async function keepOnDisk({ path, handle }: Pick<IncomingFile, 'path' | 'handle'>, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await handle.sync();
  await handle.close();
  await rename(path, target);
  await syncFolder(dirname(target));
}

/** A rename survives a power cut only once its folder is written too. Windows has no such call. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function insideOf(root: string, key: string): string {
  const path = resolve(root, key);
  if (!keyPattern.test(key) || !path.startsWith(root + sep)) throw new RangeError('not a storage key');
  return path;
}

/** No upload takes so long: its line is cut after fifteen minutes, and its call ends five minutes after its last byte. */
const longestOnTheWayMs = 3_600_000;

/** Removes what has lain on its way in for so long that nobody works on it any more; answers how many went. */
export async function sweepIncoming(folder: string): Promise<number> {
  const incoming = join(resolve(folder), 'incoming');
  let count = 0;
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name);
    // One that was accepted meanwhile has moved away.
    const found = await stat(path).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs <= longestOnTheWayMs) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/**
 * Removes what a killed process left on its way in: of that process alone where its number is given, for others may take
 * files in beside it; of all of them before the first upload is taken.
 */
export async function clearIncoming(folder: string, ofProcess?: number): Promise<void> {
  const incoming = join(resolve(folder), 'incoming');
  const found = await readdir(incoming).catch(() => []);
  const left = found.filter((name) => ofProcess === undefined || name.startsWith(`${ofProcess}-`));
  for (const name of left) await rm(join(incoming, name), { force: true });
  await clearOldParts(folder);
}
