import {
  fenToYuan,
  isOnline,
  payOrderLifecycle,
  type EndpointInput,
  type EndpointOutput,
  type toPay as endpoint,
} from '@zhaocai/model';
import { minutesAfter, type Database } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import type { SecretBox } from '../../../platform/secrets/index.ts';
import { paramValue } from '../../tenancy/index.ts';
import { adapterOf, openChannel } from '../channel/open-channel.ts';
import { channelsOf } from '../channel/read-channels.ts';
import { actOnOwnOrder, findOwnOrder, type OwnOrderRow } from '../make/own-order.ts';

/** What paying works with beside its call: the connection of the buyer, whose channel it is, and what opens its secret. */
export interface PayDeps {
  readonly database: Database;
  readonly box: SecretBox;
}

type Input = EndpointInput<typeof endpoint>;

/** Begins to pay an order: the channel's page, or the account for a transfer, which gives more time. */
export async function beginToPay(
  deps: PayDeps,
  ctx: Ctx,
  { orderId, payType }: Input,
): Promise<EndpointOutput<typeof endpoint>> {
  const own = await findOwnOrder(ctx, orderId);
  demandPayable(own, ctx.now);
  const channel = (await channelsOf(ctx, own.tenantId)).find((one) => one.payType === payType);
  if (!channel) return refuse('order.noChannel');
  const expireTime = isOnline(payType) ? own.expireTime : await transferEnd(deps, ctx, own);
  const payUrl = isOnline(payType) ? await startOf(deps, own, payType) : null;
  const saved = await actOnOwnOrder(ctx, {
    own,
    act: 'begin',
    values: { pay_type: payType, expire_time: expireTime },
  });
  const { isSandbox, accountName, accountNo, bankName } = channel;
  return { ...saved, payType, payUrl, isSandbox, accountName, accountNo, bankName, expireTime };
}

/** Refuses what is not waiting to be paid, and what has waited too long, also before the clock has closed it. */
export function demandPayable({ orderStatus, expireTime, hasVoucher }: OwnOrderRow, now: string): void {
  if (!payOrderLifecycle.is(orderStatus, 'unpaid', 'paying')) refuse('order.badState');
  if (hasVoucher > 0) refuse('order.voucherWaits');
  if (expireTime !== null && now >= expireTime) refuse('order.expired');
}

async function startOf({ database, box }: PayDeps, own: OwnOrderRow, payType: number): Promise<string> {
  const { tenantId, orderNo, orderMoney, expireTime } = own;
  const channel = await openChannel(database.scoped(tenantId), { box, tenantId, payType });
  const order = { orderId: own.id, orderNo, orderMoney: fenToYuan(orderMoney), expireTime };
  const started = await adapterOf(payType)?.start(channel, order);
  return started?.payUrl ?? refuse('order.noChannel');
}

const minutesOfHour = 60;

/** A transfer takes longer than a payment at a channel; a fee that has no end gets none by it. */
async function transferEnd({ database }: PayDeps, { now }: Ctx, own: OwnOrderRow): Promise<string | null> {
  const { tenantId, expireTime } = own;
  if (expireTime === null) return null;
  const hours = await paramValue({ db: database.scoped(tenantId), tenantId, now }, 'order.transferHours');
  const end = minutesAfter(now, Number(hours) * minutesOfHour);
  return end > expireTime ? end : expireTime;
}
