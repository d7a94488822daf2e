import { z } from 'zod';
import { lastSaid, saidActs } from '../../../platform/audit/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { hashOfBid } from '../quote/sealed-part.ts';
import { hashOfSealed } from '../server-sealed/quote-form.ts';
import type { Sealing } from '../server-sealed/sealing.ts';
import { announcedTimes, movedTime, type AnnouncedTime } from './announced-times.ts';
import { unlikeRounds } from './round-claims.ts';
import { unlikeAuctions } from './auction-claims.ts';
import { unlikeOpening } from './hall-claims.ts';
import { unlikeHolders } from './holder-claims.ts';
import { firstChangedNotice } from './notice-content.ts';
import { contentHashes } from './opened-content.ts';

type Scope = Pick<Ctx, 'db' | 'tenantId'>;
type ScopeWithSealing = Scope & { readonly sealing: Pick<Sealing, 'receivedDek'> };

/**
 * What no longer says what the chain says: the times that were announced, to whose keys bids are sealed, whose a
 * registration is, the sealed quote, what was opened, what the opening's record and the auction's log say, who was selected,
 * what a notice says, how far each row has come; or that a quote was taken after the deadline.
 */
export type ClaimFault =
  | 'times'
  | 'late'
  | 'holders'
  | 'bidder'
  | 'quote'
  | 'opened'
  | 'hall'
  | 'auction'
  | 'selected'
  | 'notice'
  | 'state';

export interface BrokenClaim {
  /** Of the row that claims it, in the project's chain unless it names another. */
  readonly seq: string;
  readonly stream?: string;
  readonly fault: ClaimFault;
}

interface Claim {
  readonly seq: string;
  readonly payload: unknown;
}

/** Compares the rows of a project with what its chain claims about them; the chain itself was verified before. */
export async function firstBrokenClaim(ctx: ScopeWithSealing, projectId: string): Promise<BrokenClaim | undefined> {
  return (
    (await brokenTimes(ctx, projectId)) ??
    (await brokenDeadline(ctx, projectId)) ??
    (await brokenHolders(ctx, projectId)) ??
    (await brokenBidder(ctx, projectId)) ??
    (await brokenOpening(ctx, projectId)) ??
    (await brokenFinalPrice(ctx, projectId)) ??
    (await brokenRounds(ctx, projectId)) ??
    (await brokenHall(ctx, projectId)) ??
    (await brokenAuction(ctx, projectId)) ??
    (await brokenSelection(ctx, projectId)) ??
    (await brokenNotice(ctx, projectId)) ??
    (await brokenState(ctx, projectId))
  );
}

async function brokenTimes(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const announced = await announcedTimes(ctx, projectId);
  const [now] = await ctx.db.query<Record<AnnouncedTime, string>>(
    `select entry_end_time as "entryEndTime", bid_end_time as "bidEndTime", open_time as "openTime" from project
     where tenant_id = $1 and id = $2`,
    [ctx.tenantId, projectId],
  );
  return announced && now && movedTime(announced, now) ? { seq: announced.seq, fault: 'times' } : undefined;
}

/** No quote was taken, replaced or withdrawn at the recorded deadline or after it. Told from the opening on (R38). */
async function brokenDeadline(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  if (!(await lastClaim(ctx, projectId, 'project.open'))) return undefined;
  const deadline = (await announcedTimes(ctx, projectId))?.times.bidEndTime;
  const [late] = await ctx.db.query<{ stream: string; seq: string }>(quotedSince, [
    ctx.tenantId,
    projectId,
    deadline ?? 'infinity',
  ]);
  return late && { ...late, fault: 'late' };
}

const quotedSince = `
  select v.stream, v.seq::text as seq from evidence v
  where v.tenant_id = $1 and (v.stream = $2::text or (v.stream >= $2::text || '.' and v.stream < $2::text || '/'))
    and v.at >= $3::timestamptz
    and v.action in ('quote.submit', 'quote.replace', 'quote.withdraw')
  order by v.at, v.stream, v.seq limit 1`;

async function brokenHolders(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const seq = await unlikeHolders(ctx, projectId);
  return seq === undefined ? undefined : { seq, fault: 'holders' };
}

/**
 * A registration is that of the supplier in whose chain it was recorded, under the name and code that he had then. Told
 * from the opening on: before it nobody learns who registered.
 */
async function brokenBidder(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const opening = await lastClaim(ctx, projectId, 'project.open');
  if (!opening) return undefined;
  const strangers = await ctx.db.query(bidderUnlikeClaim, [ctx.tenantId, projectId]);
  return strangers.length > 0 ? { seq: opening.seq, fault: 'bidder' } : undefined;
}

