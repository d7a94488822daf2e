import { isCharged, type deleteOrCancel, type EndpointInput, type Saved } from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { ledgerStream } from '../../ledger/index.ts';
import { actOnOwnOrder, findOwnOrder } from './own-order.ts';

const flags = { cancel: 1, remove: 2 } as const;

/** A supplier cancels what he has not paid, or removes what has ended unpaid from his list. */
export async function cancelOrRemove(
  ctx: Ctx,
  { orderId, flag }: EndpointInput<typeof deleteOrCancel>,
): Promise<Saved> {
  const own = await findOwnOrder(ctx, orderId);
  if (flag === flags.remove) return actOnOwnOrder(ctx, { own, act: 'remove', refusal: 'order.notRemovable' });
  if (flag !== flags.cancel) return refuse('order.flag');
  if (isCharged(own.orderType)) refuse('order.charged');
  // The money may be on its way: who has it says so first.
  if (own.hasVoucher > 0) refuse('order.voucherFirst');
  const saved = await actOnOwnOrder(ctx, { own, act: 'cancel', refusal: 'order.notCancellable' });
  const { tenantId, orderNo } = own;
  await recordEvidence(ctx, {
    tenantId,
    stream: ledgerStream,
    action: 'payOrder.cancel',
    subject: orderId,
    payload: { orderNo },
  });
  return saved;
}
