import type {
  AuctionAnswer,
  AuctionBidLine,
  AuctionRoom,
  EndpointOutput,
  Envelope,
  placeBid,
  Saved,
} from '@zhaocai/model';
import { auctionModule } from '../src/modules/auction/index.ts';
import { turnAuctions } from '../src/modules/auction/turn-auctions.ts';
import { minutesAfter, openDatabase } from '../src/platform/db/index.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import { quiet } from './database-url.ts';
import { startTenderingApp, type Account, type Played, type TenderingApp } from './tendering-app.ts';
import * as steps from './tendering-steps.ts';

export const base = '/bid-electronic/auction';
const buyerTenant = '100001';

/** 竞价, by the unit's own policy. */
export const byAuction = { manner: 7, lawRegime: 3, depositMoney: null };

export const begin = '2026-11-23 10:00:00';
export const end = '2026-11-23 10:30:00';
export const rules = { startPrice: '500000.00', minStep: '1000.00', beginTime: begin, endTime: end };

/** The procurement with its auctions, and what waits for whom in it. */
export async function startAuctionApp(): Promise<TenderingApp> {
  const app = await startTenderingApp([auctionModule]);
  const owner = openDatabase({ appUrl: app.ownerUrl, max: 1, clock: app.clock, log: quiet });
  try {
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  return app;
}

/** Opened: 600 at 880.50, 875 and 890. */
export async function openedProject(app: TenderingApp, changes: object = {}): Promise<string> {
  const id = await steps.quotedProject(app, { changes: { ...byAuction, ...changes } });
  await steps.unlockByTwo(app, id);
  steps.dataOf(await steps.openNow(app, id));
  return id;
}

export const auctionsOf = async (app: Played, account: Account, projectId: string) =>
  steps.dataOf<AuctionAnswer>(
    await app.as(account).get(`${base}/queryByProjectId?projectId=${projectId}&tenantId=${buyerTenant}`),
  );

export async function roomOf(app: Played, account: Account, projectId: string): Promise<AuctionRoom> {
  const [room] = (await auctionsOf(app, account, projectId)).rooms;
  if (!room) throw new Error('no auction is shown');
  return room;
}

export async function set(app: Played, projectId: string, changes: object = {}, by: Account = 'buyer') {
  const { packages } = await steps.detail(app as TenderingApp, projectId);
  const packageId = packages[0]?.id;
  return app.as(by).post(`${base}/saveOrUpdate`, { projectId, packageId, ...rules, ...changes });
}

/** Set up, and the clock stands at its beginning. */
export async function runningAuction(app: TenderingApp, changes: object = {}): Promise<string> {
  const projectId = await openedProject(app);
  steps.dataOf<Saved>(await set(app, projectId, changes));
  app.clock.setTo(begin);
  return projectId;
}

export async function bid(app: Played, account: Account, projectId: string, price: string, headers = {}) {
  const { own } = await roomOf(app, account, projectId);
  return (app as TenderingApp).as(account).post(`${base}/bid`, { entryId: own?.entryId, price }, headers);
}

export type BidAnswer = EndpointOutput<typeof placeBid>;
export const judged = async (app: Played, account: Account, projectId: string, price: string) =>
  steps.dataOf<BidAnswer>(await bid(app, account, projectId, price));

/** What the job of the minute does at this time. */
export async function minutePasses(app: TenderingApp, time: string): Promise<void> {
  app.clock.setTo(time);
  await app.database.transaction(buyerTenant, (db) => turnAuctions({ db, tenantId: buyerTenant, now: db.now }));
}

export async function cancel(app: Played, projectId: string, reason: string, by: Account = 'buyer') {
  const { auction } = await roomOf(app, 'buyer', projectId);
  return app.as(by).post(`${base}/cancel`, { id: auction?.id, version: auction?.version, reason });
}

export async function bidsOf(app: Played, account: Account, projectId: string): Promise<AuctionBidLine[]> {
  const { packageId } = await roomOf(app, 'buyer', projectId);
  const place = `projectId=${projectId}&tenantId=${buyerTenant}&packageId=${packageId}`;
  return steps.dataOf(await app.as(account).get(`${base}/queryBids?${place}`));
}

/** Saves the offer of this rank as the winner of each package. */
export async function choose(app: Played, projectId: string, winner: number) {
  const { version, suppliers } = await steps.comparison(app, projectId);
  const selections = steps.selectionsOf(suppliers, winner);
  return app.as('buyer').post('/purchase/entry/saveSelection', { projectId, version, selections });
}

export const endAfter = (openTime: string) => minutesAfter(openTime, 90);

/** Set up for an hour after the opening, and the clock stands at its beginning. */
export async function beginAfter(app: TenderingApp, projectId: string, openTime: string): Promise<void> {
  const beginTime = minutesAfter(openTime, 60);
  steps.dataOf(await set(app, projectId, { beginTime, endTime: endAfter(openTime) }));
  app.clock.setTo(beginTime);
}

/** Bids where there is something to bid in; a bid that is not taken counts as refused. */
export async function tryBid(app: Played, account: Account, projectId: string): Promise<Envelope> {
  const found = await app.as(account).get(`${base}/queryByProjectId?projectId=${projectId}&tenantId=${buyerTenant}`);
  if (found.code !== 200) return found;
  const [room] = (found.data as AuctionAnswer).rooms;
  const answer = await app.as(account).post(`${base}/bid`, { entryId: room?.own?.entryId ?? '1', price: '480000' });
  const isTaken = answer.code === 200 && (answer.data as BidAnswer).isTaken;
  return isTaken || answer.code !== 200 ? answer : { ...answer, code: 400, success: false };
}
