import {
  compareYuan,
  entryLifecycle,
  wasOpened,
  type chargeableEntries,
  type EndpointInput,
  type EndpointOutput,
} from '@zhaocai/model';
import { cutAt } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findStanding, placeOrder, type MadeOrder } from './place-order.ts';

interface Charged {
  readonly entryId: string;
  readonly projectId: string;
  readonly supplierTenantId: string;
  readonly supplierName: string;
  readonly payerId: string | null;
  readonly entryStatus: number;
  readonly openedTime: string | null;
  readonly resultTime: string | null;
}

const charged = `
  select e.id::text as "entryId", e.project_id::text as "projectId", e.supplier_tenant_id as "supplierTenantId",
    e.supplier_name as "supplierName", e.create_user::text as "payerId", e.entry_status as "entryStatus",
    p.opened_time as "openedTime", p.result_time as "resultTime"
  from entry e join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.tenant_id = $1 and e.id = $2 and e.is_deleted = 0 and e.supplier_tenant_id is not null`;

interface Fee {
  readonly entryId: string;
  /** In yuan. */
  readonly money: string | undefined;
}

/** Finance charges a bidder for the venue. Before the opening nobody knows who bids (R38). */
export function chargeScene(ctx: Ctx, fee: Fee): Promise<MadeOrder> {
  return charge(ctx, 'scene', fee);
}

/** Finance charges the winner a service fee, once the result is published. */
export function chargeService(ctx: Ctx, fee: Fee): Promise<MadeOrder> {
  return charge(ctx, 'service', fee);
}

async function charge(ctx: Ctx, type: 'scene' | 'service', { entryId, money }: Fee): Promise<MadeOrder> {
  const [entry] = await ctx.db.query<Charged & Record<string, unknown>>(charged, [ctx.tenantId, entryId]);
  // Before the opening a registration that is there and one that is not answer alike (R38).
  if (!entry || !wasOpened(entry)) return notFound();
  const isWinner = entryLifecycle.is(entry.entryStatus, 'won') && entry.resultTime !== null;
  if (type === 'service' && !isWinner) refuse('order.chargeWinner');
  if (!money || compareYuan(money, '0') <= 0) return refuse('order.money');
  const { projectId, supplierTenantId, supplierName, payerId } = entry;
  const same = { tenantId: ctx.tenantId, type, projectId, entryId, supplierTenantId } as const;
  const known = await findStanding(ctx, same);
  return known ?? placeOrder(ctx, { ...same, supplierName, payerId, money, expireTime: null });
}

const mostEntries = 500;

/** The bidders of an opened project, and which of them has won. */
export async function readChargeable(
  ctx: Ctx,
  { projectId }: EndpointInput<typeof chargeableEntries>,
): Promise<EndpointOutput<typeof chargeableEntries>> {
  const asked = ctx.db.query<{ entryId: string; supplierName: string; packageName: string; isWinner: boolean }>(
    `select e.id::text as "entryId", e.supplier_name as "supplierName", k.package_name as "packageName",
       (e.entry_status in ${entryLifecycle.sql('won')} and p.result_time is not null) as "isWinner"
     from entry e
     join project p on p.tenant_id = e.tenant_id and p.id = e.project_id
     join package k on k.tenant_id = e.tenant_id and k.id = e.package_id
     where e.tenant_id = $1 and e.project_id = $2 and e.is_deleted = 0 and e.supplier_tenant_id is not null
       and p.opened_time is not null
     order by e.id limit ${mostEntries + 1}`,
    [ctx.tenantId, projectId],
  );
  return cutAt(ctx, asked, mostEntries);
}
