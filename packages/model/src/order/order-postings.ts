import { credit, debit, type EntryLine } from '../ledger/posting.ts';
import { feeAccountOf, isOnline } from './choices.ts';

/** The lines of the posting that a paid order makes: into the bank, or on its way at the channel. Its refund reverses it. */
export function orderLines(
  order: { readonly orderType: unknown; readonly payType: unknown },
  fen: bigint,
): EntryLine[] {
  return [debit(isOnline(order.payType) ? 'channel' : 'bank', fen), credit(feeAccountOf(order.orderType), fen)];
}
