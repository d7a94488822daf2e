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
  /** Fees beside the rent, without late fees. */
  readonly fees: string;
  readonly lateFee: string;
  readonly paid: string;
  /** Nobody asks for it any more. */
  readonly isWaived: boolean;
}

export interface SettlementInput {
  readonly terms: BillTerms;
  readonly bills: readonly OpenBill[];
  readonly surrenderDate: string;
  /** Of the rent, for days after the end. */
  readonly holdoverMultiple: string;
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

/**
 * What becomes of a bill: reversed where it lies after the surrender; reversed and asked for anew until the surrender
 * where it reaches beyond it, for what was asked for stays as it was (SM9).
 */
export interface SettledBill {
  readonly id: string;
  readonly isReversed: boolean;
  readonly isCut: boolean;
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
 * (I-9); what was paid too much counts for the tenant. Total = rent + utilities + late fees + damage − deposit; what was
 * paid is rent first.
 */
export function settlementOf(input: SettlementInput): SettlementPlan {
  const changed = input.bills.map((bill) => settledBill(bill, input));
  const added = addedBills(input);
  const dues = input.bills.map((bill, index) => dueOf(bill, changed[index]));
  const lateDue = dues.reduce((sum, { late }) => sum.plus(late), new Big(0));
  const rentDue = sumOfLines([...dues.map(({ rent }) => ({ amount: rent.toFixed(2) })), ...added]);
  return { settle: totalOf(input, rentDue, lateDue), changed, added };
}

function totalOf({ utility, damage, deposit }: SettlementInput, rentDue: string, lateDue: Big): Settlement {
  const total = new Big(rentDue).plus(utility).plus(lateDue).plus(damage).minus(deposit);
  return {
    rentDue,
    utilityDue: new Big(utility).toFixed(2),
    lateFee: lateDue.toFixed(2),
    damage: new Big(damage).toFixed(2),
    deposit: new Big(deposit).toFixed(2),
    total: total.toFixed(2),
    direction: total.eq(0) ? 'NONE' : total.lt(0) ? 'REFUND' : 'COLLECT',
  };
}

function settledBill(bill: OpenBill, { terms, surrenderDate }: SettlementInput): SettledBill {
  const { id, periodStart, periodEnd, amount } = bill;
  const isAfter = periodStart > surrenderDate;
  const isCut = !isAfter && periodEnd > surrenderDate;
  const end = isCut ? surrenderDate : periodEnd;
  return {
    id,
    isReversed: isAfter || isCut,
    isCut,
    periodEnd: end,
    days: daysBetween(periodStart, end) + 1,
    amount: isCut ? rentOf(terms, periodStart, end) : amount,
  };
}

/** What a bill still asks for, and how much of that is its late fee. */
function dueOf(
  { fees, lateFee, paid, isWaived }: OpenBill,
  settled: SettledBill | undefined,
): { rent: Big; late: Big } {
  const isDropped = settled !== undefined && settled.isReversed && !settled.isCut;
  const none = new Big(0);
  if (isDropped) return { rent: none.minus(paid), late: none };
  if (isWaived || !settled) return { rent: none, late: none };
  const due = new Big(settled.amount).plus(fees).plus(lateFee).minus(paid);
  const late = due.lt(0) ? none : due.gt(lateFee) ? new Big(lateFee) : due;
  return { rent: due.minus(late), late };
}

function addedBills({ terms, bills, surrenderDate, holdoverMultiple }: SettlementInput): AddedBill[] {
  const billedUntil = bills.reduce((latest, { periodEnd }) => (periodEnd > latest ? periodEnd : latest), '');
  const from = billedUntil === '' ? terms.start : addDays(billedUntil, 1);
  const until = surrenderDate < terms.end ? surrenderDate : terms.end;
  const added: AddedBill[] = [];
  if (from <= until) added.push(addedBill(from, until, rentOf(terms, from, until)));
  if (surrenderDate > terms.end) {
    const start = addDays(terms.end, 1);
    added.push(addedBill(start, surrenderDate, holdoverRent(terms, surrenderDate, holdoverMultiple)));
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
