import { inflateRawSync } from 'node:zlib';
import { bytesOf } from '../../../platform/files/byte-source.ts';
import { readZipDirectory, type ZipEntry } from '../../../platform/files/zip-directory.ts';
import { tell } from '../../../platform/threads/told.ts';
import { refuseActive } from './refuse-active.ts';

/** The parts of a document, unpacked. */
export type DocxParts = Readonly<Record<string, Uint8Array>>;

/** A template is a few pages: larger ones are somebody's mistake or somebody's trap. */
const maxTemplateBytes = 10 * 1024 * 1024;
const unpackedLimit = 40 * 1024 * 1024;
/** Its text, without pictures; a hundred pages have a tenth of it. */
const largestXml = 5 * 1024 * 1024;
const mostParts = 1_000;
/** What reads them takes a time that grows with their square. */
const mostMarks = 2_000;

/** Unpacks a Word document within limits; macros, and whatever would fetch or run something, are refused. */
export async function openDocx(bytes: Buffer): Promise<DocxParts> {
  if (bytes.length > maxTemplateBytes) tell('document.unreadable');
  const entries = await readZipDirectory(bytesOf(bytes));
  if (!entries?.some(({ name }) => name === 'word/document.xml')) tell('document.notDocx');
  if (entries.length > mostParts) tell('document.unreadable');
  let left = unpackedLimit;
  const parts: Record<string, Uint8Array> = {};
  for (const entry of entries.filter(({ name }) => !name.endsWith('/'))) {
    const part = unpack(bytes, entry, left);
    left -= part.length;
    parts[entry.name] = part;
  }
  for (const [name, part] of Object.entries(parts)) if (/\.(?:xml|rels)$/i.test(name)) judgeXml(part);
  refuseActive(parts);
  return parts;
}

function unpack(bytes: Buffer, { headerOffset, method, isEncrypted, compressedSize }: ZipEntry, left: number): Buffer {
  const isReadable = headerOffset + 30 <= bytes.length && !isEncrypted && (method === 0 || method === 8);
  if (!isReadable) tell('document.unreadable');
  const start = headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  const packed = bytes.subarray(start, start + compressedSize);
  if (method === 0) return packed.length <= left ? packed : tell('document.unreadable');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch {
    return tell('document.unreadable');
  }
}

function judgeXml(part: Uint8Array): void {
  if (part.length > largestXml) tell('document.unreadable');
  if (xmlOf(part).split('${').length > mostMarks) tell('document.tooManyMarks', { max: mostMarks });
}

/** The text of the XML parts. */
export function xmlOf(part: Uint8Array): string {
  return Buffer.from(part).toString('utf8');
}
