import { payOrder, type MessageCode, type Saved } from '@zhaocai/model';
import { nextId } from '../../../platform/db/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { noteLocks } from '../../../platform/rows/index.ts';

/** A supplier's order as he knows it himself, by the policy of the party. */
export interface OwnOrderRow {
  readonly id: string;
  /** Of the buyer, in whose rows it stands. */
  readonly tenantId: string;
  readonly projectId: string;
  readonly version: number;
  readonly orderNo: string;
  readonly orderType: number;
  readonly orderStatus: number;
  /** In fen. */
  readonly orderMoney: string;
  readonly payType: number | null;
  readonly expireTime: string | null;
  readonly hasVoucher: number;
}

const own = `
  select o.id::text, o.tenant_id as "tenantId", o.project_id::text as "projectId", o.version, o.order_no as "orderNo",
    o.order_type as "orderType", o.order_status as "orderStatus", o.order_money::text as "orderMoney",
    o.pay_type as "payType", o.expire_time as "expireTime", o.has_voucher as "hasVoucher"
  from pay_order o where o.supplier_tenant_id = $1 and o.id = $2 and o.is_deleted = 0`;

/** 404 where it is not the caller's. */
export async function findOwnOrder(ctx: Ctx, id: string): Promise<OwnOrderRow> {
  const [row] = await ctx.db.query<OwnOrderRow & Record<string, unknown>>(own, [ctx.tenantId, id]);
  return row ?? notFound();
}

interface OwnAct {
  /** As it was found. */
  readonly own: OwnOrderRow;
  readonly act: 'begin' | 'handIn' | 'cancel' | 'remove';
  /** By column. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Said where the order stands where this cannot be done. */
  readonly refusal?: MessageCode;
}

/** Changes the caller's own order by the function of the database. */
export async function actOnOwnOrder(
  ctx: Ctx,
  { own: { id, tenantId, version }, act, values = {}, refusal = 'order.badState' }: OwnAct,
): Promise<Saved> {
  noteLocks(ctx.db, payOrder, [id]);
  const [row] = await ctx.db.query<{ version: number | null }>(
    'select act_on_own_order($1, $2, $3, $4, $5::jsonb, $6, $7, $8) as version',
    [tenantId, id, version, act, JSON.stringify(values), ctx.user.userId, nextId(), ctx.now],
  );
  const changed = row?.version ?? null;
  return changed === null ? refuse(refusal) : { id, version: changed };
}
