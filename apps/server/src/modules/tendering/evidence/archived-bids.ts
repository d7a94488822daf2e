import {
  es256,
  openFault,
  projectLifecycle,
  quoteRoundLifecycle,
  readEnvelope,
  wasOpened,
  type SealEnvelope,
} from '@zhaocai/model';
import { recoverSecret } from '@zhaocai/model/sealing/shares';
import type { Ctx } from '../../../platform/http/index.ts';
import type { ProjectRow } from '../project/find-project.ts';
import type { Received } from '../quote/signed-receipt.ts';

/** A bid as it was handed in, sealed, with all that proves it. */
export interface ArchivedBid {
  /** Of a round of a negotiation the bidder's place in it. */
  readonly entryId: string;
  readonly version: number;
  /** The text that its bidder signed. */
  readonly envelopeText: string;
  readonly envelope: SealEnvelope;
  readonly proof: { readonly algorithm: string; readonly publicKey: string; readonly signature: string };
  readonly received: Received;
  /** Cipher text of the fields. */
  readonly fields: Buffer;
  /** Sealed to each holder, by the id of his key. */
  readonly shares: readonly { readonly holder: string; readonly cipher: Buffer }[];
  /** The bid's key, once the result of its project is out; undefined before, and of a bid that did not open. */
  readonly key: string | undefined;
}

interface BidRow extends Received {
  readonly entryId: string;
  readonly version: number;
  readonly envelope: string;
  readonly signature: string;
  readonly signingKey: string;
  readonly cipher: string;
  readonly threshold: number | null;
  readonly openFault: number | null;
  readonly shares: readonly { readonly keyId: string; readonly cipher: string; readonly given: string | null }[];
}

const handedIn = `
    q.version_no as version, q.envelope, q.signature, q.signing_key as "signingKey", q.cipher,
    q.id::text as "receiptNo", q.create_time as "serverTime", q.cipher_hash as "envelopeHash",
    q.receipt_seq as "chainSeq", q.receipt_hash as "chainHash"`;
const thresholdOf = (bid: 'b' | 'q') =>
  `(select min(h.threshold) from package_key_holder h
     where h.tenant_id = ${bid}.tenant_id and h.package_id = ${bid}.package_id) as threshold`;

/** The last version of each bid that was in when the project was opened; what the server had sealed itself is none. */
const query = `
  select q.entry_id::text as "entryId", d.open_fault as "openFault", ${handedIn}, ${thresholdOf('q')},
    (select json_agg(json_build_object('keyId', s.key_id::text, 'cipher', s.cipher, 'given', o.share) order by s.key_id)
     from quote_share s
     left join opening_share o on o.tenant_id = s.tenant_id and o.quote_id = s.quote_id and o.key_id = s.key_id
     where s.tenant_id = q.tenant_id and s.quote_id = q.id) as shares
  from opened_quote d
  join quote q on q.tenant_id = d.tenant_id and q.id = d.quote_id
  where d.tenant_id = $1 and d.project_id = $2 and q.envelope is not null
    and q.signature is not null and q.signing_key is not null and q.cipher is not null
  order by q.entry_id`;

/** The same of each round of a negotiation that was opened, under the bidder's place in it. */
const ofRounds = `
  select b.id::text as "entryId", b.open_fault as "openFault", ${handedIn}, ${thresholdOf('b')},
    (select json_agg(json_build_object('keyId', s.key_id::text, 'cipher', s.cipher, 'given', g.share) order by s.key_id)
     from round_share s
     left join round_given g on g.tenant_id = s.tenant_id and g.bid_id = s.bid_id and g.key_id = s.key_id
     where s.tenant_id = q.tenant_id and s.bid_id = q.id) as shares
  from round_bidder b
  join quote_round r on r.tenant_id = b.tenant_id and r.id = b.round_id and r.round_status in ${quoteRoundLifecycle.sql('opened')}
  join round_bid q on q.tenant_id = b.tenant_id and q.bidder_id = b.id and q.version_no = b.quote_version
  where b.tenant_id = $1 and b.project_id = $2 and b.is_deleted = 0
  order by b.id`;

/** Nothing of them before the opening: how many there are is nobody's to know. */
export async function archivedBids(ctx: Ctx, project: ProjectRow): Promise<ArchivedBid[]> {
  if (!wasOpened(project)) return [];
  const key = [ctx.tenantId, project.id];
  const rows = [
    ...(await ctx.db.query<BidRow & Record<string, unknown>>(query, key)),
    ...(await ctx.db.query<BidRow & Record<string, unknown>>(ofRounds, key)),
  ];
  const isOut = projectLifecycle.is(project.stage, 'resultPublished');
  return Promise.all(rows.map((row) => archived(row, isOut)));
}

async function archived(row: BidRow, isOut: boolean): Promise<ArchivedBid> {
  const envelope = readEnvelope(row.envelope);
  if (!envelope) throw new Error(`the envelope of entry ${row.entryId} cannot be read`);
  const { entryId, version, signingKey: publicKey, signature, shares } = row;
  return {
    entryId,
    version,
    envelopeText: row.envelope,
    envelope,
    proof: { algorithm: es256.algorithm, publicKey, signature },
    received: row,
    fields: Buffer.from(row.cipher, 'base64'),
    shares: shares.map(({ keyId, cipher }) => ({ holder: keyId, cipher: Buffer.from(cipher, 'base64') })),
    key: isOut ? await keyOf(row, envelope) : undefined,
  };
}

async function keyOf(
  { shares, threshold, openFault: fault }: BidRow,
  { keyCommit }: SealEnvelope,
): Promise<string | undefined> {
  // What came too late is nobody's to read.
  if (openFault.is(fault, 'late')) return undefined;
  const given = shares.flatMap(({ given: share }) => (share === null ? [] : [share]));
  return threshold === null || given.length < threshold ? undefined : recoverSecret(given, { threshold, keyCommit });
}
