import { createHash } from 'node:crypto';
import type { Db } from '../db/types.ts';

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
}

export type ChainFault = 'missing' | 'link' | 'content' | 'head';

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

/**
 * Recomputes a whole chain from its genesis, in batches, and compares it with the recorded head. The head is read
 * first: what is appended while we read must not look like a break.
 */
export async function verifyChain(db: Db, chain: { tenantId: string; stream: string }): Promise<ChainVerdict> {
  const head = await headOf(db, chain);
  let count = 0;
  let prevHash = genesisHash;
  let meetsHead = head.seq === 0;
  for await (const link of linksOf(db, chain)) {
    const fault = faultOf(link, { expectedSeq: count + 1, prevHash });
    if (fault) return { ok: false, count, firstBroken: { seq: String(count + 1), fault } };
    prevHash = link.hash;
    count += 1;
    if (count === head.seq) meetsHead = link.hash === head.hash;
  }
  // A chain cut at its end is whole in itself: only the head tells. Rows behind the head must have moved it since.
  const isWhole = meetsHead && (count === head.seq || (await headOf(db, chain)).seq >= count);
  return isWhole ? { ok: true, count } : { ok: false, count, firstBroken: { seq: String(count + 1), fault: 'head' } };
}

async function headOf(db: Db, { tenantId, stream }: { tenantId: string; stream: string }) {
  const [head] = await db.query<{ seq: string; hash: string }>(
    'select seq::text as seq, hash from evidence_head where tenant_id = $1 and stream = $2',
    [tenantId, stream],
  );
  return { seq: Number(head?.seq ?? 0), hash: head?.hash ?? genesisHash };
}

async function* linksOf(db: Db, { tenantId, stream }: { tenantId: string; stream: string }): AsyncGenerator<Link> {
  for (let last = '0', links: Link[]; ; last = links.at(-1)?.seq ?? last) {
    links = await db.query<Link>(nextLinks, [tenantId, stream, last]);
    yield* links;
    if (links.length < batchSize) return;
  }
}

const nextLinks = `
  select e.seq::text as seq, e.prev_hash as "prevHash", e.payload, e.hash, e.action, e.subject, e.at from evidence e
  where e.tenant_id = $1 and e.stream = $2 and e.seq > $3 order by e.seq limit ${batchSize}`;

function faultOf(
  link: Link,
  { expectedSeq, prevHash }: { expectedSeq: number; prevHash: string },
): ChainFault | undefined {
  if (link.seq !== String(expectedSeq)) return 'missing';
  if (link.prevHash !== prevHash) return 'link';
  return hashOf(link) === link.hash && showsWhatIsHashed(link) ? undefined : 'content';
}

/** The columns beside the payload must say what the payload says. */
function showsWhatIsHashed({ payload, action, subject, at }: Link): boolean {
  const hashed = JSON.parse(payload) as Partial<Pick<Link, 'action' | 'subject' | 'at'>>;
  return hashed.action === action && hashed.subject === subject && hashed.at === at;
}
