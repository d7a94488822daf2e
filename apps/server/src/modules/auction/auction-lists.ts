import {
  auctionLifecycle,
  fenToYuan,
  project,
  type AuctionBidLine,
  type auctionBids,
  type AuctionLine,
  type auctionList,
  type EndpointInput,
} from '@zhaocai/model';
import { cutAt, escapeLike } from '../../platform/crud/index.ts';
import { minutesAfter } from '../../platform/db/index.ts';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { findAuctions, isOver, shownEnd, stateNow, type AuctionPart } from './find-auction.ts';

const mostLines = 200;
const thirtyDays = 30 * 24 * 60;

/** Auctions ahead, under way, and of the last thirty days: of the projects that the buyer sees, or where the supplier bids. */
export async function listAuctions(
  ctx: Ctx,
  { keyword = '' }: EndpointInput<typeof auctionList>,
): Promise<AuctionLine[]> {
  const since = minutesAfter(ctx.now, -thirtyDays);
  const rows = await (ctx.user.tenantKind === 'buyer' ? ofBuyer : ofBidder)(ctx, since, keyword);
  return rows.map((row) => ({ ...row, auctionStatus: Number(stateNow(ctx, row)) }));
}

function ofBuyer(ctx: Ctx, since: string, keyword: string) {
  const parameters = new Parameters();
  const conditions = [
    ...visibleConditions(project, ctx, { parameters }),
    `a.end_time > ${parameters.bind(since)}::timestamptz`,
  ];
  const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
  conditions.push(`(t.project_no ilike ${pattern} or t.project_name ilike ${pattern})`);
  const asked = ctx.db.query<AuctionLine & Record<string, unknown>>(
    `select t.id::text as "projectId", t.tenant_id as "tenantId", t.project_no as "projectNo",
       t.project_name as "projectName", t.buyer_name as "buyerName", k.package_name as "packageName",
       a.auction_status as "auctionStatus", a.begin_time as "beginTime", ${shownEnd} as "endTime"
     from project t
     join auction a on a.tenant_id = t.tenant_id and a.project_id = t.id and a.is_deleted = 0
     join package k on k.tenant_id = a.tenant_id and k.id = a.package_id
     where ${conditions.join(' and ')} order by a.end_time desc, a.id desc limit ${mostLines + 1}`,
    parameters.values,
  );
  return cutAt(ctx, asked, mostLines);
}

const own = `
  select a.project_id::text as "projectId", a.tenant_id as "tenantId", a.project_no as "projectNo",
    a.project_name as "projectName", a.buyer_name as "buyerName", a.package_name as "packageName",
    a.auction_status as "auctionStatus", a.begin_time as "beginTime", ${shownEnd} as "endTime"
  from own_auction_list($1) a where a.project_no ilike $2 or a.project_name ilike $2 limit ${mostLines + 1}`;

function ofBidder(ctx: Ctx, since: string, keyword: string) {
  const asked = ctx.db.query<AuctionLine & Record<string, unknown>>(own, [since, `%${escapeLike(keyword)}%`]);
  return cutAt(ctx, asked, mostLines);
}

const mostBids = 1000;
const line = `d.price::text as price, to_char(d.bid_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS.MS') as "bidTime",
  d.refusal, d.is_extended as "isExtended"`;
const ofAll = `
  select d.sequence, b.bidder_no as "bidderNo", bidder_name(b.tenant_id, b.entry_id) as "supplierName",
    a.auction_status as "auctionStatus", ${line}
  from auction a
  join auction_bid d on d.tenant_id = a.tenant_id and d.auction_id = a.id
  join auction_bidder b on b.tenant_id = d.tenant_id and b.id = d.bidder_id
  where a.tenant_id = $1 and a.id = (select o.id from auction o
    where o.tenant_id = $1 and o.project_id = $2 and o.package_id = $3 and o.is_deleted = 0
    order by o.auction_status in ${auctionLifecycle.sql('cancelled')}, o.id desc limit 1)
    -- What a bidder tried and was refused, beside the first prices that were read out, would say who he is while it runs.
    and (d.refusal is null or a.auction_status in ${auctionLifecycle.sql('closed', 'cancelled')})
  order by d.sequence desc`;
const ofOne = `
  select null::integer as sequence, null::integer as "bidderNo", null as "supplierName", 0 as "auctionStatus", ${line}
  from auction_bidder b
  join auction_bid d on d.tenant_id = b.tenant_id and d.bidder_id = b.id
  where b.tenant_id = $1 and b.project_id = $2 and b.package_id = $3 and b.supplier_tenant_id = $4 and b.is_deleted = 0
  order by d.auction_id desc, d.sequence desc`;
const lastOfAll = `${ofAll} limit ${mostBids + 1}`;
const lastOfOne = `${ofOne} limit ${mostBids + 1}`;

type Line = AuctionBidLine & { readonly auctionStatus: number };

type Wanted = EndpointInput<typeof auctionBids>;

/** The log, the last bid first: the buyer's whole, while it runs without what was refused and by number; a bidder's own bids, without a number that counts others'. */
export async function listBids(ctx: Ctx, { packageId, ...wanted }: Wanted): Promise<AuctionBidLine[]> {
  const { part, tenantId, projectId } = await findAuctions(ctx, wanted);
  const values = [tenantId, projectId, packageId];
  const rows =
    part === 'buyer'
      ? await cutAt(ctx, ctx.db.query<Line>(lastOfAll, values), mostBids)
      : await cutAt(ctx, ctx.db.query<Line>(lastOfOne, [...values, ctx.tenantId]), mostBids);
  return rows.map((row) => shownTo(part, row));
}

/** The same to its first bid, for the record. */
export async function everyBid(ctx: Ctx, { packageId, ...wanted }: Wanted): Promise<AuctionBidLine[]> {
  const { part, tenantId, projectId } = await findAuctions(ctx, wanted);
  const values = [tenantId, projectId, packageId];
  const rows =
    part === 'buyer'
      ? await ctx.db.query<Line>(ofAll, values)
      : await ctx.db.query<Line>(ofOne, [...values, ctx.tenantId]);
  return rows.map((row) => shownTo(part, row));
}

function shownTo(part: AuctionPart | null, { auctionStatus, supplierName, price, ...row }: Line): AuctionBidLine {
  const isNamed = part === 'buyer' && isOver({ auctionStatus });
  return { ...row, price: fenToYuan(price), supplierName: isNamed ? supplierName : null };
}