const bidderUnlikeClaim = `
  select e.id from entry e
  where e.tenant_id = $1 and e.project_id = $2::bigint and not exists (
    select from evidence v
    where v.tenant_id = $1 and v.stream = $2::text || '.' || e.supplier_tenant_id and v.subject = e.id::text
      and v.action in ('entry.register', 'entry.signUp', 'entry.import')
      and v.payload::jsonb ->> 'supplierName' = e.supplier_name
      -- Registrations of before it was recorded lack it.
      and coalesce(v.payload::jsonb ->> 'creditCode', e.credit_code) is not distinct from e.credit_code)
  limit 1`;

const openingClaim = z.object({
  offers: z.array(
    z.object({
      entryId: z.string(),
      quoteId: z.string(),
      cipherHash: z.string(),
      /** Openings of before it was recorded lack it: their sums are compared alone. */
      contentHash: z.string().optional(),
      totalMoney: z.string(),
    }),
  ),
});

async function brokenOpening(ctx: ScopeWithSealing, projectId: string): Promise<BrokenClaim | undefined> {
  const claim = await lastClaim(ctx, projectId, 'project.open');
  if (!claim) return undefined;
  const sealed = await sealedHashes(ctx, projectId);
  const { offers } = openingClaim.parse(claim.payload);
  if (offers.some(({ quoteId, cipherHash }) => sealed.get(quoteId) !== cipherHash))
    return { seq: claim.seq, fault: 'quote' };
  return brokenContent(ctx, projectId);
}

/** What the buyer's rows say of the opened quotes is what the opening recorded. */
export async function brokenContent(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const claim = await lastClaim(ctx, projectId, 'project.open');
  if (!claim) return undefined;
  const { offers } = openingClaim.parse(claim.payload);
  const [kept, sums] = [await contentHashes(ctx, projectId), await openedSums(ctx, projectId)];
  const isOpenedAs = ({ entryId, contentHash, totalMoney }: (typeof offers)[number]) =>
    contentHash === undefined ? sums.get(entryId) === totalMoney : kept.get(entryId) === contentHash;
  // One more than was opened is as wrong as one that says something else.
  const isSame = kept.size === offers.length && offers.every(isOpenedAs);
  return isSame ? undefined : { seq: claim.seq, fault: 'opened' };
}

const closingClaim = z.object({ standings: z.array(z.object({ entryId: z.string(), price: z.string() })) });

/** The prices that auctions came to are those that their closings recorded. */
export async function brokenFinalPrice({ db, tenantId }: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const kept = await db.query<{ entryId: string; price: string }>(finalPrices, [tenantId, projectId]);
  const closings = await saidActs(db, { tenantId, stream: projectId, action: 'auction.close' });
  const claimed = new Map(
    closings.flatMap(({ payload }) =>
      closingClaim.parse(payload).standings.map(({ entryId, price }) => [entryId, price] as const),
    ),
  );
  const isSame = kept.length === claimed.size && kept.every(({ entryId, price }) => claimed.get(entryId) === price);
  // Where nothing was closed, the first row of the chain says so.
  return isSame ? undefined : { seq: closings.at(-1)?.seq ?? '1', fault: 'opened' };
}

const finalPrices = `
  select entry_id::text as "entryId", round(final_money / 100.0, 2)::text as price from auction_bidder
  where tenant_id = $1 and project_id = $2 and final_money is not null`;

/** So is what was opened in the rounds of a negotiation. */
export async function brokenRounds(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const seq = await unlikeRounds(ctx, projectId);
  return seq === undefined ? undefined : { seq, fault: 'opened' };
}

/** Who attended the opening, led it, gave shares and agreed or objected is as the chains tell. */
export async function brokenHall(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const seq = await unlikeOpening(ctx, projectId);
  return seq === undefined ? undefined : { seq, fault: 'hall' };
}

/** So is every bid of its auctions, and their rules. */
export async function brokenAuction(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const seq = await unlikeAuctions(ctx, projectId);
  return seq === undefined ? undefined : { seq, fault: 'auction' };
}

interface SealedParts {
  readonly id: string;
  /** null: the server sealed. */
  readonly envelope: string | null;
  readonly cipher: string;
  readonly packageDek: string;
  readonly bidderDek: string;
}

