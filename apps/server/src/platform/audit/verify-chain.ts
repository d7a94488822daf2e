import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../db/types.ts';
import type { SignedChain } from './signed-heads.ts';

export const genesisHash = '0'.repeat(64);

const batchSize = 1_000;

interface Link {
  readonly seq: string;
  readonly prevHash: string;
  readonly payload: string;
  readonly hash: string;
  /** What lists show; it stands in the hashed payload too. */
  readonly action: string;
  readonly subject: string;
  readonly at: string;
  readonly actor: string | null;
  readonly actorTenant: string;
  readonly seal: string | null;
}

/** `root`: not what was signed and kept beside the database; `seal`: not written by this product, or a copy. */
export type ChainFault = 'missing' | 'link' | 'content' | 'head' | 'root' | 'seal';

/** The verdict over one chain. `firstBroken` names the row where it stops to be believable, and why. */
export interface ChainVerdict {
  readonly ok: boolean;
  readonly count: number;
  readonly firstBroken?: { readonly seq: string; readonly fault: ChainFault };
}

/** What the hash of a link must be. */
export function hashOf({ prevHash, seq, payload }: Pick<Link, 'prevHash' | 'seq' | 'payload'>): string {
  return createHash('sha256').update(`${prevHash}|${seq}|${payload}`, 'utf8').digest('hex');
}

interface Chain {
  readonly tenantId: string;
  readonly stream: string;
  /** What the book of roots says of it; where there is no book, acts without a seal may be older than seals. */
  readonly signed?: SignedChain | undefined;
}

/**
 * Recomputes a whole chain from its genesis, in batches, and compares it with the recorded head. The head is read
 * first: what is appended while we read must not look like a break.
 */
export async function verifyChain(db: Db, chain: Chain): Promise<ChainVerdict> {
  const head = await headOf(db, chain);
  const verdict = await judged(db, chain, { head, links: linksOf(db, chain) });
  const copy = verdict.ok ? await copiedSeal(db, chain) : undefined;
  return copy ? copied(copy) : verdict;
}

const copied = (seq: string): ChainVerdict => ({
  ok: false,
  count: Number(seq) - 1,
  firstBroken: { seq, fault: 'seal' },
});

interface Read {
  readonly head: { readonly seq: number; readonly hash: string };
  readonly links: AsyncIterable<Link> | Iterable<Link>;
}

async function judged(db: Db, chain: Chain, { head, links }: Read): Promise<ChainVerdict> {
  const signed = chain.signed?.hashes ?? new Map<string, string>();
  let count = 0;
  let prevHash = genesisHash;
  let meetsHead = head.seq === 0;
  for await (const link of links) {
    const expected = { expectedSeq: count + 1, prevHash, signedHash: signed.get(link.seq) };
    const fault = faultOf(link, expected) ?? sealFault(db, chain, link);
    if (fault) return { ok: false, count, firstBroken: { seq: String(count + 1), fault } };
    prevHash = link.hash;
    count += 1;
    if (count === head.seq) meetsHead = link.hash === head.hash;
  }
  // A chain cut at its end is whole in itself: only the head tells. Rows behind the head must have moved it since.
  const isWhole = meetsHead && (count === head.seq || (await headOf(db, chain)).seq >= count);
  const fault = isWhole ? cutFault(signed, count) : 'head';
  return fault ? { ok: false, count, firstBroken: { seq: String(count + 1), fault } } : { ok: true, count };
}

interface Chains {
  readonly tenantId: string;
  readonly streams: readonly string[];
  readonly signedOf?: ((stream: string) => SignedChain) | undefined;
}

/** The first of many short chains that does not hold: all of them are read at once. */
export async function firstBrokenChain(
  db: Db,
  { tenantId, streams, signedOf }: Chains,
): Promise<{ readonly stream: string; readonly verdict: ChainVerdict } | undefined> {
  const heads = await db.query<{ stream: string; seq: string; hash: string }>(headsOf, [tenantId, streams]);
  const headBy = new Map(heads.map(({ stream, seq, hash }) => [stream, { seq: Number(seq), hash }]));
  const links = new Map<string, Link[]>(streams.map((stream) => [stream, []]));
  for (const link of await db.query<Link & { stream: string }>(linksOfAll, [tenantId, streams]))
    links.get(link.stream)?.push(link);
  for (const [stream, own] of links) {
    const chain = { tenantId, stream, signed: signedOf?.(stream) };
    const verdict = await judged(db, chain, { head: headBy.get(stream) ?? noHead, links: own });
    if (!verdict.ok) return { stream, verdict };
  }
  const [copy] = await db.query<{ stream: string; seq: string }>(copiedInAny, [tenantId, streams]);
  return copy && { stream: copy.stream, verdict: copied(copy.seq) };
}

