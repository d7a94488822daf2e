import { describe, expect, test } from 'vitest';
import { matchReceipts, type AwaitedMoney, type StatementReceipt } from './match-receipts.ts';
import { refundInterest } from './refund-interest.ts';
import { refundStart, type RefundFacts } from './refund-clock.ts';
import { requiredDeposit } from './required-deposit.ts';

const facts: RefundFacts = {
  lawRegime: 2,
  entryStatus: 9,
  withdrawTime: null,
  resultTime: null,
  contractTime: null,
  endTime: null,
};
const [withdraw, result, contract, end] = [
  '2026-09-18 10:00:00',
  '2026-09-25 10:00:00',
  '2026-10-09 10:00:00',
  '2026-09-28 10:00:00',
];

describe('the period of a refund', () => {
  test.each([
    ['R19 begins when the quote was taken back', { entryStatus: 5, withdrawTime: withdraw }, 'withdrawn', withdraw],
    [
      'R20 of a loser begins with the contract under the tendering law',
      { lawRegime: 1, entryStatus: 12, resultTime: result, contractTime: contract },
      'lost',
      contract,
    ],
    [
      'R20 of the winner begins with the contract',
      { lawRegime: 1, entryStatus: 11, resultTime: result, contractTime: contract },
      'contracted',
      contract,
    ],
    [
      'R21 of a loser begins with the award under the procurement law',
      { entryStatus: 12, resultTime: result, contractTime: contract },
      'lost',
      result,
    ],
    [
      'R21 of the winner begins with the contract under the procurement law',
      { entryStatus: 11, resultTime: result, contractTime: contract },
      'contracted',
      contract,
    ],
    ['begins where the procurement ended', { entryStatus: 13, endTime: end }, 'ended', end],
    ['of an invalid bid is that of a loser', { entryStatus: 10, resultTime: result }, 'lost', result],
    [
      'of a revoked bid that is not forfeited is that of a loser',
      { entryStatus: 6, resultTime: result },
      'lost',
      result,
    ],
  ])('%s', (_, changes, cause, eventTime) => {
    expect(refundStart({ ...facts, ...changes })).toMatchObject({ cause, eventTime });
  });

  test.each([
    ['while the bid stands', {}],
    ['of a winner without a contract', { entryStatus: 11, resultTime: result }],
    ['of a loser under the tendering law without a contract', { lawRegime: 1, entryStatus: 12, resultTime: result }],
  ])('does not run %s', (_, changes) => {
    expect(refundStart({ ...facts, ...changes })).toBeUndefined();
  });
});

describe('interest', () => {
  const base = { money: '200000.00', heldFrom: '2026-06-01 09:00:00', dueDay: '2026-07-01' };
  test('R22 of lateness is the base rate times 1.2 for each day over the period', () => {
    const rates = { baseRate: '3', lateShare: '120' };
    expect(refundInterest({ ...base, refundedOn: '2026-07-11' }, rates)).toEqual({
      bankInterest: '0.00',
      // 200000 × 3% × 1.2 × 10 / 360
      lateInterest: '200.00',
      lateDays: 10,
      heldDays: 40,
    });
    expect(refundInterest({ ...base, refundedOn: '2026-07-01' }, rates)).toMatchObject({
      lateInterest: '0.00',
      lateDays: 0,
    });
    expect(refundInterest({ ...base, refundedOn: '2026-07-02' }, rates)).toMatchObject({ lateInterest: '20.00' });
  });

  test('R20 of the bank is paid for the days that it was held, half up to the fen', () => {
    const rates = { depositRate: '0.05' };
    expect(refundInterest({ ...base, money: '10000.00', refundedOn: '2026-06-28' }, rates).bankInterest).toBe('0.38');
    expect(refundInterest({ ...base, money: '10000.00', refundedOn: '2026-06-01' }, rates).bankInterest).toBe('0.00');
  });

  test('is none where no rate is in force', () => {
    expect(refundInterest({ ...base, refundedOn: '2026-09-01' }, {})).toMatchObject({
      bankInterest: '0.00',
      lateInterest: '0.00',
    });
  });
});

test.each([
  [{ depositMoney: '10000.00', generalBudget: '540000.00', packageBudget: '540000.00', packageCount: 1 }, '10000.00'],
  [{ depositMoney: '10000.00', generalBudget: '300000.00', packageBudget: '100000.00', packageCount: 2 }, '3333.00'],
  [{ depositMoney: '10000.00', generalBudget: null, packageBudget: null, packageCount: 3 }, '10000.00'],
  [{ depositMoney: null, generalBudget: '1.00', packageBudget: '1.00', packageCount: 1 }, '0.00'],
])('of %o a registration gives %s', (asked, required) => {
  expect(requiredDeposit(asked)).toBe(required);
});