async function sealedHashes(ctx: ScopeWithSealing, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.query<SealedParts & Record<string, unknown>>(
    `select q.id, q.envelope, q.cipher, q.package_dek as "packageDek", q.bidder_dek as "bidderDek"
     from entry e join quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.version_no = e.quote_version
     -- Of what was opened cipher is not null; package_dek is not null, bidder_dek is not null where no envelope is.
     where e.tenant_id = $1 and e.project_id = $2 and q.cipher is not null`,
    [ctx.tenantId, projectId],
  );
  const received = (bidderDek: string) => ctx.sealing.receivedDek(bidderDek);
  return new Map(
    rows.map(({ id, envelope, ...parts }) => [
      id,
      envelope === null
        ? hashOfSealed({ ...parts, bidderDek: received(parts.bidderDek) })
        : hashOfBid({ envelope, cipher: parts.cipher }),
    ]),
  );
}

async function openedSums(ctx: Scope, projectId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.query<{ entryId: string; totalMoney: string | null }>(
    `select entry_id as "entryId", round(total_money / 100.0, 2)::text as "totalMoney" from opened_quote
     where tenant_id = $1 and project_id = $2 and open_fault is null`,
    [ctx.tenantId, projectId],
  );
  return new Map(rows.map(({ entryId, totalMoney }) => [entryId, totalMoney ?? '']));
}

const selectionClaim = z.object({
  selections: z.array(z.object({ entryId: z.string(), bidStatus: z.string(), bidRemark: z.string().nullish() })),
});

/** Who is selected is whom the last saved selection names. */
export async function brokenSelection(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const claim = await lastClaim(ctx, projectId, 'project.select');
  const rows = await ctx.db.query<{ entryId: string }>(
    'select entry_id as "entryId" from opened_quote where tenant_id = $1 and project_id = $2 and selected',
    [ctx.tenantId, projectId],
  );
  const claimed = claim ? selectedIn(claim) : [];
  const isSame = rows.length === claimed.length && rows.every(({ entryId }) => claimed.includes(entryId));
  // Nobody has selected yet: the row of the opening is what says so.
  const seq = (claim ?? (await lastClaim(ctx, projectId, 'project.open')))?.seq;
  return isSame || seq === undefined ? undefined : { seq, fault: 'selected' };
}

function selectedIn({ payload }: Claim): string[] {
  const { selections } = selectionClaim.parse(payload);
  return selections.filter(({ bidStatus }) => bidStatus === '1').map(({ entryId }) => entryId);
}

/** Nothing published is overwritten: each notice says what it said when it went out. */
async function brokenNotice(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const seq = await firstChangedNotice(ctx, projectId);
  return seq === undefined ? undefined : { seq, fault: 'notice' };
}

/**
 * Each row's state is where its last recorded act led. Before the opening registrations are left out: what suppliers do
 * moves them, and stands in chains of their own.
 */
async function brokenState(ctx: Scope, projectId: string): Promise<BrokenClaim | undefined> {
  const [broken] = await ctx.db.query<{ seq: string }>(statesUnlikeClaims, [ctx.tenantId, projectId]);
  return broken && { seq: broken.seq, fault: 'state' };
}

const statesUnlikeClaims = `
  with claim as (
    select distinct on (c.entity, c.row_id) c.seq, c.entity, c.row_id, c.state
    from (
      select e.seq, split_part(e.action, '.', 1) as entity, e.payload::jsonb ->> 'to' as state,
        coalesce(r.one ->> 0, e.subject)::bigint as row_id
      from evidence e left join lateral jsonb_array_elements(e.payload::jsonb -> 'rows') as r (one) on true
      where e.tenant_id = $1 and e.stream = $2::text and e.payload::jsonb ? 'to'
        and split_part(e.action, '.', 1) in ('project', 'package', 'entry', 'bulletin')) c
    order by c.entity, c.row_id, c.seq desc),
  row_state as (
    select 'project' as entity, id, stage::text as state from project where tenant_id = $1 and id = $2::bigint
    union all
    select 'package', id, package_status::text from package where tenant_id = $1 and project_id = $2::bigint
    union all
    select 'bulletin', id, bulletin_status::text from bulletin where tenant_id = $1 and project_id = $2::bigint
    union all
    select 'entry', e.id, e.entry_status::text from entry e
    join project p on p.tenant_id = e.tenant_id and p.id = e.project_id and p.opened_time is not null
    where e.tenant_id = $1 and e.project_id = $2::bigint)
  select c.seq::text as seq from claim c join row_state r on r.entity = c.entity and r.id = c.row_id
  where r.state <> c.state order by c.seq limit 1`;

const chainOf = ({ tenantId }: Scope, stream: string) => ({ tenantId, stream });

/** What the project's chain said last of this act. */
export function lastClaim(ctx: Scope, projectId: string, action: string): Promise<Claim | undefined> {
  return lastSaid(ctx.db, { ...chainOf(ctx, projectId), action });
}
