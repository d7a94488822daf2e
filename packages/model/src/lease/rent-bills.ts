import { daysBetween, daysInMonth } from '../kit/days.ts';
import { rentLines, sumOfLines, type RentLine, type RentTerms } from './rent-lines.ts';

/** What is asked for at once: the lines of one, three, six or twelve calendar months. */
export interface DueBill {
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly dueDate: string;
  readonly days: number;
  readonly amount: string;
}

export interface BillTerms extends RentTerms {
  /** Calendar months per bill. */
  readonly payCycle: number;
  /** Day of the month, 1 to 28. */
  readonly payDay: number;
}

/** The bills of a contract: together they cover each of its days exactly once (I-9). */
export function billsOf(terms: BillTerms): DueBill[] {
  const lines = rentLines(terms);
  const bills: DueBill[] = [];
  for (let at = 0; at < lines.length; at += terms.payCycle) {
    const bill = billOf(lines.slice(at, at + terms.payCycle), terms.payDay);
    if (bill) bills.push(bill);
  }
  return bills;
}

/** The bills of a contract that have begun by the end of a month and stand nowhere yet. */
export function missingBills(terms: BillTerms, month: string, billedUntil: string | null): DueBill[] {
  const wanted = billsOf(terms).filter(({ periodStart }) => periodStart.slice(0, 7) <= month);
  return billedUntil === null ? wanted : wanted.filter(({ periodStart }) => periodStart > billedUntil);
}

export function billOf(lines: readonly RentLine[], payDay: number): DueBill | undefined {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last) return undefined;
  return {
    periodStart: first.periodStart,
    periodEnd: last.periodEnd,
    dueDate: dueDateOf(first.periodStart, payDay),
    days: daysBetween(first.periodStart, last.periodEnd) + 1,
    amount: sumOfLines(lines),
  };
}

/** The pay day of the first month, but not before the period begins. */
function dueDateOf(periodStart: string, payDay: number): string {
  const day = Math.min(payDay, daysInMonth(periodStart));
  const due = `${periodStart.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return due < periodStart ? periodStart : due;
}
