import { canonicalJson } from '../sealing/canonical-json.ts';
import { membersOf, type Members } from './archive-members.ts';
import { faultOfBid, jsonIn, textIn } from './bid-faults.ts';
import { faultsOfChains, type RecordRow } from './chain-faults.ts';
import { judgeCheckpoint, readDays, type CheckpointFault, type RecordDay } from './kept-checkpoint.ts';
import { isSignedBy } from './web-signature.ts';

/** Roots of days as they are downloaded: `docs/evidence.md`. */
export interface KeptRoots {
  readonly tenantId: string;
  readonly publicKey: string;
  readonly roots: readonly (RecordDay & { readonly signature: string })[];
}

export interface VerifiedArchive {
  readonly counts: {
    readonly rows: number;
    readonly days: number;
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
  const [publicKey] = roots.map((one) => one.publicKey);
  const folders = pathsLike(members, /^.+\/envelope\.json$/).map((path) => path.slice(0, path.lastIndexOf('/')));
  const notes = pathsLike(members, /(^|\/)checkpoint[^/]*\.txt$/);
  const faults = [
    ...read.filter(({ content }) => content === undefined).map(({ path }) => `${path}: cannot be read`),
    ...(await faultsOfChains(rows)),
    ...(await faultsOfRoots(roots)),
    ...(await faultsOfCheckpoints(notes, { members, roots })),
  ];
  for (const folder of folders) {
    const fault = await faultOfBid(folder, { members, rows, publicKey });
    if (fault) faults.push(fault);
  }
  const days = roots.flatMap((one) => one.roots).length;
  const counts = { rows: rows.length, days, bids: folders.length, checkpoints: notes.length };
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
