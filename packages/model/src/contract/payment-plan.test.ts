import { describe, expect, test } from 'vitest';
import { compareYuan, fenToYuan } from '../kit/money.ts';
import { lateInterest, leftOf, payDay, prepayment, shareOfPrice, termsDifference } from './payment-plan.ts';

const terms = (...amounts: string[]) => amounts.map((planMoney) => ({ planMoney }));

describe('a plan of payments', () => {
  test.each([
    [['30', '60', '10'], '100', '0.00'],
    [['30.00', '60.01', '9.98'], '100', '-0.01'],
    [['0.1', '0.2'], '0.3', '0.00'],
    [['100.01'], '100', '0.01'],
  ])('of %j differs from a price of %s by %s', (amounts, price, difference) => {
    expect(termsDifference(terms(...amounts), price)).toBe(difference);
  });

  test('comes to its price exactly where its parts do, in 10,000 plans of any parts', () => {
    let seed = 7;
    const below = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
    for (let run = 0; run < 10_000; run += 1) {
      const parts = Array.from({ length: 1 + below(6) }, () => BigInt(1 + below(90_000_000)));
      const price = parts.reduce((sum, fen) => sum + fen, 0n);
      const off = BigInt(below(3) - 1);
      const planned = terms(...parts.map((fen) => fenToYuan(String(fen))));
      const difference = termsDifference(planned, fenToYuan(String(price - off)));
      expect(compareYuan(difference, fenToYuan(String(off)))).toBe(0);
    }
  });

  test('says how much of the price each is, and what may be paid ahead', () => {
    expect(shareOfPrice('157500', '525000')).toBe('30.0000');
    expect(shareOfPrice('1', '3')).toBe('33.3333');
    const planned = [
      { planMoney: '10', payCondition: 1 },
      { planMoney: '20', payCondition: 3 },
      { planMoney: '0.5', payCondition: 1 },
    ];
    expect(prepayment(planned)).toBe('10.50');
    expect(leftOf('10', '4.01')).toBe('5.99');
    expect(leftOf('10', '10.00')).toBe('0.00');
  });
});

describe('R60 the last day of a payment', () => {
  const law = { usual: '2026-12-01', longest: '2027-01-04', longestAtLeast: '2026-12-31' };
  const on = (planDate: string) => payDay({ conditionDay: '2026-11-01', planDate }, law);

  test.each([
    ['2026-10-31', '2026-12-01'],
    ['2026-11-01', '2026-12-01'],
    ['2026-11-02', '2026-11-02'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-03', '2027-01-03'],
    ['2027-01-04', '2027-01-04'],
    ['2027-01-05', '2027-01-04'],
  ])('agreed for %s is %s', (planDate, day) => {
    expect(on(planDate)).toBe(day);
  });

  test('of another enterprise is the agreed day, or that of the condition where it came later', () => {
    expect(payDay({ conditionDay: '2026-11-01', planDate: '2026-10-01' }, undefined)).toBe('2026-11-01');
    expect(payDay({ conditionDay: '2026-11-01', planDate: '2027-10-01' }, undefined)).toBe('2027-10-01');
  });

  test('without a calendar is not guessed where it matters', () => {
    const unknown = { ...law, usual: null, longest: null };
    expect(payDay({ conditionDay: '2026-11-01', planDate: '2026-10-01' }, unknown)).toBeNull();
    expect(payDay({ conditionDay: '2026-11-01', planDate: '2027-01-02' }, unknown)).toBeNull();
    expect(payDay({ conditionDay: '2026-11-01', planDate: '2026-12-30' }, unknown)).toBe('2026-12-30');
  });
});

describe('R60 interest of a late payment', () => {
  const late = (on: string, lateRate: string | null = '0.05') =>
    lateInterest({ money: '157500', dueTime: '2026-12-10 23:59:59', on, lateRate });

  test.each([
    ['2026-12-10 23:59:59', 0, '0.00'],
    ['2026-12-11 00:00:00', 1, '78.75'],
    ['2026-12-17', 7, '551.25'],
  ])('on %s is of %i days: %s', (on, lateDays, interest) => {
    expect(late(on)).toEqual({ lateDays, lateInterest: interest });
  });

  test('is rounded half up to the fen, and nothing where no rule speaks of it', () => {
    const of = (money: string) => lateInterest({ money, dueTime: '2026-12-10', on: '2026-12-11', lateRate: '0.05' });
    expect(of('10').lateInterest).toBe('0.01');
    expect(of('9.99').lateInterest).toBe('0.00');
    expect(late('2026-12-11', null)).toEqual({ lateDays: 1, lateInterest: '0.00' });
    expect(lateInterest({ money: '1', dueTime: null, on: '2030-01-01', lateRate: '0.05' }).lateDays).toBe(0);
  });
});
