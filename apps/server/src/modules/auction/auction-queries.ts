import {
  auctionLifecycle,
  fenToYuan,
  hasStep,
  highestBid,
  packageLifecycle,
  projectLifecycle,
  type AuctionAnswer,
  type AuctionRoom,
  type AuctionState,
  type BoardLine,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { findProject } from '../tendering/index.ts';
import { findAuctions, isOver, shownEnd, stateNow, type AuctionPlace, type PlaceId } from './find-auction.ts';
import { ceilingOf, firstOffers, usualStart } from './set-auction.ts';

interface StateRow extends Omit<AuctionState, 'isSettling'> {
  readonly packageId: string;
  readonly packageNo: number;
  readonly packageName: string;
}

/** The auctions of a project as their reader may see them now. */
export async function readAuctions(ctx: Ctx, wanted: PlaceId): Promise<AuctionAnswer> {
  const place = await findAuctions(ctx, wanted);
  const { permissions } = ctx.user;
  return {
    ...place,
    canHost: place.part === 'buyer' && permissions.has('auction_host'),
    canBid: place.part === 'bidder' && permissions.has('auction_bid'),
    rooms: place.part === 'buyer' ? await roomsOfBuyer(ctx, place) : await roomsOfBidder(ctx, place),
  };
}

const state = `a.id::text as id, a.version, a.auction_status as "auctionStatus", a.start_price::text as "startPrice",
  a.min_step::text as "minStep", a.begin_time as "beginTime", a.planned_end_time as "plannedEndTime",
  a.extension_seconds as "extensionSeconds", a.max_extensions as "maxExtensions", a.extensions,
  a.cancel_reason as "cancelReason", ${shownEnd} as "endTime"`;

function stateOf(ctx: Ctx, row: StateRow): AuctionState {
  const { packageId: _id, packageNo: _no, packageName: _name, ...auction } = row;
  const auctionStatus = Number(stateNow(ctx, row));
  return {
    ...auction,
    auctionStatus,
    isSettling:
      auctionLifecycle.is(auctionStatus, 'closed') && auctionLifecycle.is(row.auctionStatus, 'waiting', 'running'),
    startPrice: fenToYuan(row.startPrice),
    minStep: fenToYuan(row.minStep),
    bestPrice: row.bestPrice === null ? null : fenToYuan(row.bestPrice),
  };
}

interface OwnRow extends StateRow {
  readonly entryId: string;
  readonly firstPrice: string;
  readonly price: string;
  readonly rank: number;
  readonly finalPrice: string | null;
  readonly finalRank: number | null;
}

const own = `
  select ${state}, a.package_id::text as "packageId", a.package_no as "packageNo", a.package_name as "packageName",
    a.best_price::text as "bestPrice", a.entry_id::text as "entryId", a.first_price::text as "firstPrice",
    a.price::text as price, a.rank, a.final_price::text as "finalPrice", a.final_rank as "finalRank"
  from own_auctions($1, $2) a`;

/** A bidder's: what was cancelled shows where nothing came after it. */
async function roomsOfBidder(ctx: Ctx, { tenantId, projectId }: AuctionPlace): Promise<AuctionRoom[]> {
  const rows = await ctx.db.query<OwnRow & Record<string, unknown>>(own, [tenantId, projectId]);
  const latest = rows.filter(
    (row) => row === (rows.find((one) => one.packageId === row.packageId && !isCancelled(one)) ?? firstOf(rows, row)),
  );
  return latest.map((row) => {
    const { entryId, rank, finalPrice, finalRank, firstPrice, price, ...auction } = row;
    const highest = highestBid(
      { startPrice: fenToYuan(row.startPrice), minStep: fenToYuan(row.minStep) },
      fenToYuan(price),
    );
    return {
      packageId: row.packageId,
      packageNo: row.packageNo,
      packageName: row.packageName,
      auction: stateOf(ctx, auction),
      own: {
        entryId,
        firstPrice: fenToYuan(firstPrice),
        price: fenToYuan(price),
        rank,
        highestBid: Number(highest) > 0 ? highest : null,
        finalPrice: finalPrice === null ? null : fenToYuan(finalPrice),
        finalRank,
      },
      board: [],
      bidders: null,
      silent: null,
      proposal: null,
    };
  });
}

const isCancelled = ({ auctionStatus }: Pick<StateRow, 'auctionStatus'>) =>
  auctionLifecycle.is(auctionStatus, 'cancelled');
const firstOf = (rows: readonly OwnRow[], { packageId }: OwnRow) => rows.find((one) => one.packageId === packageId);

interface PackageRow extends Omit<StateRow, 'id'> {
  readonly id: string | null;
  readonly packageStatus: number;
  readonly budget: string;
  readonly ceilingMoney: string | null;
  /** The lowest price that was opened, and of how many; null where none was. */
  readonly lowestMoney: string | null;
  readonly offers: number;
}

const ofBuyer = `
  select k.id::text as "packageId", k.package_no as "packageNo", k.package_name as "packageName",
    k.package_status as "packageStatus", k.budget::text as budget, k.ceiling_money::text as "ceilingMoney", ${state},
    (select min(b.standing_money)::text from auction_bidder b
      where b.tenant_id = a.tenant_id and b.auction_id = a.id and b.is_deleted = 0) as "bestPrice",
    f.lowest::text as "lowestMoney", f.offers
  from package k
  cross join lateral (select min(q.total_money) as lowest, count(*)::int as offers from ${firstOffers}
    where q.tenant_id = k.tenant_id and q.package_id = k.id) f
  left join lateral (select * from auction o
    where o.tenant_id = k.tenant_id and o.package_id = k.id and o.is_deleted = 0
    order by o.auction_status in ${auctionLifecycle.sql('cancelled')}, o.id desc limit 1) a on true
  where k.tenant_id = $1 and k.project_id = $2 and k.is_deleted = 0
  order by k.package_no`;

async function roomsOfBuyer(ctx: Ctx, { projectId }: AuctionPlace): Promise<AuctionRoom[]> {
  const project = await findProject(ctx, projectId);
  const rows = await ctx.db.query<PackageRow & Record<string, unknown>>(ofBuyer, [ctx.tenantId, projectId]);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const lines = await boardOf(ctx, ids);
  const isOpen = projectLifecycle.is(project.stage, 'opened') && hasStep(project, 'bidDown');
  const isHost = ctx.user.permissions.has('auction_host');
  return rows.map((row) => {
    const { id, packageStatus, budget, ceilingMoney, lowestMoney, offers, ...rest } = row;
    const auction = id === null ? null : stateOf(ctx, { ...rest, id });
    const own = lines.filter((line) => line.auctionId === id);
    const mayBeSet = isOpen && packageLifecycle.is(packageStatus, 'opened') && (auction === null || isCancelled(rest));
    const ceiling = ceilingOf({ budget, ceilingMoney }, project);
    return {
      packageId: row.packageId,
      packageNo: row.packageNo,
      packageName: row.packageName,
      auction,
      own: null,
      ...(isOver(rest) ? namedBoard(own) : numberedBoard(own)),
      bidders: id === null ? null : own.length,
      silent: id === null ? null : own.filter(({ isSilent }) => isSilent).length,
      proposal:
        mayBeSet && isHost && lowestMoney !== null
          ? { startPrice: usualStart([fenToYuan(lowestMoney)], ceiling), ceiling, bidders: offers }
          : null,
    };
  });
}

interface StandingLine extends Omit<BoardLine, 'supplierName' | 'firstPrice'> {
  readonly auctionId: string;
  readonly supplierName: string;
  readonly firstPrice: string;
  readonly isSilent: boolean;
}

const board = `
  select b.auction_id::text as "auctionId", b.bidder_no as "bidderNo", bidder_name(b.tenant_id, b.entry_id) as "supplierName",
    b.first_money::text as "firstPrice", b.standing_money::text as price, b.standing_sequence <= 0 as "isSilent",
    row_number() over (partition by b.auction_id order by b.standing_money, b.standing_sequence)::int as rank,
    (select d.bid_time from auction_bid d where d.tenant_id = b.tenant_id and d.auction_id = b.auction_id
      and d.sequence = b.standing_sequence) as "bidTime"
  from auction_bidder b
  where b.tenant_id = $1 and b.auction_id = any($2::bigint[]) and b.is_deleted = 0
  order by b.auction_id, rank`;

export async function boardOf(ctx: Ctx, auctionIds: readonly string[]): Promise<StandingLine[]> {
  if (auctionIds.length === 0) return [];
  const rows = await ctx.db.query<StandingLine & Record<string, unknown>>(board, [ctx.tenantId, auctionIds]);
  return rows.map((row) => ({ ...row, firstPrice: fenToYuan(row.firstPrice), price: fenToYuan(row.price) }));
}

function namedBoard(lines: readonly StandingLine[]): Pick<AuctionRoom, 'board'> {
  return { board: lines.map(({ auctionId: _id, isSilent: _silent, ...line }) => line) };
}

/** While it runs: who has bid, by his number alone. A first price was read out with its bidder's name, so none is shown. */
function numberedBoard(lines: readonly StandingLine[]): Pick<AuctionRoom, 'board'> {
  const bidding = lines.filter(({ isSilent }) => !isSilent);
  return { board: namedBoard(bidding).board.map((line) => ({ ...line, supplierName: null, firstPrice: null })) };
}
