import { z } from 'zod';
import { carries, fieldsIn } from '../kit/carried-fields.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idInput } from '../kit/resource.ts';
import { project } from '../tendering/project.ts';
import { byPublishedProject, savedAnswer, versionInput } from '../tendering/wire.ts';
import { auction } from './auction.ts';

const base = '/api/bid-electronic/auction';
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
const money = z.string().trim().max(20);

/** How a bidder stands, as the buyer reads it: by number while it runs, by name once it is over. */
const boardLine = z.object({
  bidderNo: z.number(),
  /** Null while it runs. */
  supplierName: z.string().nullable(),
  /** Null while it runs: a first price tells whose it is, for it was read out. */
  firstPrice: z.string().nullable(),
  price: z.string(),
  rank: z.number(),
  /** Null of who has not bid. */
  bidTime: z.string().nullable(),
});
export type BoardLine = z.infer<typeof boardLine>;

const auctionState = z.object({
  id: z.string(),
  version: z.number(),
  /** By the clock, of `auctionLifecycle`. */
  auctionStatus: z.number(),
  /** Over by the clock, and the final prices are not written down yet. */
  isSettling: z.boolean(),
  startPrice: z.string(),
  minStep: z.string(),
  beginTime: z.string(),
  plannedEndTime: z.string(),
  endTime: z.string(),
  extensionSeconds: z.number(),
  maxExtensions: z.number(),
  extensions: z.number(),
  bestPrice: z.string().nullable(),
  cancelReason: carries(z.string().nullable(), auction, 'cancelReason'),
});
export type AuctionState = z.infer<typeof auctionState>;

/** A bidder's own place. */
const ownPlace = z.object({
  entryId: z.string(),
  firstPrice: z.string(),
  price: z.string(),
  rank: z.number(),
  /** The highest price that would be taken from him now; null where he can go no lower. */
  highestBid: z.string().nullable(),
  finalPrice: z.string().nullable(),
  finalRank: z.number().nullable(),
});

const room = z.object({
  packageId: z.string(),
  packageNo: z.number(),
  packageName: z.string(),
  auction: auctionState.nullable(),
  own: ownPlace.nullable(),
  /** The buyer's alone: who has bid, best first; once it is over everybody. */
  board: z.array(boardLine),
  /** The buyer's alone: how many may bid, and how many have not. */
  bidders: z.number().nullable(),
  silent: z.number().nullable(),
  /** What an auction would be set up with, for whoever may: while there is none. */
  proposal: z.object({ startPrice: z.string(), ceiling: z.string(), bidders: z.number() }).nullable(),
});
export type AuctionRoom = z.infer<typeof room>;

export const auctionAnswer = z.object({
  projectId: z.string(),
  tenantId: z.string(),
  projectNo: carries(z.string(), project, 'projectNo'),
  projectName: carries(z.string(), project, 'projectName'),
  /** `buyer` or `bidder`; null of who has no part. */
  part: z.string().nullable(),
  canHost: z.boolean(),
  canBid: z.boolean(),
  rooms: z.array(room),
});
export type AuctionAnswer = z.infer<typeof auctionAnswer>;

/**
 * The auctions of a project as their reader may see them: a bidder the best price, his own place and the end, and nobody else;
 * the buyer prices and ranks by number while it runs, with the names once it is over.
 */
export const auctionOfProject = endpoint({
  route: `GET ${base}/queryByProjectId`,
  label: { zh: '竞价大厅', en: 'The auctions of a project' },
  permission: 'auction_view',
  input: byPublishedProject,
  output: auctionAnswer,
  unseen: true,
  ids: { projectId: 'project' },
});

export const auctionLine = fieldsIn(
  z.object({
    projectId: z.string(),
    tenantId: z.string(),
    projectNo: z.string(),
    projectName: z.string(),
    buyerName: z.string(),
    packageName: z.string(),
    auctionStatus: z.number(),
    beginTime: z.string(),
    endTime: z.string(),
  }),
  project,
);
export type AuctionLine = z.infer<typeof auctionLine>;

