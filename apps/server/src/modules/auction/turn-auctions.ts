import { auction, auctionBidder, auctionLifecycle, fenToYuan } from '@zhaocai/model';
import type { Logger } from 'pino';
import { holdRows, theClock, transition, transitionAll } from '../../platform/lifecycle/index.ts';
import { areBidsTold, digestOfLog, digestOfTerms, endsOfSupplierChains, tellAuction } from '../tendering/index.ts';

type Hour = Parameters<typeof theClock>[0] & { readonly log?: Logger };
type Actor = ReturnType<typeof theClock>;

interface Due {
  readonly id: string;
  readonly tenantId: string;
  readonly projectId: string;
  readonly packageId: string;
  readonly auctionStatus: number;
  readonly isOver: boolean;
}

const due = `
  select a.id::text as id from auction a
  where a.tenant_id = $1 and a.is_deleted = 0 and ((a.auction_status in ${auctionLifecycle.sql('waiting')} and a.begin_time <= $2)
    or (a.auction_status in ${auctionLifecycle.sql('running')} and a.end_time <= $2))
  order by a.id`;
// Read again under the lock: a bid of the last second may have moved the end.
const held = `
  select a.id::text as id, a.tenant_id as "tenantId", a.project_id::text as "projectId", a.package_id::text as "packageId",
    a.auction_status as "auctionStatus", a.end_time <= $3 as "isOver"
  from auction a where a.tenant_id = $1 and a.id = any($2::bigint[])
    and a.auction_status in ${auctionLifecycle.sql('waiting', 'running')} order by a.id`;

/**
 * Begins and closes what the clock says, whoever has set it up and wherever he is. May run twice. Bids that are not those of
 * their bidders' chains close nothing: such an auction stays as it is until its host cancels it.
 */
export async function turnAuctions(hour: Hour): Promise<void> {
  const { db, tenantId, now } = hour;
  const clock = theClock(hour, 'auctions');
  const rows = await db.query<{ id: string }>(due, [tenantId, now]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await holdRows(clock, auction, ids);
  for (const row of await db.query<Due & Record<string, unknown>>(held, [tenantId, ids, now])) {
    if (!row.isOver || (await areBidsTold(clock, row))) await turn(clock, row);
    else
      hour.log?.error({ tenantId, auctionId: row.id }, 'bids of an auction are not what the evidence says: not closed');
  }
}

async function turn(clock: Actor, row: Due): Promise<void> {
  const of = { subject: row, stream: row.projectId } as const;
  const isWaiting = auctionLifecycle.is(row.auctionStatus, 'waiting');
  if (isWaiting) await transition(clock, auction, { ...of, action: 'begin', payload: { packageId: row.packageId } });
  if (row.isOver) await close(clock, row);
  if (isWaiting || row.isOver) await tellAuction(clock, row.projectId);
}

interface Standing {
  readonly id: string;
  readonly entryId: string;
  readonly bidderNo: number;
  readonly money: string;
}

const standings = `
  select b.id::text as id, b.entry_id::text as "entryId", b.bidder_no as "bidderNo", b.standing_money::text as money
  from auction_bidder b where b.tenant_id = $1 and b.auction_id = $2 and b.is_deleted = 0
  order by b.standing_money, b.standing_sequence`;
const settle = `
  update auction_bidder b set final_money = b.standing_money, final_rank = r.place, update_time = $3, version = b.version + 1
  from (select s.id, row_number() over (order by s.standing_money, s.standing_sequence)::int as place
    from auction_bidder s where s.tenant_id = $1 and s.auction_id = $2 and s.is_deleted = 0) r
  where b.tenant_id = $1 and b.id = r.id`;
/** What each has bid lowest is his price from here on; who has not bid keeps the one that was opened. */
async function close(clock: Actor, { id, tenantId, projectId, packageId }: Due): Promise<void> {
  const { db, now } = clock;
  const lines = await db.query<Standing & Record<string, unknown>>(standings, [tenantId, id]);
  const ids = lines.map((one) => one.id).toSorted();
  await transitionAll(clock, auctionBidder, { ids, action: 'close', stream: projectId });
  await db.query(settle, [tenantId, id, now]);
  await transition(clock, auction, {
    subject: { id, tenantId },
    action: 'close',
    stream: projectId,
    set: { closeTime: now },
    payload: {
      packageId,
      standings: lines.map(({ entryId, bidderNo, money }) => ({ entryId, bidderNo, price: fenToYuan(money) })),
      ...(await digestOfLog(clock, id)),
      termsHash: await digestOfTerms(clock, id),
      suppliers: await endsOfSupplierChains(clock, projectId),
    },
  });
}
