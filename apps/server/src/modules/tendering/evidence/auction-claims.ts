import { canonicalJson } from '@zhaocai/model';
import { createHash } from 'node:crypto';
import { firstUnlike, saidInProject, tenantOf, type ActIn, type Scope } from './said-in-project.ts';

const bidsOf = `
  select d.sequence, d.bidder_id::text as "bidderId", d.price::text as price,
    (extract(epoch from d.bid_time) * 1000)::bigint::text as ms, d.refusal
  from auction_bid d where d.tenant_id = $1 and d.auction_id = $2 order by d.sequence`;

/** How many bids an auction's log has, and what it says of them, as its end writes it down. */
export async function digestOfLog(
  { db, tenantId }: Scope,
  auctionId: string,
): Promise<{ readonly bids: number; readonly logHash: string }> {
  const bids = await db.query<Record<string, unknown>>(bidsOf, [tenantId, auctionId]);
  return { bids: bids.length, logHash: createHash('sha256').update(canonicalJson(bids)).digest('hex') };
}

const termsOf = `
  select a.start_price::text as "startPrice", a.min_step::text as "minStep", a.begin_time as "beginTime",
    a.planned_end_time as "plannedEndTime", (extract(epoch from a.end_time) * 1000)::bigint::text as "endMs",
    a.extension_seconds as "extensionSeconds", a.max_extensions as "maxExtensions", a.extensions,
    (select coalesce(jsonb_agg(d.sequence order by d.sequence), '[]') from auction_bid d
      where d.tenant_id = a.tenant_id and d.auction_id = a.id and d.is_extended) as extended,
    (select coalesce(jsonb_agg(jsonb_build_object('id', b.id::text, 'entryId', b.entry_id::text, 'bidderNo', b.bidder_no,
        'firstMoney', b.first_money::text, 'finalMoney', b.final_money::text, 'finalRank', b.final_rank)
        order by b.bidder_no), '[]')
      from auction_bidder b where b.tenant_id = a.tenant_id and b.auction_id = a.id and b.is_deleted = 0) as bidders
  from auction a where a.tenant_id = $1 and a.id = $2`;

/** SHA-256 of its rules, who bid in it and what each came to, as its end writes it down. */
export async function digestOfTerms({ db, tenantId }: Scope, auctionId: string): Promise<string> {
  const rows = await db.query<Record<string, unknown>>(termsOf, [tenantId, auctionId]);
  return createHash('sha256').update(canonicalJson(rows)).digest('hex');
}

const taken = `
  select d.auction_id::text || ' ' || d.sequence as key, b.supplier_tenant_id as tenant,
    round(d.price / 100.0, 2)::text as price, (extract(epoch from d.bid_time) * 1000)::bigint::text as ms
  from auction_bid d join auction_bidder b on b.tenant_id = d.tenant_id and b.id = d.bidder_id
  where d.tenant_id = $1 and d.auction_id = any($2::bigint[]) and d.refusal is null`;

type Taken = Record<string, unknown> & { readonly key: string };

/** The bids that were taken are those that each bidder's own chain tells, at the price and the millisecond that it tells. */
async function areTakenTold({ db, tenantId }: Scope, said: readonly ActIn[], ids: readonly string[]): Promise<boolean> {
  const rows = await db.query<Taken>(taken, [tenantId, ids]);
  const kept = new Map(rows.map(({ key, ...bid }) => [key, bid]));
  const told = said
    .filter(({ action, subject }) => action === 'auction.bid' && ids.includes(subject))
    .map((act) => {
      const { sequence, price, ms } = act.said;
      return [`${act.subject} ${String(sequence)}`, { tenant: tenantOf(act), price, ms: String(ms) }] as const;
    });
  return firstUnlike(new Map(told), kept) === undefined;
}

/** Whether an auction's end tells its log, its rules and its bidders as they stand; ends of before told less, or nothing. */
async function isEndTold(ctx: Scope, { subject, said }: ActIn): Promise<boolean> {
  const { bids, logHash } = await digestOfLog(ctx, subject);
  const isLog = said.logHash === undefined || (said.logHash === logHash && said.bids === bids);
  return isLog && (said.termsHash === undefined || said.termsHash === (await digestOfTerms(ctx, subject)));
}

const ends = ['auction.close', 'auction.cancel'];

/**
 * The row of the project's chain after which its auctions that are over are not what the chains tell; undefined where they
 * are. One that runs is told of when it ends: until then bids come while this is read.
 */
export async function unlikeAuctions(ctx: Scope, projectId: string): Promise<string | undefined> {
  const said = await saidInProject(ctx, projectId, [...ends, 'auction.bid']);
  const over = said.filter(({ action }) => ends.includes(action));
  for (const end of over)
    if (!(await areTakenTold(ctx, said, [end.subject])) || !(await isEndTold(ctx, end))) return end.seq;
  return undefined;
}

const ruled = `
  select 1 from auction a where a.tenant_id = $1 and a.id = $2 and a.start_price = round($3::numeric * 100)
    and a.min_step = round($4::numeric * 100) and a.begin_time = $5 and a.planned_end_time = $6 and a.extension_seconds = $7
    and a.max_extensions = $8`;
const misplaced = `
  select 1 from auction_bidder b
  join opened_quote q on q.tenant_id = b.tenant_id and q.entry_id = b.entry_id and q.is_deleted = 0
  left join lateral (select d.price, d.sequence from auction_bid d where d.tenant_id = b.tenant_id and d.bidder_id = b.id
    and d.refusal is null order by d.sequence desc limit 1) l on true
  where b.tenant_id = $1 and b.auction_id = $2 and b.is_deleted = 0 and (b.first_money <> q.total_money
    or b.standing_money <> coalesce(l.price, b.first_money) or b.standing_sequence > 0 and l.sequence is distinct from b.standing_sequence)
  limit 1`;

/**
 * Whether an auction that is held goes by its rules as they were set, each place in it by the bids, and these are those of
 * their bidders' chains: nothing else closes it.
 */
export async function areBidsTold(ctx: Scope, { id, projectId }: { id: string; projectId: string }): Promise<boolean> {
  const { db, tenantId } = ctx;
  const said = await saidInProject(ctx, projectId, ['auction.bid', 'auction.set', 'auction.change']);
  const rules = said.findLast(({ action, subject }) => action !== 'auction.bid' && subject === id)?.said ?? {};
  const { startPrice, minStep, beginTime, plannedEndTime, extensionSeconds, maxExtensions } = rules;
  const values = [startPrice, minStep, beginTime, plannedEndTime, extensionSeconds, maxExtensions];
  if ((await db.query(ruled, [tenantId, id, ...values])).length === 0) return false;
  if ((await db.query(misplaced, [tenantId, id])).length > 0) return false;
  return areTakenTold(ctx, said, [id]);
}
