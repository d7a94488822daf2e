import type { ByteSource } from './byte-source.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly compressedSize: number;
  readonly size: number;
  readonly headerOffset: number;
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;
/** Far above what an Office file has; a directory beyond it is not read. */
const directoryLimit = 8 * 1024 * 1024;

/** The names in a zip archive, read from its directory without unpacking anything; undefined when it has none. */
export async function readZipDirectory(source: ByteSource): Promise<ZipEntry[] | undefined> {
  const tailStart = Math.max(0, source.size - endLength - longestComment);
  const tail = await source.read(tailStart, source.size - tailStart);
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + endLength > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (length > directoryLimit || offset + length > source.size) return undefined;
  return entriesOf(await source.read(offset, length), count);
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      compressedSize: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      headerOffset: directory.readUInt32LE(at + 42),
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
