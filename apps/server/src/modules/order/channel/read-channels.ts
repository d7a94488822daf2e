import { payType, type EndpointInput, type PayChannelAnswer, type payChannelList } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import { findOwnOrder } from '../make/own-order.ts';
import { adapterOf } from './open-channel.ts';

type Found = Omit<PayChannelAnswer, 'payTypeName' | 'isSandbox'>;

const columns = `pay_type as "payType", account_name as "accountName", account_no as "accountNo", bank_name as "bankName"`;

/** The ways of paying of an order's buyer, for its supplier; of the own unit for everybody else. */
export async function readChannels(
  ctx: Ctx,
  { orderId }: EndpointInput<typeof payChannelList>,
): Promise<PayChannelAnswer[]> {
  const isSupplier = ctx.user.tenantKind === 'supplier';
  const buyer = isSupplier && orderId ? (await findOwnOrder(ctx, orderId)).tenantId : ctx.tenantId;
  return isSupplier ? channelsOf(ctx, buyer) : ownChannels(ctx);
}

/** Of a buyer whom the caller owes, or owed, something. */
export async function channelsOf(ctx: Ctx, buyer: string): Promise<PayChannelAnswer[]> {
  const rows = await ctx.db.query<Found & Record<string, unknown>>(`select ${columns} from pay_channels_of($1)`, [
    buyer,
  ]);
  return rows.map((row) => told(ctx, row));
}

async function ownChannels(ctx: Ctx): Promise<PayChannelAnswer[]> {
  const rows = await ctx.db.query<Found & Record<string, unknown>>(
    `select ${columns} from pay_channel where tenant_id = $1 and is_on and is_deleted = 0 order by pay_type`,
    [ctx.tenantId],
  );
  return rows.map((row) => told(ctx, row));
}

function told({ language }: Ctx, row: Found): PayChannelAnswer {
  return {
    ...row,
    payTypeName: payType.named(row.payType)?.label[language] ?? '',
    isSandbox: adapterOf(row.payType)?.isSandbox ?? false,
  };
}
