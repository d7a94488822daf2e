import { sha256 } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';

/** Which bid: what was sealed for one place does not count in another. */
export interface BidPlace {
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly entryId: string;
  /** From 1; each replacement has the next. */
  readonly version: number;
}

/** Bytes of a cipher text. */
export interface SealedPart {
  readonly size: number;
  /** hex */
  readonly cipherSha256: string;
}

export interface SealedFilePart extends SealedPart {
  readonly id: string;
}

export interface SharePart {
  /** Id of the holder's key, which names him and his recipient. */
  readonly holder: string;
  /** hex */
  readonly cipherSha256: string;
}

/** What a bidder signs: whose bid it is, what it commits to, and what belongs to it. */
export interface SealEnvelope extends BidPlace {
  readonly v: 'seal-v1';
  /** Of the bid's own identity K. */
  readonly recipient: string;
  /** SHA-256 of K's secret string, hex. */
  readonly keyCommit: string;
  /** SHA-256 of canonical fields, a colon and the nonce, hex. */
  readonly fieldsCommit: string;
  readonly files: readonly SealedFilePart[];
  readonly fields: SealedPart;
  readonly shares: readonly SharePart[];
  /** Fields and files are also sealed to the bidder himself, inside. */
  readonly bidderLayer: boolean;
  /** By the bidder's clock, RFC 3339. */
  readonly at: string;
}

/** `threshold` of `count` holders open. */
export interface Threshold {
  readonly count: number;
  readonly threshold: number;
}

export const mostHolders = 5;

export function isThreshold({ count, threshold }: Threshold): boolean {
  const areWhole = Number.isInteger(count) && Number.isInteger(threshold);
  return areWhole && threshold >= 1 && threshold <= count && count <= mostHolders;
}

/** The one text of an envelope: it is what is signed and hashed. */
export function envelopeText(envelope: SealEnvelope): string {
  return canonicalJson(envelope);
}

export function envelopeHash(envelope: SealEnvelope): Promise<string> {
  return sha256(envelopeText(envelope));
}

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isId = matches(/^\d{1,18}$/);
const isDigest = matches(/^[0-9a-f]{64}$/);
const isCount: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** An object with these names and no others, each as its check says. */
function shapeOf(checks: Readonly<Record<string, Check>>): Check {
  const names = Object.keys(checks).sort().join();
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const held = new Map(Object.entries(value));
    return [...held.keys()].sort().join() === names && Object.entries(checks).every(([name, is]) => is(held.get(name)));
  };
}

const mostFiles = 1000;
const partChecks = { size: isCount, cipherSha256: isDigest };

const envelopeChecks: Readonly<Record<keyof SealEnvelope, Check>> = {
  v: (value) => value === 'seal-v1',
  tenantId: matches(/^[A-Za-z0-9_-]{1,64}$/),
  projectId: isId,
  packageId: isId,
  entryId: isId,
  version: isCount,
  recipient: matches(/^age1[0-9a-z]{20,3000}$/),
  keyCommit: isDigest,
  fieldsCommit: isDigest,
  files: listOf(shapeOf({ id: isId, ...partChecks }), mostFiles),
  fields: shapeOf(partChecks),
  shares: listOf(shapeOf({ holder: isId, cipherSha256: isDigest }), mostHolders),
  bidderLayer: (value) => typeof value === 'boolean',
  at: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/),
};
const isEnvelope = shapeOf(envelopeChecks);

/** The envelope that a text is: every name there and no other, and the text the canonical one of what it says. */
export function readEnvelope(text: string): SealEnvelope | undefined {
  const read = jsonOf(text);
  return isOne(read) && envelopeText(read) === text && areDistinct(read) ? read : undefined;
}

function isOne(value: unknown): value is SealEnvelope {
  return isEnvelope(value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No file and no holder stands in it twice, and somebody can open it. */
function areDistinct({ files, shares }: SealEnvelope): boolean {
  const holders = new Set(shares.map(({ holder }) => holder));
  const ids = new Set(files.map(({ id }) => id));
  return shares.length > 0 && holders.size === shares.length && ids.size === files.length;
}

/** Does it belong here? */
export function isOfPlace(envelope: BidPlace, place: BidPlace): boolean {
  const names = ['tenantId', 'projectId', 'packageId', 'entryId', 'version'] as const;
  return names.every((name) => envelope[name] === place[name]);
}

/** Are its shares for precisely these holders? */
export function isForHolders({ shares }: Pick<SealEnvelope, 'shares'>, holders: readonly string[]): boolean {
  return shares.length === holders.length && shares.every(({ holder }) => holders.includes(holder));
}
