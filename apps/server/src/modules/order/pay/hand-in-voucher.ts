import {
  isTime,
  payOrder,
  payType,
  type EndpointInput,
  type handInVoucher as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { channelsOf } from '../channel/read-channels.ts';
import { actOnOwnOrder, findOwnOrder } from '../make/own-order.ts';
import { orderBusiness } from '../order-files.ts';
import { demandPayable } from './to-pay.ts';

/** The supplier has transferred the money: finance confirms it next, and the time of the order does not run meanwhile. */
export async function handIn(
  files: Files,
  ctx: Ctx,
  { orderId, version, payerName, payTime, voucher }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const own = await findOwnOrder(ctx, orderId);
  if (own.version !== version) refuse('platform.stale');
  demandPayable(own, ctx.now);
  const { offline } = payType.code;
  if (!(await channelsOf(ctx, own.tenantId)).some((one) => one.payType === offline)) refuse('order.noChannel');
  demandComplete(ctx, { payerName, payTime });
  if (voucher.length === 0) refuse('order.voucherMissing');
  const saved = await actOnOwnOrder(ctx, {
    own,
    act: 'handIn',
    values: { payer_name: payerName, pay_time: payTime, voucher },
  });
  const fileIds = voucher.map(({ fileId }) => fileId);
  await files.bind(ctx, fileIds, { businessType: orderBusiness, businessId: orderId, partyTenantId: own.tenantId });
  await recordEvidence(ctx, {
    tenantId: own.tenantId,
    stream: ledgerStream,
    action: 'payOrder.handIn',
    subject: orderId,
    payload: { orderNo: own.orderNo, payerName, payTime, fileIds },
  });
  return saved;
}

interface Paid {
  readonly payerName: string;
  readonly payTime: string;
}

function demandComplete(ctx: Ctx, { payerName, payTime }: Paid): void {
  const labelOf = (name: keyof Paid) => payOrder.fields[name].label[ctx.language];
  if (payerName === '') refuse('order.missing', { field: labelOf('payerName') });
  if (!isTime('instant', payTime)) refuse('order.missing', { field: labelOf('payTime') });
  if (payTime > ctx.now) refuse('order.payTimeAhead');
}
