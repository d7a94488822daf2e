import type { FileCaution } from '@zhaocai/model';
import type { ByteSource } from './byte-source.ts';

/** Readers look for the end within the last kilobyte; scanners write some more behind it. */
const tailBytes = 8 * 1024;
const trailerBytes = 64 * 1024;

/**
 * Whether a PDF asks for a password, or has lost its end: what was cut on its way has no pointer to its table there.
 * Its dictionaries of the trailer are never packed, so they are read as they stand.
 */
export async function judgePdf(source: ByteSource): Promise<FileCaution | undefined> {
  const tail = (await source.read(Math.max(0, source.size - tailBytes), tailBytes)).toString('latin1');
  const pointer = [...tail.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
  if (pointer === undefined || Number(pointer) >= source.size || !tail.includes('%%EOF')) return 'damaged';
  const table = (await source.read(Number(pointer), trailerBytes)).toString('latin1');
  return (await isLocked(source, tail + table)) ? 'encrypted' : undefined;
}

async function isLocked(source: ByteSource, trailers: string): Promise<boolean> {
  if (/\/Encrypt\b/.test(trailers)) return true;
  // A table of many lines ends far behind its beginning, right before the tail.
  const before = (await source.read(Math.max(0, source.size - trailerBytes), trailerBytes)).toString('latin1');
  const trailer = before.search(/trailer\s*<</);
  return trailer !== -1 && /\/Encrypt\b/.test(before.slice(trailer));
}
