import { expect, test } from 'vitest';
import { addMonths, monthsOf } from '../kit/days.ts';
import { billsOf, missingBills } from './rent-bills.ts';
import { ladderOf } from './lease-policy.ts';
import { flatRate, holdoverRent, lateFee, monthRent, rentLines, sumOfLines } from './rent-lines.ts';
import { settlementOf, type OpenBill } from './settlement.ts';

const ladder = ladderOf({ firstYearRate: '60', secondYearRate: '70', thirdYearRate: '80', laterRate: '100' });
const first = { start: '2026-09-10', end: '2027-09-09', area: '58.50', unitPrice: '25', steps: flatRate('60') };
const laddered = { start: '2025-03-16', end: '2028-03-31', area: '60', unitPrice: '20', steps: ladder };
const amountIn = (lines: ReturnType<typeof rentLines>, month: string) =>
  lines.find(({ periodStart }) => periodStart.startsWith(month))?.amount;

test('58.50 m² at 25 yuan and 60 % are 877.50 a month, and a year of it is 10,530.00', () => {
  const lines = rentLines(first);
  expect(monthRent(first, '60')).toBe('877.50');
  expect([amountIn(lines, '2026-09'), amountIn(lines, '2026-10'), amountIn(lines, '2027-09')]).toEqual([
    '614.25',
    '877.50',
    '263.25',
  ]);
  expect(sumOfLines(lines)).toBe('10530.00');
});

test('the ladder 60, 70, 80, 100 changes within a month and is rounded once', () => {
  const lines = rentLines(laddered);
  expect(lines).toHaveLength(37);
  expect(['2025-03', '2025-04', '2026-03', '2027-03', '2028-03'].map((month) => amountIn(lines, month))).toEqual([
    '371.61',
    '720.00',
    '781.94',
    '901.94',
    '1083.87',
  ]);
  expect(sumOfLines(lines)).toBe('30859.36');
});

test('who has rented for 14 months before begins on the second step', () => {
  const lines = rentLines({ ...laddered, start: '2026-01-01', end: '2026-12-31', priorMonths: 14 });
  expect(amountIn(lines, '2026-01')).toBe('840.00');
  expect(amountIn(lines, '2026-11')).toBe('960.00');
});

test('a month that is too short has its last day in the place of the day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsOf('2026-09-10', '2027-09-09')).toBe(12);
  expect(monthsOf('2026-09-10', '2027-09-10')).toBe(13);
});

test('[I-9] the bills of a quarter’s cycle cover each day once, due on the pay day or the first day', () => {
  const bills = billsOf({ ...first, payCycle: 3, payDay: 5 });
  expect(bills.map(({ periodStart, periodEnd, dueDate }) => [periodStart, periodEnd, dueDate])).toEqual([
    ['2026-09-10', '2026-11-30', '2026-09-10'],
    ['2026-12-01', '2027-02-28', '2026-12-05'],
    ['2027-03-01', '2027-05-31', '2027-03-05'],
    ['2027-06-01', '2027-08-31', '2027-06-05'],
    ['2027-09-01', '2027-09-09', '2027-09-05'],
  ]);
  expect(sumOfLines(bills)).toBe('10530.00');
});

test('a run for November asks for what began by then and was not asked for yet', () => {
  const monthly = { ...first, payCycle: 1, payDay: 5 };
  expect(missingBills(monthly, '2026-11', null)).toHaveLength(3);
  expect(missingBills(monthly, '2026-11', '2026-10-31').map(({ amount }) => amount)).toEqual(['877.50']);
  expect(missingBills(monthly, '2026-11', '2026-11-30')).toEqual([]);
});

const calendarYear = {
  start: '2026-01-01',
  end: '2026-12-31',
  area: '45',
  unitPrice: '30',
  steps: flatRate('100'),
  payCycle: 1,
  payDay: 5,
};
const billed = (months: number, paidMonths: number): OpenBill[] =>
  billsOf(calendarYear)
    .slice(0, months)
    .map((bill, index) => ({
      ...bill,
      id: String(index),
      fees: '0.00',
      lateFee: '0.00',
      paid: index < paidMonths ? bill.amount : '0.00',
      isWaived: false,
    }));

