import { compareYuan } from '../kit/money.ts';
import { orderRefundCause, tradeState, type payVerdict } from './choices.ts';
import { payOrderLifecycle } from './order-lifecycle.ts';

/** What a channel tells, once its signature has been found right. */
export interface PayNoticeFacts {
  /** Of `tradeState`. */
  readonly tradeState: number;
  /** In yuan. */
  readonly money: string;
}

/** The order that it names; undefined where there is none. */
export interface NoticedOrder {
  readonly orderStatus: number;
  readonly orderMoney: string;
}

export type PayVerdictName = keyof typeof payVerdict.code;

/**
 * What a payment comes to that was not told before. The exact amount pays an order that waits for it; one that had ended
 * meanwhile is paid late. Everything else that has brought money in is for finance to handle: nothing is passed over, and
 * no order is paid twice.
 */
export function judgeNotice(notice: PayNoticeFacts, order: NoticedOrder | undefined): PayVerdictName {
  if (!tradeState.is(notice.tradeState, 'success')) return 'noted';
  if (!order) return 'unknownOrder';
  if (compareYuan(notice.money, order.orderMoney) !== 0) return 'wrongAmount';
  const { is } = payOrderLifecycle;
  if (is(order.orderStatus, 'unpaid', 'paying')) return 'paid';
  return is(order.orderStatus, 'cancelled', 'closed', 'removed') ? 'paidLate' : 'paidTwice';
}

/** Does the verdict pay the order? */
export function pays(verdict: PayVerdictName): verdict is 'paid' | 'paidLate' {
  return verdict === 'paid' || verdict === 'paidLate';
}

/** When an order was paid, and what of its sale there was then. */
export interface SaleFacts {
  /** As the channel says; wire instants. */
  readonly payTime: string;
  /** Until when the documents are sold; null where nothing ends, as of fees. */
  readonly saleEnd: string | null;
  /** The sale goes on: not suspended, not ended. */
  readonly isOnSale: boolean;
  /** Another order stands for the same thing. */
  readonly hasOther: boolean;
}

/**
 * Why money that came in should go back, if it should: documents are not sold after the end of their sale, and not twice.
 * What was paid in time counts as paid in time, however late the channel tells it.
 */
export function refundProposal(
  verdict: 'paid' | 'paidLate',
  { payTime, saleEnd, isOnSale, hasOther }: SaleFacts,
): (typeof orderRefundCause.code)[keyof typeof orderRefundCause.code] | null {
  if (saleEnd !== null && (payTime >= saleEnd || !isOnSale)) return orderRefundCause.code.saleOver;
  if (hasOther) return orderRefundCause.code.afterEnd;
  return verdict === 'paidLate' && saleEnd === null ? orderRefundCause.code.afterEnd : null;
}
