import { auctionLifecycle, auctionStateAt } from '@zhaocai/model';
import { notFound, type Ctx } from '../../platform/http/index.ts';
import { findProject } from '../tendering/index.ts';

/** As what somebody is in the auctions of a project: of the buyer, or one of those who bid. */
export type AuctionPart = 'buyer' | 'bidder';

/** The project whose auctions are meant, and the reader's part in them; null of who has none. */
export interface AuctionPlace {
  readonly projectId: string;
  readonly tenantId: string;
  readonly projectNo: string;
  readonly projectName: string;
  readonly part: AuctionPart | null;
}

export interface PlaceId {
  readonly projectId: string;
  readonly tenantId?: string | null | undefined;
}

const ofOthers = `
  select p.id::text as "projectId", p.tenant_id as "tenantId", p.project_no as "projectNo", p.project_name as "projectName",
    exists (select from auction_bidder b where b.tenant_id = p.tenant_id and b.project_id = p.id
      and b.supplier_tenant_id = $3 and b.is_deleted = 0) as "isBidder"
  from published_project p
  where p.id = $1 and ($2::text is null or p.tenant_id = $2)`;

/** The auctions that the reader may know of: the buyer's by his data scopes, a supplier's of a published project. */
export async function findAuctions(ctx: Ctx, { projectId, tenantId = null }: PlaceId): Promise<AuctionPlace> {
  if (ctx.user.tenantKind === 'buyer') {
    const { projectNo, projectName } = await findProject(ctx, projectId);
    return { projectId, tenantId: ctx.tenantId, projectNo, projectName, part: 'buyer' };
  }
  const values = [projectId, tenantId, ctx.tenantId];
  const [row] = await ctx.db.query<Omit<AuctionPlace, 'part'> & { isBidder: boolean }>(ofOthers, values);
  const { isBidder, ...place } = row ?? notFound();
  return { ...place, part: isBidder ? 'bidder' : null };
}

/** Its end as screens show it: an extension counts from the millisecond of a bid, and no bid is late before what is shown. */
export const shownEnd = `date_trunc('second', a.end_time)`;

/** By the clock: the job that writes it down comes once a minute. */
export function stateNow(ctx: Pick<Ctx, 'now'>, row: { auctionStatus: number; beginTime: string; endTime: string }) {
  return auctionStateAt(row, { now: ctx.now, codes: auctionLifecycle.code });
}

/** Settled or cancelled: until then a number stands for each bidder. */
export const isOver = ({ auctionStatus }: { readonly auctionStatus: number }) =>
  auctionLifecycle.is(auctionStatus, 'closed', 'cancelled');
