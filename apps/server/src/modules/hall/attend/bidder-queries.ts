import { fenToYuan, type BidLine } from '@zhaocai/model';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject } from '../../tendering/index.ts';
import { isHost } from '../room/find-hall.ts';

const line = `
  select e.id::text as "entryId", e.package_id::text as "packageId", k.package_no as "packageNo",
    k.package_name as "packageName", e.supplier_name as "supplierName", e.credit_code as "creditCode",
    e.entry_status as "entryStatus", e.bid_time as "bidTime", v.cipher_hash as "cipherHash", v.receipt_seq as "receiptSeq",
    q.per_money as "perMoney", q.total_money as "totalMoney", q.open_fault as "openFault",
    c.confirm_status as "confirmStatus"
  from entry e`;
const parts = `
  left join quote v on v.tenant_id = e.tenant_id and v.entry_id = e.id and v.version_no = e.quote_version
  left join opened_quote q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.is_deleted = 0
  left join hall_confirmation c on c.tenant_id = e.tenant_id and c.entry_id = e.id and c.is_deleted = 0`;
const ofProject = `${line} join package k on k.tenant_id = e.tenant_id and k.id = e.package_id ${parts}
  where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 and e.is_bid order by k.package_no, e.id`;

/** Who bids: nobody learns it before the opening time (R38), only the host before the opening (B.28). */
export async function readBidders(ctx: Ctx, { projectId }: { projectId: string }): Promise<BidLine[]> {
  const project = await findProject(ctx, projectId);
  if (project.openedTime === null && (ctx.now < project.openTime || !(await isHost(ctx, projectId))))
    refuse('hall.beforeOpening');
  const rows = await ctx.db.query<BidLine & Record<string, unknown>>(ofProject, [ctx.tenantId, projectId]);
  return rows.map(inYuan);
}

function inYuan(row: BidLine): BidLine {
  return {
    ...row,
    perMoney: row.perMoney === null ? null : fenToYuan(row.perMoney),
    totalMoney: row.totalMoney === null ? null : fenToYuan(row.totalMoney),
  };
}

/** A bid: to its own bidder always, to the buyer's people from the opening on. */
export async function readBid(ctx: Ctx, { entryId }: { entryId: string }): Promise<BidLine> {
  return ctx.user.tenantKind === 'supplier' ? ownBid(ctx, entryId) : bidOfBuyer(ctx, entryId);
}

const ofBuyer = `${line} join package k on k.tenant_id = e.tenant_id and k.id = e.package_id ${parts}
  where e.tenant_id = $1 and e.id = $2 and e.is_deleted = 0 and e.is_bid`;
const projectOfEntry = `
  select e.project_id::text as "projectId" from entry e where e.tenant_id = $1 and e.id = $2 and e.is_deleted = 0`;

async function bidOfBuyer(ctx: Ctx, entryId: string): Promise<BidLine> {
  const [entry] = await ctx.db.query<{ projectId: string }>(projectOfEntry, [ctx.tenantId, entryId]);
  const project = await findProject(ctx, (entry ?? notFound()).projectId);
  // Before it a registration is missing like one that is not there: nobody learns by asking who has bid.
  if (project.openedTime === null || !ctx.user.permissions.has('entry_view')) notFound();
  const [row] = await ctx.db.query<BidLine & Record<string, unknown>>(ofBuyer, [ctx.tenantId, entryId]);
  return inYuan(row ?? notFound());
}

const ownLine = `${line} join published_package k on k.tenant_id = e.tenant_id and k.id = e.package_id
  left join quote v on v.tenant_id = e.tenant_id and v.entry_id = e.id and v.version_no = e.quote_version
  left join opening_record q on q.tenant_id = e.tenant_id and q.entry_id = e.id and q.is_own
  left join hall_confirmation c on c.tenant_id = e.tenant_id and c.entry_id = e.id and c.is_deleted = 0
  where e.supplier_tenant_id = $1 and e.id = $2 and e.is_deleted = 0`;

async function ownBid(ctx: Ctx, entryId: string): Promise<BidLine> {
  const [row] = await ctx.db.query<BidLine & Record<string, unknown>>(ownLine, [ctx.tenantId, entryId]);
  return inYuan(row ?? notFound());
}
