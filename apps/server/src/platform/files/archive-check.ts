import { setImmediate } from 'node:timers/promises';
import type { FileCaution, KnownSuffix } from '@zhaocai/model';
import { refuse } from '../http/refusal.ts';
import { bytesOf, type ByteSource } from './byte-source.ts';
import { inflateEntry } from './inflate-entry.ts';
import { leadsOutside, programSuffixes } from './member-names.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const archives: ReadonlySet<string> = new Set<KnownSuffix>(['zip', 'docx', 'xlsx', 'pptx']);
const megabyte = 1024 * 1024;
/** Nobody's tender documents unpack to more. */
const mostUnpacked = 2048 * megabyte;
/** Text packs twentyfold at best; a bomb a thousandfold. Small archives may do as they like. */
const mostRatio = 150;
const harmless = 64 * megabyte;
/** An archive, one in it, and one in that. */
const mostLevels = 3;
/** A larger archive within an archive is taken without being looked into, and says so. */
const largestInner = 48 * megabyte;
/** So much is unpacked to look into the inner archives of one file. */
const mostLookedAt = 256 * megabyte;
/** The list of kinds of an Office document: some kilobytes in a real one. */
const mostContentTypes = megabyte;

/** So many archives within one, and so many names in all of them, nobody hands in; a look at more holds up everybody else. */
const mostInner = 1_000;
const mostEntries = 100_000;

/** What one file has come to, with all archives in it. */
interface Look {
  readonly outerSize: number;
  unpacked: number;
  lookedAt: number;
  inner: number;
  entries: number;
  caution: FileCaution | undefined;
}

/**
 * Judges an archive by its directory, and the archives in it by theirs: refused are those that would unpack to an
 * absurd amount, whose names lead out of their folder, or that bring programs. What is left to say of it is answered.
 */
export async function judgeArchive(suffix: KnownSuffix, source: ByteSource): Promise<FileCaution | undefined> {
  if (!archives.has(suffix)) return undefined;
  const look: Look = { outerSize: source.size, unpacked: 0, lookedAt: 0, inner: 0, entries: 0, caution: undefined };
  await lookInto(look, source, 1);
  return look.caution;
}

async function lookInto(look: Look, source: ByteSource, level: number): Promise<void> {
  const entries = await readZipDirectory(source);
  if (!entries) return note(look, 'damaged');
  look.entries += entries.length;
  if (look.entries > mostEntries) refuse('file.archiveTooMany');
  judgeSizes(look, entries, source.size);
  for (const entry of entries) judgeName(entry);
  if (await hasMacros(source, entries)) note(look, 'macros');
  if (entries.some(({ isEncrypted }) => isEncrypted)) note(look, 'encrypted');
  if (entries.some(({ name }) => /\.(?:rar|7z)$/i.test(name))) note(look, 'unchecked');
  for (const entry of entries.filter(isArchive)) await lookIntoInner(look, { source, entry, level });
}

/** Entries that share their packed bytes, the trick of the newer bombs, are told by adding up to more than the file. */
function judgeSizes(look: Look, entries: readonly ZipEntry[], size: number): void {
  if (sumOf(entries, ({ compressedSize }) => compressedSize) > size) refuse('file.unpacksTooLarge');
  look.unpacked += sumOf(entries, ({ size: unpacked }) => unpacked);
  const isBomb = look.unpacked > harmless && look.unpacked / look.outerSize > mostRatio;
  if (look.unpacked > mostUnpacked || isBomb) refuse('file.unpacksTooLarge');
}

function judgeName({ name }: ZipEntry): void {
  if (leadsOutside(name)) refuse('file.archivePaths', { name: shown(name) });
  if (programSuffixes.test(name)) refuse('file.archiveProgram', { name: shown(name) });
}

async function lookIntoInner(
  look: Look,
  { source, entry, level }: { source: ByteSource; entry: ZipEntry; level: number },
): Promise<void> {
  if (entry.isEncrypted) return;
  if (level >= mostLevels) refuse('file.archiveTooDeep', { levels: mostLevels });
  look.inner += 1;
  if (look.inner > mostInner) refuse('file.archiveTooMany');
  // What lies in memory is read at once: whoever else waits for this process comes in between.
  await setImmediate();
  const inner = await inflateEntry(source, entry, largestInner);
  look.lookedAt += inner?.length ?? largestInner;
  if (look.lookedAt > mostLookedAt) refuse('file.unpacksTooLarge');
  if (!inner) return note(look, 'unchecked');
  await lookInto(look, bytesOf(inner), level + 1);
}

function isArchive({ name, size }: ZipEntry): boolean {
  return size > 0 && archives.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

const macroParts = /(?:^|\/)vbaProject[^/]*\.bin$|(?:^|\/)xl\/macrosheets\//i;

/** By the usual name of the part, or by the list of kinds where the part was given another one. */
async function hasMacros(source: ByteSource, entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.some(({ name }) => macroParts.test(name.replaceAll('\\', '/')))) return true;
  const kinds = entries.find(({ name }) => name === '[Content_Types].xml');
  const text = kinds && (await inflateEntry(source, kinds, mostContentTypes));
  return text !== undefined && /macroEnabled|vbaProject/i.test(text.toString('latin1'));
}

const gravest: readonly FileCaution[] = ['macros', 'encrypted', 'damaged', 'unchecked'];

function note(look: Look, caution: FileCaution): void {
  look.caution = gravest.find((one) => one === look.caution || one === caution);
}

/** A name out of a stranger's archive, short enough to be shown. */
function shown(name: string): string {
  return name.length > 60 ? `…${name.slice(-59)}` : name;
}

function sumOf(entries: readonly ZipEntry[], amountOf: (entry: ZipEntry) => number): number {
  return entries.reduce((total, entry) => total + amountOf(entry), 0);
}