describe('a receipt of the bank', () => {
  const awaited = (id: string, changes: Partial<AwaitedMoney> = {}): AwaitedMoney => ({
    kind: 'deposit',
    id,
    no: `BZJ00000${id}`,
    projectNo: 'XJ-1',
    supplierName: '杭州云岫科教仪器有限公司',
    payerName: '杭州云岫科教仪器有限公司',
    payerAccount: '1202 0000 1111',
    money: '10000.00',
    payTime: '2026-11-16 09:00:00',
    ...changes,
  });
  const receipt = (key: string, changes: Partial<StatementReceipt> = {}): StatementReceipt => ({
    key,
    payerName: '杭州云岫科教仪器有限公司 ',
    payerAccount: '120200001111',
    money: '10000',
    remark: null,
    payTime: '2026-11-16 09:30:00',
    ...changes,
  });

  test('is the one deposit of its account, payer and amount', () => {
    expect([...matchReceipts([receipt('r')], [awaited('1'), awaited('2', { money: '9000.00' })])]).toEqual([
      ['r', '1'],
    ]);
  });

  test('of several alike is the one that the remark names, and nobody’s where it names none', () => {
    const two = [awaited('1'), awaited('2', { projectNo: 'XJ-2' })];
    expect([...matchReceipts([receipt('r', { remark: '投标保证金 xj-2' })], two)]).toEqual([['r', '2']]);
    expect([...matchReceipts([receipt('r')], two)]).toEqual([]);
    // A longer number is another one.
    expect([...matchReceipts([receipt('r', { remark: 'XJ-12' })], two)]).toEqual([]);
  });

  const order = (id: string, changes: Partial<AwaitedMoney> = {}) =>
    awaited(id, { kind: 'order', no: `DD00000${id}`, payerAccount: null, money: '300.00', ...changes });

  test('is the one order of its payer and amount whose voucher names its day, from whatever account', () => {
    const paid = receipt('r', { money: '300', payerAccount: '9999' });
    expect([...matchReceipts([paid], [awaited('1'), order('2')])]).toEqual([['r', '2']]);
    expect([...matchReceipts([{ ...paid, payTime: '2026-11-17 00:00:00' }], [order('2')])]).toEqual([]);
    expect([...matchReceipts([{ ...paid, money: '300.01' }], [order('2')])]).toEqual([]);
    expect([...matchReceipts([{ ...paid, payerName: '别的公司' }], [order('2')])]).toEqual([]);
  });

  test('of a deposit and an order alike is the one that the remark names', () => {
    const both = [awaited('1', { money: '300.00' }), order('2', { projectNo: 'XJ-2' })];
    const said = (remark: string | null) => matchReceipts([receipt('r', { money: '300', remark })], both);
    expect([...said(null)]).toEqual([]);
    expect([...said('标书费DD000002')]).toEqual([['r', '2']]);
    expect([...said('BZJ000001')]).toEqual([['r', '1']]);
  });

  test('whose remark names something else that is awaited is nobody’s', () => {
    const others = [awaited('1'), awaited('2', { projectNo: 'XJ-2', payerAccount: '8888' })];
    expect([...matchReceipts([receipt('r', { remark: '投标保证金 XJ-2' })], others)]).toEqual([]);
  });

  test('that comes twice for one deposit is left to a person, both of them', () => {
    expect([...matchReceipts([receipt('r'), receipt('s')], [awaited('1')])]).toEqual([]);
  });

  test.each([
    ['another account', { payerAccount: '999900001111' }],
    ['another payer', { payerName: '南京澄观信息技术有限公司' }],
    ['another amount', { money: '10000.01' }],
  ])('of %s is no deposit', (_, changes) => {
    expect([...matchReceipts([receipt('r', changes)], [awaited('1')])]).toEqual([]);
  });

  test('of a year is matched in its thousands, none of them wrongly', () => {
    const deposits = Array.from({ length: 3000 }, (_, index) =>
      awaited(String(index), {
        projectNo: `XJ-2026-${index % 1000}`,
        supplierName: `供应商${index % 50}`,
        payerName: `供应商${index % 50}`,
        payerAccount: `62220000${String(index % 50).padStart(4, '0')}`,
        money: `${10_000 + (index % 900)}.00`,
      }),
    );
    const receipts = deposits.map(({ id, payerName, payerAccount, money, projectNo }, index) =>
      receipt(id, {
        payerName: payerName ?? '',
        payerAccount: payerAccount ?? '',
        money,
        remark: index % 40 === 0 ? null : `保证金 ${projectNo}`,
      }),
    );
    const matches = matchReceipts(receipts, deposits);
    expect([...matches].filter(([key, id]) => key !== id)).toEqual([]);
    expect(matches.size).toBeGreaterThanOrEqual(2850);
  });
});