const noHead = { seq: 0, hash: genesisHash };
const headsOf =
  'select stream, seq::text as seq, hash from evidence_head where tenant_id = $1 and stream = any($2::text[])';

/** A chain cut at its end with its head set back is whole in itself: only what was signed before tells. */
function cutFault(signed: SignedChain['hashes'], count: number): ChainFault | undefined {
  return [...signed.keys()].some((seq) => Number(seq) > count) ? 'root' : undefined;
}

async function headOf(db: Db, { tenantId, stream }: Chain) {
  const [head] = await db.query<{ seq: string; hash: string }>(
    'select seq::text as seq, hash from evidence_head where tenant_id = $1 and stream = $2',
    [tenantId, stream],
  );
  return { seq: Number(head?.seq ?? 0), hash: head?.hash ?? genesisHash };
}

async function* linksOf(db: Db, { tenantId, stream }: Chain): AsyncGenerator<Link> {
  for (let last = '0', links: Link[]; ; last = links.at(-1)?.seq ?? last) {
    links = await db.query<Link>(nextLinks, [tenantId, stream, last]);
    yield* links;
    if (links.length < batchSize) return;
  }
}

const linkColumns = `e.seq::text as seq, e.prev_hash as "prevHash", e.payload, e.hash, e.action, e.subject, e.at, e.actor,
  e.actor_tenant as "actorTenant", e.seal`;
const linksOfAll = `
  select e.stream, ${linkColumns} from evidence e
  where e.tenant_id = $1 and e.stream = any($2::text[]) order by e.stream, e.seq`;
const nextLinks = `
  select ${linkColumns} from evidence e
  where e.tenant_id = $1 and e.stream = $2 and e.seq > $3 order by e.seq limit ${batchSize}`;

function faultOf(
  link: Link,
  { expectedSeq, prevHash, signedHash }: { expectedSeq: number; prevHash: string; signedHash: string | undefined },
): ChainFault | undefined {
  if (link.seq !== String(expectedSeq)) return 'missing';
  if (link.prevHash !== prevHash) return 'link';
  if (hashOf(link) !== link.hash || !showsWhatIsHashed(link)) return 'content';
  return signedHash === undefined || signedHash === link.hash ? undefined : 'root';
}

/** Whoever owns the database appends what the chain holds together; that the product wrote it only SECRET can say. */
function sealFault(
  { acts }: Db,
  { tenantId, stream, signed }: Chain,
  { seq, payload, seal }: Link,
): ChainFault | undefined {
  if (!acts) return undefined;
  if (seal !== null) return acts.isSealed({ tenantId, stream, payload }, seal) ? undefined : 'seal';
  return signed && Number(seq) > signed.unsealedUntil ? 'seal' : undefined;
}

/** The first act whose seal was taken from one before it; each has a nonce of its own. */
async function copiedSeal(db: Db, { tenantId, stream }: Chain): Promise<string | undefined> {
  const [copy] = await db.query<{ seq: string }>(copiedSeq, [tenantId, stream]);
  return copy?.seq;
}

const copiedSeq = `
  select min(c.seq)::text as seq from (
    select (array_agg(e.seq order by e.seq))[2] as seq from evidence e
    where e.tenant_id = $1 and e.stream = $2 and e.seal is not null
    group by split_part(e.seal, '.', 2) having count(*) > 1) c
  having count(*) > 0`;
const copiedInAny = `
  select e.stream, ((array_agg(e.seq order by e.seq))[2])::text as seq from evidence e
  where e.tenant_id = $1 and e.stream = any($2::text[]) and e.seal is not null
  group by e.stream, split_part(e.seal, '.', 2) having count(*) > 1 limit 1`;

/** The columns beside the payload must say what the payload says. */
function showsWhatIsHashed({ payload, action, subject, at, actor, actorTenant }: Link): boolean {
  const hashed = hashedShape.parse(JSON.parse(payload));
  const isSameActor = hashed.actor?.id === actor && hashed.actor?.tenant === actorTenant;
  // The roots of the nights before they named one were the product's own act.
  const isRoot = hashed.actor === undefined && hashed.action === 'evidence.root' && actor === 'system';
  return hashed.action === action && hashed.subject === subject && hashed.at === at && (isSameActor || isRoot);
}

const hashedShape = z.object({
  action: z.string(),
  subject: z.string(),
  at: z.string(),
  actor: z.object({ id: z.string(), tenant: z.string() }).optional(),
});
