import { inflateRawSync } from 'node:zlib';
import { bytesOf } from '../../../platform/files/byte-source.ts';
import { readZipDirectory, type ZipEntry } from '../../../platform/files/zip-directory.ts';
import { refuse } from '../../../platform/http/index.ts';
import { refuseActive } from './refuse-active.ts';

/** The parts of a document, unpacked. */
export type DocxParts = Readonly<Record<string, Uint8Array>>;

/** A template is a few pages: larger ones are somebody's mistake or somebody's trap. */
const maxTemplateBytes = 10 * 1024 * 1024;
const unpackedLimit = 40 * 1024 * 1024;

/** Unpacks a Word document within limits; macros, and whatever would fetch or run something, are refused. */
export async function openDocx(bytes: Buffer): Promise<DocxParts> {
  if (bytes.length > maxTemplateBytes) refuse('document.unreadable');
  const entries = await readZipDirectory(bytesOf(bytes));
  if (!entries?.some(({ name }) => name === 'word/document.xml')) refuse('document.notDocx');
  let left = unpackedLimit;
  const parts: Record<string, Uint8Array> = {};
  for (const entry of entries.filter(({ name }) => !name.endsWith('/'))) {
    const part = unpack(bytes, entry, left);
    left -= part.length;
    parts[entry.name] = part;
  }
  refuseActive(parts);
  return parts;
}

function unpack(bytes: Buffer, { headerOffset, method, isEncrypted, compressedSize }: ZipEntry, left: number): Buffer {
  const isReadable = headerOffset + 30 <= bytes.length && !isEncrypted && (method === 0 || method === 8);
  if (!isReadable) refuse('document.unreadable');
  const start = headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  const packed = bytes.subarray(start, start + compressedSize);
  if (method === 0) return packed.length <= left ? packed : refuse('document.unreadable');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch {
    return refuse('document.unreadable');
  }
}

/** The text of the XML parts. */
export function xmlOf(part: Uint8Array): string {
  return Buffer.from(part).toString('utf8');
}
