import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { canonicalJson } from '@zhaocai/model';
import { retiredKeys, type RetiredKeys } from './retired-keys.ts';
import { rootKeyOf, type RootKey } from './root-key.ts';
import { currentSecret, type Secret } from '../secrets/index.ts';

/** Where a chain stood. */
export interface Head {
  readonly stream: string;
  readonly seq: string;
  readonly hash: string;
}

/** What a line of a later program says beside is signed as well, and kept. */
const rootShape = z.looseObject({
  tenantId: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` */
  at: z.string(),
  /** Of the chains that moved since the line before. */
  heads: z.array(z.object({ stream: z.string(), seq: z.string(), hash: z.string() })),
  /** SHA-256 over what everybody may do, in hex; lines from before it was calculated have none. */
  grants: z.string().optional(),
  /** Acts carry seals from this line on, but for those of a program that was about to go (signed-heads.ts). */
  sealed: z.literal(true).optional(),
  /** SHA-256 of the line before, in hex; of the first line 64 zeros. */
  previous: z.string(),
});

/** What a line of the book signs. */
export type Root = z.infer<typeof rootShape>;

const lineShape = z.object({ root: rootShape, signature: z.string() });

/** A line as it was read; `root` is absent where its signature is not ours. */
export interface ReadLine {
  /** `yyyy-MM-dd`, as its file is named. */
  readonly day: string;
  readonly digest: string;
  readonly root: Root | undefined;
}

/** The last line of a day, which covers all before it, signed for whoever keeps it elsewhere. */
export interface DayRoot {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly digest: string;
  /** Over the canonical JSON of `{day, digest, tenantId}`. */
  readonly signature: string;
}

/**
 * Where the chains of each tenant stood, written beside the database and never changed: a file a day, a line a root, each
 * with the digest of the line before and a signature that only SECRET leads to.
 */
export interface RootBook {
  readonly publicKey: string;
  append(tenantId: string, root: Pick<Root, 'at' | 'heads' | 'grants' | 'sealed'>): Promise<void>;
  /** Ascending. */
  days(tenantId: string): Promise<string[]>;
  /** Of these days; of all of them without. */
  lines(tenantId: string, days?: readonly string[]): AsyncGenerator<ReadLine>;
  /** Of the last line before this day, in hex; of all lines without one. 64 zeros where there is none. */
  digestBefore(tenantId: string, day?: string): Promise<string>;
  /** After SECRET has changed: lines that were signed under the former one until now stay ours. */
  vouchForPrevious(now: string): void;
  /** Absent of a day without a line. */
  dayRoot(tenantId: string, day: string): Promise<DayRoot | undefined>;
  /** The same of a day that was read already. */
  signDay(tenantId: string, read: Pick<DayRoot, 'day' | 'digest'>): DayRoot;
  /** Of the last line of a day that is ours, in hex; absent of a day without one. */
  dayDigest(tenantId: string, day: string): Promise<string | undefined>;
  /** Ed25519 over a note (C2SP signed-note), base64url. No other text that this key signs begins as a note does. */
  signNote(text: string): string;
  /** Those that this key vouches for: what they signed until then is ours. */
  formerKeys(): readonly { readonly key: string; readonly until: string }[];
}

const noLine = '0'.repeat(64);

const extension = '.ndjson';
const dayLength = 'yyyy-MM-dd'.length;
const plainTenant = /^[A-Za-z0-9_-]{1,64}$/;

export function createRootBook({ folder, secret }: { folder: string; secret: Secret }): RootBook {
  const key = rootKeyOf(currentSecret(secret));
  const retired = retiredKeys({ folder, secret });
  const days = (tenantId: string) => daysIn(folderOf(folder, tenantId));
  const isOurs = (tenantId: string) => oursIn(tenantId, retired);
  const dayDigest = (tenantId: string, day: string) => lastOurs(pathOf(folder, tenantId, day), isOurs(tenantId));

  async function digestBefore(tenantId: string, end?: string): Promise<string> {
    const earlier = (await days(tenantId)).filter((day) => end === undefined || day < end);
    for (const day of earlier.reverse()) {
      const digest = await dayDigest(tenantId, day);
      if (digest) return digest;
    }
    return noLine;
  }

  return {
    publicKey: key.publicKey,
    days,
    async *lines(tenantId, asked) {
      for (const day of asked ?? (await days(tenantId)))
        yield* readLines(pathOf(folder, tenantId, day), { day, isOurs: isOurs(tenantId) });
    },
    digestBefore,
    vouchForPrevious: (now) => retired.vouch(now),
    dayDigest,
    signDay: (tenantId, read) => signedDay(key, tenantId, read),
    signNote: (text) => key.sign(text),
    formerKeys: () => retired.trusted(),
    async append(tenantId, { at, heads, grants, sealed }) {
      const told = { ...(grants && { grants }), ...(sealed && { sealed }) };
      const root = { tenantId, at, heads, ...told, previous: await digestBefore(tenantId) };
      await mkdir(folderOf(folder, tenantId), { recursive: true, mode: 0o700 });
      const line = canonicalJson({ root, signature: key.sign(canonicalJson(root)) });
      await appendLine(pathOf(folder, tenantId, at.slice(0, dayLength)), line);
    },
    async dayRoot(tenantId, day) {
      const digest = await dayDigest(tenantId, day);
      return digest === undefined ? undefined : signedDay(key, tenantId, { day, digest });
    },
  };
}

function signedDay(key: RootKey, tenantId: string, { day, digest }: Pick<DayRoot, 'day' | 'digest'>): DayRoot {
  return { day, digest, signature: key.sign(canonicalJson({ day, digest, tenantId })) };
}

function oursIn(tenantId: string, keys: Pick<RetiredKeys, 'isSigned'>): Reading['isOurs'] {
  return (root, signature) =>
    root.tenantId === tenantId && keys.isSigned(canonicalJson(root), { signature, at: root.at });
}

function folderOf(folder: string, tenantId: string): string {
  if (!plainTenant.test(tenantId)) throw new Error(`not the name of a tenant: ${tenantId}`);
  return join(folder, tenantId);
}

function pathOf(folder: string, tenantId: string, day: string): string {
  return join(folderOf(folder, tenantId), day + extension);
}

interface Reading {
  readonly day: string;
  readonly isOurs: (root: Root, signature: string) => boolean;
}

/** What a crash cut short is no line: the next one follows the line before it. */
async function* readLines(path: string, { day, isOurs }: Reading): AsyncGenerator<ReadLine> {
  for await (const text of textLines(path)) {
    const json = jsonOrNothing(text);
    const parsed = lineShape.safeParse(json);
    const root = parsed.success && isOurs(parsed.data.root, parsed.data.signature) ? parsed.data.root : undefined;
    if (json !== undefined) yield { day, digest: digestOf(text), root };
  }
}

/** From the end: of a day's lines one signature is looked at, not all of them. */
async function lastOurs(path: string, isOurs: Reading['isOurs']): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  for (const line of text.split('\n').reverse()) {
    const parsed = lineShape.safeParse(jsonOrNothing(line));
    if (parsed.success && isOurs(parsed.data.root, parsed.data.signature)) return digestOf(line);
  }
  return undefined;
}

function digestOf(line: string): string {
  return createHash('sha256').update(line, 'utf8').digest('hex');
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function daysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(orNone);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name))
    .map((name) => name.slice(0, -extension.length))
    .sort();
}

function orNone(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function* textLines(path: string): AsyncGenerator<string> {
  const input = createReadStream(path, 'utf8');
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) if (line !== '') yield line;
}

/** The line stands on the disk when this returns. One that a crash cut short keeps a line of its own. */
async function appendLine(path: string, line: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const { size } = await file.stat();
    const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString() : '\n';
    await file.appendFile(`${last === '\n' ? '' : '\n'}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
