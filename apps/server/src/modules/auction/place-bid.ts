import {
  bidRefusal,
  compareYuan,
  fenToYuan,
  highestBid,
  isYuan,
  judgeBid,
  yuanToFen,
  type Auction,
  type AuctionBid,
  type BidRefusal,
  type EndpointInput,
  type EndpointOutput,
  type JudgedBid,
  type placeBid as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../platform/audit/index.ts';
import { formatInstant, nextId, type Clock } from '../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../platform/http/index.ts';
import { findOwnEntry, supplierStream } from '../tendering/index.ts';
import { isOver } from './find-auction.ts';

type Answer = EndpointOutput<typeof endpoint>;

interface Held {
  readonly tenantId: string;
  readonly auctionId: string;
  readonly projectId: string;
  readonly bidderId: string;
  readonly auctionStatus: number;
  readonly startPrice: string;
  readonly minStep: string;
  readonly beginMs: string;
  readonly plannedEndMs: string;
  readonly endMs: string;
  readonly extensionSeconds: number;
  readonly maxExtensions: number;
  readonly extensions: number;
  readonly lastSequence: number;
}

const hold = `
  select h.tenant_id as "tenantId", h.id::text as "auctionId", h.project_id::text as "projectId",
    h.bidder_id::text as "bidderId", h.auction_status as "auctionStatus", h.start_price::text as "startPrice",
    h.min_step::text as "minStep", h.begin_ms::text as "beginMs", h.planned_end_ms::text as "plannedEndMs",
    h.end_ms::text as "endMs", h.extension_seconds as "extensionSeconds", h.max_extensions as "maxExtensions",
    h.extensions, h.last_sequence as "lastSequence"
  from hold_auction($1) h`;
const standings = `
  select s.bidder_id::text as "bidderId", s.money::text as money, s.sequence from auction_standings($1, $2) s`;

/**
 * A bid (C.9). Bids of an auction wait for each other at its row; the server's clock is read once the turn has come, so that
 * their numbers, their times and the judgement are in one order. What is refused is kept in the log as refused and changes
 * nothing else: that is why the answer says so instead of being an error, which would take the log back with it.
 */
export async function placeBid(
  clock: Clock,
  ctx: Ctx,
  { entryId, price }: EndpointInput<typeof endpoint>,
): Promise<Answer> {
  const entry = await findOwnEntry(ctx, entryId);
  if (!isYuan(price) || compareYuan(price, '0') <= 0) refuse('auction.bidNotPositive');
  const held = await holdAuction(ctx, entry.id);
  const at = clock.ms();
  const before = await standing(ctx, held);
  const bid = {
    sequence: held.lastSequence + 1,
    bidderId: held.bidderId,
    price: fenToYuan(yuanToFen(price)),
    at,
  };
  const judged = judgeBid(before, bid);
  const id = await writeBid(ctx, held, { bid, judged });
  return answerOf(ctx, { id, before, bid, judged });
}

async function holdAuction(ctx: Ctx, entryId: string): Promise<Held> {
  const [held] = await ctx.db.query<Held & Record<string, unknown>>(hold, [entryId]);
  if (!held) return refuse('auction.notBidder');
  // What its closing has recorded does not grow any more.
  if (isOver(held)) refuse('auction.over');
  return held;
}

interface Judged {
  readonly bid: AuctionBid;
  readonly judged: JudgedBid;
}

function codeOf({ refusal }: JudgedBid): number | null {
  return refusal === undefined ? null : bidRefusal.code[refusal];
}

async function writeBid(ctx: Ctx, held: Held, { bid, judged }: Judged): Promise<string> {
  const id = nextId();
  await ctx.db.query('select from put_auction_bid($1, $2, $3, $4, $5, $6, $7::smallint, $8, $9, $10)', [
    held.tenantId,
    held.bidderId,
    id,
    bid.sequence,
    yuanToFen(bid.price),
    bid.at,
    codeOf(judged),
    judged.auction.endsAt,
    ctx.user.userId,
    ctx.now,
  ]);
  if (judged.refusal === undefined) await recordBid(ctx, held, bid);
  return id;
}

interface Answered extends Judged {
  readonly id: string;
  readonly before: Auction;
}

function answerOf(ctx: Ctx, { id, before, bid, judged }: Answered): Answer {
  const { standings: all, endsAt } = judged.auction;
  return {
    id,
    isTaken: judged.refusal === undefined,
    refusal: codeOf(judged),
    message: judged.refusal === undefined ? null : messageOf(ctx, judged.refusal, { before, bid }),
    price: bid.price,
    bidTime: formatInstant(bid.at),
    rank: all.findIndex(({ bidderId }) => bidderId === bid.bidderId) + 1,
    bestPrice: all[0]?.price ?? bid.price,
    endTime: formatInstant(endsAt),
    isExtended: judged.refusal === undefined && judged.isExtended,
  };
}

/** The auction as it stands under the lock. */
async function standing(ctx: Ctx, held: Held): Promise<Auction> {
  const values = [held.tenantId, held.auctionId];
  const rows = await ctx.db.query<{ bidderId: string; money: string; sequence: number }>(standings, values);
  return {
    rules: {
      startPrice: fenToYuan(held.startPrice),
      minStep: fenToYuan(held.minStep),
      startsAt: Number(held.beginMs),
      endsAt: Number(held.plannedEndMs),
      extensionMs: held.extensionSeconds * 1000,
      maxExtensions: held.maxExtensions,
    },
    endsAt: Number(held.endMs),
    extensions: held.extensions,
    standings: rows.map(({ bidderId, money, sequence }) => ({ bidderId, price: fenToYuan(money), sequence })),
    lastSequence: held.lastSequence,
  };
}

/** In the bidder's own chain, for the project's would name him while it runs; the closing writes where the chains end. */
async function recordBid(ctx: Ctx, { tenantId, projectId, auctionId }: Held, { sequence, price, at }: AuctionBid) {
  await recordEvidence(ctx, {
    tenantId,
    stream: supplierStream(projectId, ctx.tenantId),
    action: 'auction.bid',
    subject: auctionId,
    payload: { sequence, price, ms: at },
  });
}

function messageOf({ language }: Ctx, refusal: BidRefusal, { before, bid }: Pick<Answered, 'before' | 'bid'>): string {
  const { rules, endsAt, standings: all } = before;
  const own = all.find(({ bidderId }) => bidderId === bid.bidderId)?.price ?? rules.startPrice;
  const parameters = {
    notBegun: { time: formatInstant(rules.startsAt) },
    ended: { time: formatInstant(endsAt) },
    aboveStart: { price: rules.startPrice },
    stepTooSmall: { price: highestBid(rules, own), own, step: rules.minStep },
    outOfOrder: {},
  } as const;
  return new Refusal(`auction.${refusal}`, parameters[refusal]).text(language);
}
