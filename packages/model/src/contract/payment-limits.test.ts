import { describe, expect, test } from 'vitest';
import { fenToYuan, sumYuan, yuanToFen } from '../kit/money.ts';
import {
  acceptedValue,
  countedOf,
  isWhole,
  leftToCount,
  overReceived,
  countings,
  countedValue,
  valueOf,
  type CountedLine,
  type Found,
} from './accepted-value.ts';
import { acceptType, payCondition } from './performing-choices.ts';
import { prepayment } from './payment-plan.ts';
import { paymentFault, paymentLimits, paymentStateOf, type ContractSums } from './payment-limits.ts';

const { arrival, preliminary, final, staged } = acceptType.code;
const beds: CountedLine = {
  id: '1',
  name: '单人床',
  quantity: '600.0000',
  perMoney: '875.00',
  totalMoney: '525000.00',
};
const thirds: CountedLine = { id: '2', name: '线缆', quantity: '3.0000', perMoney: '33.33', totalMoney: '100.00' };
const of = (kind: number, realQuantity: string, contractLineId = '1'): Found => ({
  contractLineId,
  acceptType: kind,
  realQuantity,
});

describe('what was accepted', () => {
  test('is worth its share of the line, and all of it the whole to the fen', () => {
    expect(valueOf(beds, '388')).toBe('339500.00');
    expect([valueOf(thirds, '1'), valueOf(thirds, '2'), valueOf(thirds, '3.0000')]).toEqual([
      '33.33',
      '66.66',
      '100.00',
    ]);
  });

  test('is counted by what was looked at: arrival, first look, stages and end; the greatest of them may be paid', () => {
    const found = [of(arrival, '600'), of(preliminary, '400'), of(staged, '100'), of(final, '200')];
    expect(countedValue([beds], found, 'acceptance')).toBe('262500.00');
    expect(acceptedValue([beds], found)).toBe('525000.00');
    expect(leftToCount(found, beds, 'acceptance')).toBe('300.0000');
    expect([isWhole([beds], found, 'arrival'), isWhole([beds], found, 'acceptance')]).toEqual([true, false]);
    expect(isWhole([], found, 'arrival')).toBe(false);
  });

  test('beyond what was ordered of one line is found, however much of the others is missing', () => {
    expect(overReceived([beds, thirds], [of(final, '599')], [of(final, '1'), of(final, '3', '2')])).toBeUndefined();
    expect(overReceived([beds, thirds], [of(final, '599')], [of(final, '1.0001')])).toBe(beds);
    expect(overReceived([beds, thirds], [], [of(staged, '3.0001', '2')])).toBe(thirds);
    expect(overReceived([beds, thirds], [of(arrival, '600')], [of(final, '600')])).toBeUndefined();
  });
});

describe('what may be paid', () => {
  const sums: ContractSums = {
    contractMoney: '100.00',
    invoiceMoney: '60.00',
    acceptedMoney: '50.00',
    prepayMoney: '30.00',
    inFlowMoney: '10.00',
    paidMoney: '20.00',
  };

  test.each([
    ['30', undefined],
    ['30.01', 'overInvoiced'],
    ['40', 'overTerm'],
  ])('%s of a term of which 35 are left: %s', (money, fault) => {
    expect(paymentFault(money, sums, { planMoney: '40.00', paidMoney: '5.00' })).toBe(fault);
  });

  test('is no more than was accepted and agreed ahead, and no more than the price', () => {
    const invoiced = { ...sums, invoiceMoney: '100.00' };
    const term = { planMoney: '90.00', paidMoney: '0.00' };
    expect(paymentLimits(invoiced, term)).toEqual({ overTerm: '90.00', overAccepted: '50.00', overInvoiced: '70.00' });
    expect(paymentFault('50.01', invoiced, term)).toBe('overAccepted');
    expect(paymentLimits({ ...invoiced, acceptedMoney: '100.00' }, term).overAccepted).toBe('70.00');
    expect(paymentLimits({ ...invoiced, acceptedMoney: '0.00', prepayMoney: '0.00' }, term).overAccepted).toBe('0.00');
  });

  test('says how a contract stands', () => {
    const state = (paidMoney: string, isOverdue = false) =>
      paymentStateOf({ contractMoney: '100.00', paidMoney }, isOverdue);
    expect([state('0.00'), state('0.01'), state('99.99', true), state('100.00', true)]).toEqual([0, 1, 3, 2]);
  });
});

/** Numbers that are the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A contract as the test thinks of it, told apart from the rules: what was found, invoiced, asked for and paid. */
interface Told {
  readonly lines: readonly CountedLine[];
  readonly terms: readonly { readonly planMoney: string; readonly payCondition: number }[];
  found: Found[];
  invoiced: bigint;
  /** By the number of the term, in fen. */
  readonly asked: { readonly term: number; readonly fen: bigint; isPaid: boolean }[];
}

