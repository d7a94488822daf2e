import { randomBytes } from 'node:crypto';
import {
  fenToYuan,
  payOrderLifecycle,
  sandboxNotices,
  type EndpointInput,
  type EndpointOutput,
  type Notice,
  type sandboxPay,
} from '@zhaocai/model';
import { formatInstant, nextId, parseInstant } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { adapterOf, openChannel } from '../channel/open-channel.ts';
import { signNotice } from '../channel/sandbox-adapter.ts';
import { findOwnOrder, type OwnOrderRow } from '../make/own-order.ts';
import type { PayDeps } from './to-pay.ts';

export const noticeTask = 'payNotice';
const msOfSecond = 1000;

/**
 * The payer pays at the sandbox's cashier. The sandbox then tells of it as a channel would: by messages that it signs and
 * sends later, which go the way of every channel's. A message is proof by its signature, so it is the job's whole payload.
 */
export async function payInSandbox(
  deps: PayDeps,
  ctx: Ctx,
  { orderId, way }: EndpointInput<typeof sandboxPay>,
): Promise<EndpointOutput<typeof sandboxPay>> {
  const own = await findOwnOrder(ctx, orderId);
  const { tenantId, payType } = own;
  if (payType === null || !adapterOf(payType)?.isSandbox) return refuse('order.notSandbox');
  // Whoever stands at a channel's cashier pays there, whatever became of the order meanwhile.
  if (!payOrderLifecycle.is(own.orderStatus, 'paying', 'cancelled', 'closed')) refuse('order.badState');
  const { secret } = await openChannel(deps.database.scoped(tenantId), { box: deps.box, tenantId, payType });
  const notices = sandboxNotices(way, fenToYuan(own.orderMoney));
  const tradeNos = { 1: `SB${nextId()}`, 2: `SB${nextId()}` };
  for (const { afterSeconds, payment, isForged, ...said } of notices) {
    const notice = noticeOf({ ...own, payType }, { ...said, tradeNo: tradeNos[payment], payTime: ctx.now });
    const signed = signNotice(isForged ? randomBytes(16).toString('hex') : secret, notice);
    const runAt = afterSeconds === 0 ? undefined : formatInstant(parseInstant(ctx.now) + afterSeconds * msOfSecond);
    await enqueue(ctx.db, { task: noticeTask, payload: signed, ...(runAt && { runAt }) });
  }
  return { notices: notices.length, lastInSeconds: Math.max(...notices.map(({ afterSeconds }) => afterSeconds)) };
}

interface Said {
  readonly tradeNo: string;
  readonly money: string;
  readonly tradeState: number;
  readonly payTime: string;
}

function noticeOf(
  { tenantId, payType, orderNo }: OwnOrderRow & { readonly payType: number },
  { tradeNo, money, tradeState, payTime }: Said,
): Notice {
  return {
    tenantId,
    payType: String(payType),
    orderNo,
    tradeNo,
    money,
    tradeState: String(tradeState),
    payTime,
    nonce: randomBytes(12).toString('hex'),
  };
}
