import {
  fenToYuan,
  isTendering,
  orderType,
  payOrderLifecycle,
  saleType,
  type EndpointInput,
  type EndpointOutput,
  type ownPurchase,
  type saveOrder,
} from '@zhaocai/model';
import { minutesAfter, type Database } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { findStanding, placeOrder, type MadeOrder } from './place-order.ts';

/** A published project as far as its documents are sold. */
interface Sale {
  readonly tenantId: string;
  readonly projectId: string;
  readonly saleType: number;
  /** In fen. */
  readonly saleMoney: string | null;
  readonly stage: number;
  readonly bidEndTime: string;
}

const saleSql = `
  select p.tenant_id as "tenantId", p.id::text as "projectId", p.sale_type as "saleType", p.sale_money::text as "saleMoney",
    p.stage, p.bid_end_time as "bidEndTime"
  from published_project p where p.id = $1 and ($2::text is null or p.tenant_id = $2)`;

async function findSale(ctx: Ctx, projectId: string, tenantId?: string): Promise<Sale> {
  const [sale] = await ctx.db.query<Sale & Record<string, unknown>>(saleSql, [projectId, tenantId ?? null]);
  return sale ?? notFound();
}

/** Documents are sold as long as offers are taken, as at the desk. */
export function isOnSale({ stage, bidEndTime }: Pick<Sale, 'stage' | 'bidEndTime'>, now: string): boolean {
  return isTendering(stage) && now < bidEndTime;
}

/** A supplier orders the documents of a project: once, and whoever asks again gets the order that stands. */
export async function buyDocuments(
  database: Database,
  ctx: Ctx,
  input: EndpointInput<typeof saveOrder>,
): Promise<MadeOrder> {
  const { user, tenantId: supplierTenantId } = ctx;
  const sale = await findSale(ctx, await projectOf(ctx, input), input.tenantId);
  const { tenantId, projectId, saleMoney } = sale;
  if (!saleType.is(sale.saleType, 'online') || saleMoney === null) return refuse('order.notSold');
  await holdBuying(ctx, projectId);
  const same = { tenantId, type: 'documents', projectId, entryId: null, supplierTenantId } as const;
  const known = await findStanding(ctx, same);
  if (known) return known;
  if (!isOnSale(sale, ctx.now)) refuse('order.saleOver');
  // Of the buyer: he says how long an order waits.
  const minutes = await paramValue({ db: database.scoped(tenantId), tenantId, now: ctx.now }, 'order.payMinutes');
  return placeOrder(ctx, {
    ...same,
    supplierName: user.tenantName,
    payerId: user.userId,
    money: fenToYuan(saleMoney),
    expireTime: minutesAfter(ctx.now, Number(minutes)),
  });
}

/** Two people of a supplier who order at once make one order: the second waits for the first. */
async function holdBuying(ctx: Ctx, projectId: string): Promise<void> {
  await ctx.db.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`order ${ctx.tenantId} ${projectId}`]);
}

/** The documents are the project's: a registration stands for its project. */
async function projectOf(ctx: Ctx, { projectId, entryId }: EndpointInput<typeof saveOrder>): Promise<string> {
  if (projectId) return projectId;
  if (!entryId) return refuse('order.nameOne');
  const [entry] = await ctx.db.query<{ projectId: string }>(
    `select project_id::text as "projectId" from entry where supplier_tenant_id = $1 and id = $2 and is_deleted = 0`,
    [ctx.tenantId, entryId],
  );
  return entry?.projectId ?? notFound();
}

/** What a supplier still has to do to have the documents; null where they are not sold online. */
export async function readOwnPurchase(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof ownPurchase>,
): Promise<EndpointOutput<typeof ownPurchase>> {
  const sale = await findSale(ctx, projectId);
  if (!saleType.is(sale.saleType, 'online')) return null;
  const [order] = await ctx.db.query<{ orderId: string; orderStatus: number; refundCause: number | null }>(
    `select o.id::text as "orderId", o.order_status as "orderStatus", o.refund_cause as "refundCause" from pay_order o
     where o.supplier_tenant_id = $1 and o.project_id = $2 and o.order_type = ${orderType.code.documents} and o.is_deleted = 0
       and o.order_status not in ${payOrderLifecycle.sql('cancelled', 'closed', 'removed')}
     order by (o.refund_cause is not null), o.id desc limit 1`,
    [ctx.tenantId, projectId],
  );
  return {
    orderId: order?.orderId ?? null,
    orderStatus: order?.orderStatus ?? null,
    refundCause: order?.refundCause ?? null,
    orderMoney: fenToYuan(sale.saleMoney ?? '0'),
    isOnSale: isOnSale(sale, ctx.now),
    saleEnd: sale.bidEndTime,
    tenantId: sale.tenantId,
  };
}