function contractOf(below: (most: number) => number): Told {
  const lines = Array.from({ length: 1 + below(3) }, (_, index): CountedLine => {
    const [quantity, fen] = [1 + below(20), 1 + below(50_000)];
    const total = fenToYuan(String(quantity * fen));
    return {
      id: String(index),
      name: `L${index}`,
      quantity: `${quantity}.0000`,
      perMoney: fenToYuan(String(fen)),
      totalMoney: total,
    };
  });
  const price = BigInt(yuanToFen(sumYuan(lines.map(({ totalMoney }) => totalMoney))));
  const ahead = (price * BigInt(below(40))) / 100n;
  const terms = [
    { planMoney: fenToYuan(String(ahead)), payCondition: payCondition.code.signing },
    { planMoney: fenToYuan(String(price - ahead)), payCondition: payCondition.code.acceptance },
  ];
  return { lines, terms, found: [], invoiced: 0n, asked: [] };
}

const fenOf = (yuan: string) => BigInt(yuanToFen(yuan));
const total = (asked: Told['asked'], wanted: (one: Told['asked'][number]) => boolean) =>
  asked.reduce((sum, one) => (wanted(one) ? sum + one.fen : sum), 0n);

function sumsOf({ lines, terms, found, invoiced, asked }: Told): ContractSums {
  const yuan = (fen: bigint) => fenToYuan(String(fen));
  return {
    contractMoney: sumYuan(lines.map(({ totalMoney }) => totalMoney)),
    invoiceMoney: yuan(invoiced),
    acceptedMoney: acceptedValue(lines, found),
    prepayMoney: prepayment(terms),
    inFlowMoney: yuan(total(asked, ({ isPaid }) => !isPaid)),
    paidMoney: yuan(total(asked, ({ isPaid }) => isPaid)),
  };
}

/** One act of somebody, refused by the rules or done. */
function act(told: Told, below: (most: number) => number): void {
  const deed = below(6);
  if (deed === 0) told.invoiced += BigInt(1 + below(200_000));
  if (deed === 1) accept(told, below);
  if (deed === 2 || deed === 3) ask(told, below);
  const open = told.asked.filter(({ isPaid }) => !isPaid);
  const one = open[below(Math.max(1, open.length))];
  if (deed === 4 && one) one.isPaid = true;
  // Taken back, rejected, or reversed: it counts no more.
  if (deed === 5 && told.asked.length > 0) told.asked.splice(below(told.asked.length), 1);
}

function accept(told: Told, below: (most: number) => number): void {
  const line = told.lines[below(told.lines.length)];
  if (!line) return;
  const now = [of(1 + below(4), String(below(12)), line.id)];
  if (!overReceived(told.lines, told.found, now)) told.found = [...told.found, ...now];
}

function ask(told: Told, below: (most: number) => number): void {
  const term = below(2);
  const fen = BigInt(1 + below(300_000));
  const paid = total(told.asked, (one) => one.term === term);
  const own = { planMoney: told.terms[term]?.planMoney ?? '0', paidMoney: fenToYuan(String(paid)) };
  if (!paymentFault(fenToYuan(String(fen)), sumsOf(told), own)) told.asked.push({ term, fen, isPaid: false });
}

/** Which limits a contract has gone beyond. */
function broken(told: Told): string[] {
  const sums = sumsOf(told);
  const asked = total(told.asked, () => true);
  const faults = [
    ...(asked > fenOf(sums.contractMoney) ? ['more than the price'] : []),
    ...(asked > fenOf(sums.acceptedMoney) + fenOf(sums.prepayMoney) ? ['more than accepted and ahead'] : []),
    ...(asked > told.invoiced ? ['more than invoiced'] : []),
  ];
  told.terms.forEach(({ planMoney }, term) => {
    if (total(told.asked, (one) => one.term === term) > fenOf(planMoney)) faults.push(`more than term ${term}`);
  });
  const over = told.lines.filter((line) =>
    countings.some((counting) => Number(countedOf(told.found, line, counting)) > Number(line.quantity)),
  );
  return [...faults, ...over.map(({ name }) => `${name} over-received`)];
}

// Ten times a thousand contracts: each run of a size that no busy machine ends.
test.each(Array.from({ length: 10 }, (_, index) => 20_261_129 + index))(
  'whatever is accepted, invoiced, asked, paid and taken back, nothing goes beyond its limit (seed %i)',
  (seed) => {
    const below = randomFrom(seed);
    const faults: string[] = [];
    let paidRuns = 0;
    for (let run = 0; run < 1_000; run += 1) {
      const told = contractOf(below);
      for (let step = 0; step < 12; step += 1) act(told, below);
      faults.push(...broken(told));
      if (told.asked.some(({ isPaid }) => isPaid)) paidRuns += 1;
    }
    expect(faults).toEqual([]);
    // The runs get somewhere: where nothing is ever paid they would prove nothing.
    expect(paidRuns).toBeGreaterThan(50);
  },
);
