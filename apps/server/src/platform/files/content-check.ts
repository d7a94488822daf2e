import type { KnownSuffix } from '@zhaocai/model';
import { chunksOf, type ByteSource } from './byte-source.ts';
import { isText } from './text-check.ts';
import { readZipDirectory } from './zip-directory.ts';

type Check = (source: ByteSource) => Promise<boolean>;

/**
 * Is the content what the extension says? Judged by the bytes alone, without unpacking: a library that looks into
 * archives would have to inflate what a stranger sent.
 */
export function contentMatches(suffix: KnownSuffix, source: ByteSource): Promise<boolean> {
  return checks[suffix](source);
}

const checks: Readonly<Record<KnownSuffix, Check>> = {
  pdf: startsWith('%PDF-'),
  png: startsWith('\x89PNG\r\n\x1a\n'),
  jpg: startsWith('\xff\xd8\xff'),
  jpeg: startsWith('\xff\xd8\xff'),
  rar: startsWith('Rar!\x1a\x07'),
  zip: isZip,
  docx: isOfficeZip('word/'),
  xlsx: isOfficeZip('xl/'),
  // Word saves rich text under .doc too.
  doc: async (source) => (await startsWith('{\\rtf')(source)) || isCompound('WordDocument')(source),
  xls: async (source) => (await isCompound('Workbook')(source)) || isCompound('Book')(source),
  txt: isText,
  ftl: isText,
  '7z': startsWith('7z\xbc\xaf\x27\x1c'),
  ppt: isCompound('PowerPoint Document'),
  pptx: isOfficeZip('ppt/'),
  mp4: hasAtom(['ftyp']),
  mov: hasAtom(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']),
  webm: startsWith('\x1a\x45\xdf\xa3'),
  age: startsWith('age-encryption.org/v1\n-> X25519 '),
};

function startsWith(signature: string): Check {
  const expected = Buffer.from(signature, 'latin1');
  return async (source) => (await source.read(0, expected.length)).equals(expected);
}

async function isZip(source: ByteSource): Promise<boolean> {
  const head = (await source.read(0, 4)).toString('latin1');
  return (head === 'PK\x03\x04' || head === 'PK\x05\x06') && (await readZipDirectory(source)) !== undefined;
}

/** A film of the QuickTime family begins with an atom: its length, then its name. */
function hasAtom(names: readonly string[]): Check {
  return async (source) => names.includes((await source.read(4, 4)).toString('latin1'));
}

function isOfficeZip(folder: 'word/' | 'xl/' | 'ppt/'): Check {
  return async (source) => {
    if (!(await startsWith('PK\x03\x04')(source))) return false;
    const names = (await readZipDirectory(source))?.map(({ name }) => name.replaceAll('\\', '/')) ?? [];
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  };
}

const compoundSignature = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const directoryEntryBytes = 128;
const streamType = 2;

/**
 * The container of the old Office formats, of installers and of mails: which of them it is, the name of its main
 * stream tells. Directory entries stand at multiples of 128 bytes, so they are found without walking the chains.
 */
export async function hasStream(source: ByteSource, stream: string): Promise<boolean> {
  const name = Buffer.from(`${stream}\0`, 'utf16le');
  if (!(await startsWith(compoundSignature)(source))) return false;
  for await (const { offset, chunk } of chunksOf(source, directoryEntryBytes)) {
    if (hasEntry(chunk, offset, name)) return true;
  }
  return false;
}

function isCompound(stream: string): Check {
  return (source) => hasStream(source, stream);
}

function hasEntry(chunk: Buffer, offset: number, name: Buffer): boolean {
  for (let at = chunk.indexOf(name); at >= 0; at = chunk.indexOf(name, at + 1)) {
    const isEntry = (offset + at) % directoryEntryBytes === 0 && at + directoryEntryBytes <= chunk.length;
    if (isEntry && chunk.readUInt16LE(at + 64) === name.length && chunk[at + 66] === streamType) return true;
  }
  return false;
}
