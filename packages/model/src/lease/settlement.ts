import Big from 'big.js';
import { addDays, daysBetween } from '../kit/days.ts';
import type { BillTerms } from './rent-bills.ts';
import { holdoverRent, rentLines, sumOfLines } from './rent-lines.ts';

/** A bill as far as a settlement looks at it. */
export interface OpenBill {
  readonly id: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly amount: string;
  /** Other fees and late fees. */
  readonly fees: string;
  readonly paid: string;
  /** Nobody asks for it any more. */
  readonly isWaived: boolean;
}

export interface SettlementInput {
  readonly terms: BillTerms;
  readonly bills: readonly OpenBill[];
  readonly surrenderDate: string;
  readonly deposit: string;
  /** Water, electricity and gas, as read and calculated by the desk. */
  readonly utility: string;
  readonly damage: string;
}

/** What is owed in the end; a negative total is handed back (docs/estate.md B.15). */
export interface Settlement {
  readonly rentDue: string;
  readonly utilityDue: string;
  readonly lateFee: string;
  readonly damage: string;
  readonly deposit: string;
  readonly total: string;
  readonly direction: 'REFUND' | 'COLLECT' | 'NONE';
}

/** What becomes of a bill: reversed where it lies after the surrender, cut where it reaches beyond it. */
export interface SettledBill {
  readonly id: string;
  readonly isReversed: boolean;
  readonly periodEnd: string;
  readonly days: number;
  readonly amount: string;
}

/** Days that no bill covered yet, and those after the end of the contract. */
export interface AddedBill {
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly days: number;
  readonly amount: string;
}

export interface SettlementPlan {
  readonly settle: Settlement;
  readonly changed: readonly SettledBill[];
  readonly added: readonly AddedBill[];
}

/**
 * Settles a contract on the day of the surrender: each day until then is asked for exactly once and none beyond it
 * (I-9); what was paid too much counts for the tenant. Total = rent + utilities + damage − deposit.
 */
export function settlementOf(input: SettlementInput): SettlementPlan {
  const changed = input.bills.map((bill) => settledBill(bill, input));
  const added = addedBills(input);
  const dues = input.bills.map((bill, index) => dueOf(bill, changed[index]));
  const rentDue = sumOfLines([...dues.map((amount) => ({ amount })), ...added]);
  return { settle: totalOf(input, rentDue), changed, added };
}

function totalOf({ utility, damage, deposit }: SettlementInput, rentDue: string): Settlement {
  const total = new Big(rentDue).plus(utility).plus(damage).minus(deposit);
  return {
    rentDue,
    utilityDue: new Big(utility).toFixed(2),
    lateFee: '0.00',
    damage: new Big(damage).toFixed(2),
    deposit: new Big(deposit).toFixed(2),
    total: total.toFixed(2),
    direction: total.eq(0) ? 'NONE' : total.lt(0) ? 'REFUND' : 'COLLECT',
  };
}

function settledBill(bill: OpenBill, { terms, surrenderDate }: SettlementInput): SettledBill {
  const { id, periodStart, periodEnd, amount } = bill;
  const isReversed = periodStart > surrenderDate;
  const end = periodEnd > surrenderDate ? surrenderDate : periodEnd;
  if (isReversed || end === periodEnd)
    return { id, isReversed, periodEnd, days: daysBetween(periodStart, periodEnd) + 1, amount };
  return {
    id,
    isReversed,
    periodEnd: end,
    days: daysBetween(periodStart, end) + 1,
    amount: rentOf(terms, periodStart, end),
  };
}

function dueOf({ fees, paid, isWaived }: OpenBill, settled: SettledBill | undefined): string {
  const asked = !settled || settled.isReversed || isWaived ? new Big(0) : new Big(settled.amount).plus(fees);
  return asked.minus(isWaived && !settled?.isReversed ? 0 : paid).toFixed(2);
}

function addedBills({ terms, bills, surrenderDate }: SettlementInput): AddedBill[] {
  const billedUntil = bills.reduce((latest, { periodEnd }) => (periodEnd > latest ? periodEnd : latest), '');
  const from = billedUntil === '' ? terms.start : addDays(billedUntil, 1);
  const until = surrenderDate < terms.end ? surrenderDate : terms.end;
  const added: AddedBill[] = [];
  if (from <= until) added.push(addedBill(from, until, rentOf(terms, from, until)));
  if (surrenderDate > terms.end) {
    const start = addDays(terms.end, 1);
    added.push(addedBill(start, surrenderDate, holdoverRent(terms, surrenderDate)));
  }
  return added;
}

function addedBill(periodStart: string, periodEnd: string, amount: string): AddedBill {
  return { periodStart, periodEnd, days: daysBetween(periodStart, periodEnd) + 1, amount };
}

/** The rent of some days of the term, line by line as the bills have it. */
function rentOf(terms: BillTerms, from: string, to: string): string {
  return sumOfLines(rentLines({ ...terms, end: to }).filter(({ periodStart }) => periodStart >= from));
}
