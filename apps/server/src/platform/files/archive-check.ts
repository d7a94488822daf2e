import type { KnownSuffix } from '@zhaocai/model';
import type { ByteSource } from './byte-source.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const archives: ReadonlySet<KnownSuffix> = new Set(['zip', 'docx', 'xlsx', 'pptx']);
const megabyte = 1024 * 1024;
/** Nobody's tender documents unpack to more. */
const mostUnpacked = 2048 * megabyte;
/** Text packs twentyfold at best; a bomb a thousandfold. Small archives may do as they like. */
const mostRatio = 150;
const harmless = 64 * megabyte;

/**
 * Would the archive unpack to an absurd amount? Judged by its directory, without unpacking. Entries that share their
 * packed bytes, the trick of the newer bombs, are told by adding up to more than the file.
 */
export async function unpacksTooLarge(suffix: KnownSuffix, source: ByteSource): Promise<boolean> {
  if (!archives.has(suffix)) return false;
  const entries = (await readZipDirectory(source)) ?? [];
  const unpacked = sumOf(entries, ({ size }) => size);
  if (sumOf(entries, ({ compressedSize }) => compressedSize) > source.size) return true;
  return unpacked > mostUnpacked || (unpacked > harmless && unpacked / source.size > mostRatio);
}

function sumOf(entries: readonly ZipEntry[], amountOf: (entry: ZipEntry) => number): number {
  return entries.reduce((total, entry) => total + amountOf(entry), 0);
}