test('45 m² at 30 yuan surrendered on 18 October cost 783.87 in October and 12,933.87 in all', () => {
  const lines = rentLines({ ...calendarYear, end: '2026-10-18' });
  expect(lines.at(-1)?.amount).toBe('783.87');
  expect(sumOfLines(lines)).toBe('12933.87');
});

test('twelve days beyond the end cost half as much again: 810.00', () => {
  expect(holdoverRent({ ...calendarYear, end: '2026-10-31' }, '2026-11-12', '1.5')).toBe('810.00');
  expect(holdoverRent(calendarYear, '2026-12-31', '1.5')).toBe('0.00');
});

test('a late fee of 0.05 % a day on 877.50 over 20 days is 8.78', () => {
  expect(lateFee('877.50', 20, '0.05')).toBe('8.78');
});

test('a settlement takes the deposit off what is owed and hands the rest back', () => {
  const { settle, changed, added } = settlementOf({
    terms: calendarYear,
    bills: billed(10, 9),
    surrenderDate: '2026-10-18',
    holdoverMultiple: '1.5',
    deposit: '1350',
    utility: '80',
    damage: '200',
  });
  expect(settle).toEqual({
    rentDue: '783.87',
    utilityDue: '80.00',
    lateFee: '0.00',
    damage: '200.00',
    deposit: '1350.00',
    total: '-286.13',
    direction: 'REFUND',
  });
  expect(changed.at(-1)).toMatchObject({
    periodEnd: '2026-10-18',
    days: 18,
    amount: '783.87',
    isReversed: true,
    isCut: true,
  });
  expect(added).toEqual([]);
});

test('[I-9] rent paid beyond the surrender counts for the tenant, and the bill is reversed', () => {
  const { settle, changed } = settlementOf({
    terms: calendarYear,
    bills: billed(11, 11),
    surrenderDate: '2026-10-31',
    holdoverMultiple: '1.5',
    deposit: '0',
    utility: '0',
    damage: '0',
  });
  expect(settle).toMatchObject({ rentDue: '-1350.00', total: '-1350.00', direction: 'REFUND' });
  expect(changed.filter(({ isReversed }) => isReversed)).toHaveLength(1);
});

test('days that no bill covered, and those after the end, are added', () => {
  const ended = { ...calendarYear, end: '2026-10-31' };
  const { settle, added } = settlementOf({
    terms: ended,
    bills: billed(9, 9),
    surrenderDate: '2026-11-12',
    holdoverMultiple: '1.5',
    deposit: '0',
    utility: '0',
    damage: '0',
  });
  expect(added.map(({ periodStart, periodEnd, amount }) => [periodStart, periodEnd, amount])).toEqual([
    ['2026-10-01', '2026-10-31', '1350.00'],
    ['2026-11-01', '2026-11-12', '810.00'],
  ]);
  expect(settle.total).toBe('2160.00');
});

test('rates that are no whole numbers are multiplied without a rest', () => {
  const terms = { ...calendarYear, end: '2026-10-31', unitPrice: '100', area: '10000', steps: flatRate('0.1') };
  expect(holdoverRent(terms, '2026-11-30', '3')).toBe('3000.00');
});

test('a late fee is asked for beside the rent, and what was paid is rent first', () => {
  const overdue = billed(1, 0).map((bill) => ({ ...bill, lateFee: '8.78', paid: '1345.00' }));
  const input = { terms: { ...calendarYear, end: '2026-01-31' }, surrenderDate: '2026-01-31', holdoverMultiple: '1.5' };
  const { settle } = settlementOf({ ...input, bills: overdue, deposit: '0', utility: '0', damage: '0' });
  expect(settle).toMatchObject({ rentDue: '5.00', lateFee: '8.78', total: '13.78', direction: 'COLLECT' });
  const paid = overdue.map((bill) => ({ ...bill, paid: '1352.00' }));
  expect(settlementOf({ ...input, bills: paid, deposit: '0', utility: '0', damage: '0' }).settle).toMatchObject({
    rentDue: '0.00',
    lateFee: '6.78',
  });
});
