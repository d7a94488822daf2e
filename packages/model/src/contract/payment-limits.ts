import Big from 'big.js';
import { compareYuan } from '../kit/money.ts';
import { paymentState } from './performing-choices.ts';

/** How far a contract is, in yuan. */
export interface ContractSums {
  readonly contractMoney: string;
  /** What its valid invoices come to. */
  readonly invoiceMoney: string;
  /** The value of what passed an acceptance. */
  readonly acceptedMoney: string;
  /** What the plan lets be paid before anything was accepted. */
  readonly prepayMoney: string;
  /** What applications ask for that are neither paid nor turned down. */
  readonly inFlowMoney: string;
  readonly paidMoney: string;
}

/** Of the term that is applied for. */
export interface TermSums {
  readonly planMoney: string;
  readonly paidMoney: string;
}

export type PaymentFault = 'overTerm' | 'overAccepted' | 'overInvoiced';

const least = (one: Big, other: Big) => (one.lt(other) ? one : other);
const plain = (sum: Big) => (sum.lt(0) ? '0.00' : sum.toFixed(2));

/** What may still be paid under each limit; the smallest of them is what an application may ask for. */
export function paymentLimits(sums: ContractSums, term: TermSums): Readonly<Record<PaymentFault, string>> {
  const asked = new Big(sums.paidMoney).plus(sums.inFlowMoney);
  // Ahead and accepted together are never more than the price.
  const payable = least(new Big(sums.acceptedMoney).plus(sums.prepayMoney), new Big(sums.contractMoney));
  return {
    overTerm: plain(new Big(term.planMoney).minus(term.paidMoney)),
    overAccepted: plain(payable.minus(asked)),
    overInvoiced: plain(new Big(sums.invoiceMoney).minus(asked)),
  };
}

/** The first limit that so much goes beyond; undefined: it may be paid. `sums` do not count it yet. */
export function paymentFault(money: string, sums: ContractSums, term: TermSums): PaymentFault | undefined {
  const limits = paymentLimits(sums, term);
  const order: readonly PaymentFault[] = ['overTerm', 'overAccepted', 'overInvoiced'];
  return order.find((fault) => compareYuan(money, limits[fault]) > 0);
}

/** How a contract stands with its payments. */
export function paymentStateOf(sums: Pick<ContractSums, 'contractMoney' | 'paidMoney'>, isOverdue: boolean): number {
  const { none, part, paid, overdue } = paymentState.code;
  if (compareYuan(sums.paidMoney, sums.contractMoney) >= 0) return paid;
  if (isOverdue) return overdue;
  return compareYuan(sums.paidMoney, '0') > 0 ? part : none;
}