/** Auctions that begin, run, or ended within thirty days: of the buyer's projects, or those that a supplier may bid in. */
export const auctionList = endpoint({
  route: `GET ${base}/queryList`,
  label: { zh: '近期竞价', en: 'Auctions' },
  permission: 'auction_view',
  input: z.object({ keyword: z.string().trim().max(100).optional() }),
  output: z.array(auctionLine),
  unseen: true,
});

export const bidLine = z.object({
  sequence: z.number().nullable(),
  bidderNo: z.number().nullable(),
  supplierName: z.string().nullable(),
  price: z.string(),
  /** `yyyy-MM-dd HH:mm:ss.SSS` by the server's clock. */
  bidTime: z.string(),
  /** Of `bidRefusal`; null of a bid that was taken. */
  refusal: z.number().nullable(),
  isExtended: z.boolean(),
});
export type AuctionBidLine = z.infer<typeof bidLine>;

/** The log, the last bid first: the buyer's whole, a bidder's own bids. */
export const auctionBids = endpoint({
  route: `GET ${base}/queryBids`,
  label: { zh: '竞价记录', en: 'Bids of an auction' },
  permission: 'auction_view',
  input: byPublishedProject.extend({ packageId: idInput }),
  output: z.array(bidLine),
  unseen: true,
  ids: { projectId: 'project', packageId: 'package' },
});

/** Sets the auction of a package up; with the id of one that has not begun it is put off or changed. */
export const setAuction = endpoint({
  route: `POST ${base}/saveOrUpdate`,
  label: { zh: '设置竞价', en: 'Set an auction up' },
  permission: 'auction_host',
  input: z.object({
    id: idInput.optional(),
    version: versionInput.optional(),
    projectId: idInput,
    packageId: idInput,
    /** Without it the lowest price that was opened, or the ceiling where that is lower. */
    startPrice: money.optional(),
    minStep: money,
    beginTime: instant,
    endTime: instant,
    extensionSeconds: z.coerce.number().int().min(30).max(600).optional(),
    maxExtensions: z.coerce.number().int().min(0).max(50).optional(),
  }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'auction', projectId: 'project', packageId: 'package' },
});

/** Ends an auction without its result: the first prices count. */
export const cancelAuction = endpoint({
  route: `POST ${base}/cancel`,
  label: { zh: '取消竞价', en: 'Cancel an auction' },
  permission: 'auction_host',
  input: z.object({ id: idInput, version: versionInput, reason: z.string().trim().max(500) }),
  output: savedAnswer,
  writes: true,
  ids: { id: 'auction' },
});

/**
 * A bid. Taken or not, it stands in the log, and the answer says which: what is refused changes nothing but that.
 */
export const placeBid = endpoint({
  route: `POST ${base}/bid`,
  label: { zh: '出价', en: 'Bid in an auction' },
  permission: 'auction_bid',
  input: z.object({ entryId: idInput, price: money }),
  output: z.object({
    id: z.string(),
    isTaken: z.boolean(),
    /** Of `bidRefusal`. */
    refusal: z.number().nullable(),
    /** In the caller's language: why it was not taken, and what would be. */
    message: z.string().nullable(),
    price: z.string(),
    bidTime: z.string(),
    rank: z.number(),
    bestPrice: z.string(),
    endTime: z.string(),
    isExtended: z.boolean(),
  }),
  writes: true,
  unseen: true,
  ids: { entryId: 'entry' },
});

/** The record of an auction that is over: its rules, the standings and every bid; signed by this installation. */
export const auctionRecord = endpoint({
  route: `GET ${base}/record`,
  label: { zh: '下载竞价记录', en: 'Save the record of an auction' },
  permission: 'auction_view',
  input: byPublishedProject.extend({ packageId: idInput, format: z.enum(['json', 'pdf']).default('pdf') }),
  output: z.unknown(),
  raw: true,
  unseen: true,
  ids: { projectId: 'project', packageId: 'package' },
});
