import { canonicalJson } from '../sealing/canonical-json.ts';
import { membersOf, type Members } from './archive-members.ts';
import { faultOfBid, jsonIn, textIn } from './bid-faults.ts';
import { faultsOfChains, type RecordRow } from './chain-faults.ts';
import { lateFaults } from './late-faults.ts';
import { judgeCheckpoint, readDays, type CheckpointFault, type RecordDay } from './kept-checkpoint.ts';
import { isSignedBy } from './web-signature.ts';

/** Roots of days as they are downloaded: `docs/evidence.md`. */
export interface KeptRoots {
  readonly tenantId: string;
  readonly publicKey: string;
  readonly roots: readonly (RecordDay & { readonly signature: string })[];
}

/** Where the chains of a project stood whenever they were signed, as the book of roots has it: `signed-heads-*.json`. */
export interface KeptHeads {
  readonly tenantId: string;
  readonly publicKey: string;
  readonly projectId: string;
  readonly heads: readonly SignedHead[];
  /** Over the canonical JSON of `{heads, projectId, tenantId}`. */
  readonly signature: string;
}

export interface SignedHead {
  readonly stream: string;
  readonly seq: string;
  readonly hash: string;
  /** When it was signed. */
  readonly at: string;
}

export interface VerifiedArchive {
  readonly counts: {
    readonly rows: number;
    readonly days: number;
    /** Places of chains that were signed, each held against its row. */
    readonly heads: number;
    readonly bids: number;
    readonly checkpoints: number;
  };
  /** The first thing of each part that does not fit; nothing where all of it does. */
  readonly faults: readonly string[];
  /** By which the days are signed: a forger signs by one of his own. */
  readonly publicKey: string | undefined;
}

/** Throws where the bytes are no archive. */
export async function verifyArchive(zip: Uint8Array): Promise<VerifiedArchive> {
  const members = await membersOf(zip);
  const read = pathsLike(members, /(^|\/)evidence-[^/]*\.json$/).map((path) => ({
    path,
    content: jsonIn<readonly RecordRow[] | KeptRoots>(members, path),
  }));
  const rows = read.flatMap(({ content }) => (isRows(content) ? content : []));
  const roots = read.flatMap(({ content }) => (isRows(content) || !content?.roots ? [] : [content]));
  const kept = pathsLike(members, /(^|\/)signed-heads-[^/]*\.json$/).map((path) => {
    return { path, content: jsonIn<KeptHeads>(members, path) };
  });
  const heads = kept.flatMap(({ content }) => content ?? []);
  const [publicKey] = [...roots, ...heads].map((one) => one.publicKey);
  const folders = pathsLike(members, /^.+\/envelope\.json$/).map((path) => path.slice(0, path.lastIndexOf('/')));
  const notes = pathsLike(members, /(^|\/)checkpoint[^/]*\.txt$/);
  const faults = [
    ...[...read, ...kept].filter(({ content }) => content === undefined).map(({ path }) => `${path}: cannot be read`),
    ...(await faultsOfChains(rows)),
    ...lateFaults(rows),
    ...(await faultsOfRoots(roots)),
    ...(await faultsOfHeads(heads, { rows, publicKey })),
    ...(await faultsOfCheckpoints(notes, { members, roots })),
  ];
  for (const folder of folders) {
    const fault = await faultOfBid(folder, { members, rows, publicKey });
    if (fault) faults.push(fault);
  }
  const days = roots.flatMap((one) => one.roots).length;
  const counts = {
    rows: rows.length,
    days,
    heads: heads.flatMap((one) => one.heads).length,
    bids: folders.length,
    checkpoints: notes.length,
  };
  if (Object.values(counts).every((count) => count === 0)) faults.push('there is nothing in it that can be checked');
  return { counts, faults, publicKey };
}

function isRows(content: readonly RecordRow[] | KeptRoots | undefined): content is readonly RecordRow[] {
  return Array.isArray(content);
}

function pathsLike(members: Members, pattern: RegExp): string[] {
  return [...members.keys()].filter((path) => pattern.test(path));
}

/** Of each day: Ed25519 over `{day, digest, tenantId}`. Roots of one installation are signed by one key. */
async function faultsOfRoots(roots: readonly KeptRoots[]): Promise<string[]> {
  const faults: string[] = [];
  const days = roots.flatMap(({ tenantId, publicKey, roots: own }) =>
    own.map((one) => ({ ...one, tenantId, publicKey })),
  );
  for (const { tenantId, publicKey, day, digest, signature } of days)
    if (!(await isSignedBy(publicKey, canonicalJson({ day, digest, tenantId }), signature)))
      faults.push(`root of ${day}: its signature is not of the key ${publicKey}`);
  const keys = new Set(roots.map(({ publicKey }) => publicKey));
  if (keys.size > 1) faults.push(`the roots name ${keys.size} different keys`);
  return faults;
}

interface Held {
  readonly rows: readonly RecordRow[];
  readonly publicKey: string | undefined;
}

/** A chain that was cut or written anew is whole in itself: where it was signed it has another row, or none. */
async function faultsOfHeads(kept: readonly KeptHeads[], { rows, publicKey }: Held): Promise<string[]> {
  const hashes = new Map(rows.map(({ stream, seq, hash }) => [`${stream} ${seq}`, hash]));
  const faults: string[] = [];
  for (const { heads, projectId, tenantId, publicKey: own, signature } of kept) {
    const isOurs =
      own === publicKey && (await isSignedBy(own, canonicalJson({ heads, projectId, tenantId }), signature));
    if (!isOurs) faults.push(`signed heads of ${projectId}: their signature is not of the key ${publicKey}`);
    const cut = heads.find(({ stream, seq, hash }) => hashes.get(`${stream} ${seq}`) !== hash);
    if (cut) faults.push(`chain ${cut.stream}: row ${cut.seq} is not the one that was signed at ${cut.at}`);
  }
  return faults;
}

const reasons: Readonly<Record<CheckpointFault, string>> = {
  unreadable: 'is no signed checkpoint',
  unsigned: 'is not signed by the key of the days',
  shorter: 'covers more days than record-days.txt has',
  otherDay: 'ends with another day than that list',
  differs: 'is not what these days come to: the record has been written anew',
};

interface Beside {
  readonly members: Members;
  readonly roots: readonly KeptRoots[];
}

/** Checkpoints are held against `record-days.txt`, the public list of days, and that against the days of the roots. */
async function faultsOfCheckpoints(notes: readonly string[], { members, roots }: Beside): Promise<string[]> {
  const [path] = pathsLike(members, /(^|\/)record-days[^/]*\.txt$/);
  if (!path) return notes.map((note) => `${note}: there is no record-days.txt to hold it against`);
  const days = readDays(textIn(members, path) ?? '');
  if (!days) return [`${path}: cannot be read`];
  const told = new Map(days.map(({ day, digest }) => [day, digest]));
  const faults = roots
    .flatMap((one) => one.roots)
    .filter(({ day, digest }) => told.has(day) && told.get(day) !== digest)
    .map(({ day }) => `${path}: tells another digest of ${day} than its root`);
  const keys = roots.map(({ publicKey }) => ({ publicKey }));
  for (const note of notes) {
    const { fault } = await judgeCheckpoint(textIn(members, note) ?? '', { days, keys });
    if (fault) faults.push(`${note}: ${reasons[fault]}`);
  }
  return faults;
}
