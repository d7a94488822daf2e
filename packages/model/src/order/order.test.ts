import { describe, expect, test } from 'vitest';
import { actionsAllowed } from '../kit/lifecycle.ts';
import { growthOf, isBalancedPosting } from '../ledger/posting.ts';
import { orderType, payType, payVerdict, sandboxWay, tradeState } from './choices.ts';
import { invoiceLifecycle } from './invoice-lifecycle.ts';
import { judgeNotice, pays, refundProposal } from './judge-notice.ts';
import { payOrderLifecycle } from './order-lifecycle.ts';
import { orderLines } from './order-postings.ts';
import { payRecordLifecycle } from './pay-record.ts';
import { sandboxNotices } from './sandbox-notices.ts';
import { noticeText } from './sign-notice.ts';
import { isTaxNumber } from './tax-number.ts';

const { code } = payOrderLifecycle;
const { success, failed, pending } = tradeState.code;

/** Numbers that are the same for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Notice {
  readonly tradeNo: string;
  readonly money: string;
  readonly tradeState: number;
}

interface World {
  status: number;
  /** What paid it, each time: once, if all is well. */
  readonly paidBy: string[];
  readonly records: Map<string, 'noted' | 'settled' | 'toHandle'>;
}

/** The order as the server takes a notice: what was told before changes nothing, unless it was only noted. */
function tell(world: World, notice: Notice): void {
  const key = `${notice.tradeNo} ${notice.money}`;
  const known = world.records.get(key);
  if (known !== undefined && known !== 'noted') return;
  const verdict = judgeNotice(notice, { orderStatus: world.status, orderMoney: '300.00' });
  if (verdict === 'noted') world.records.set(key, 'noted');
  else if (pays(verdict)) {
    world.records.set(key, 'settled');
    world.status = code.paid;
    world.paidBy.push(key);
  } else world.records.set(key, 'toHandle');
}

test('whatever a channel tells, in whatever order and however often, an order is paid once and no money is passed over', () => {
  const random = randomFrom(20_261_127);
  let paid = 0;
  let strange = 0;
  for (let run = 0; run < 20_000; run += 1) {
    const start = [code.unpaid, code.paying, code.cancelled, code.closed, code.removed][random(5)] ?? code.unpaid;
    const world: World = { status: start, paidBy: [], records: new Map() };
    const told: Notice[] = Array.from({ length: 1 + random(6) }, () => ({
      tradeNo: `T${random(3)}`,
      money: ['300.00', '300', '299.99', '600.00'][random(4)] ?? '',
      tradeState: [success, success, pending, failed][random(4)] ?? success,
    }));
    for (const notice of told) tell(world, notice);
    const came = new Set(told.filter((one) => one.tradeState === success).map((one) => `${one.tradeNo} ${one.money}`));
    const kept = [...world.records].filter(([, state]) => state !== 'noted').map(([key]) => key);
    expect(new Set(kept)).toEqual(came);
    const exact = told.some((one) => one.tradeState === success && Number(one.money) === 300);
    expect(world.paidBy).toHaveLength(exact ? 1 : 0);
    expect([...world.records.values()].filter((state) => state === 'settled')).toHaveLength(exact ? 1 : 0);
    paid += exact ? 1 : 0;
    strange += [...world.records.values()].filter((state) => state === 'toHandle').length;
  }
  expect(paid).toBeGreaterThan(5_000);
  expect(strange).toBeGreaterThan(5_000);
});

test.each([
  ['unpaid', 'paid'],
  ['paying', 'paid'],
  ['paid', 'paidTwice'],
  ['cancelled', 'paidLate'],
  ['closed', 'paidLate'],
  ['refunding', 'paidTwice'],
  ['refunded', 'paidTwice'],
  ['removed', 'paidLate'],
] as const)('the exact amount for an order that is %s is %s; another amount is for finance', (state, verdict) => {
  const order = { orderStatus: code[state], orderMoney: '300.00' };
  expect(judgeNotice({ money: '300', tradeState: success }, order)).toBe(verdict);
  expect(judgeNotice({ money: '300.01', tradeState: success }, order)).toBe('wrongAmount');
  expect(judgeNotice({ money: '300', tradeState: failed }, order)).toBe('noted');
  expect(judgeNotice({ money: '300', tradeState: success }, undefined)).toBe('unknownOrder');
});

describe('money that came in is proposed to go back', () => {
  const sale = { payTime: '2026-11-20 10:00:00', saleEnd: '2026-11-23 09:00:00', isOnSale: true, hasOther: false };
  test('where documents were paid for after their sale had ended, or were bought already', () => {
    expect(refundProposal('paid', sale)).toBeNull();
    expect(refundProposal('paidLate', sale)).toBeNull();
    expect(refundProposal('paid', { ...sale, payTime: '2026-11-23 08:59:59' })).toBeNull();
    expect(refundProposal('paid', { ...sale, payTime: '2026-11-23 09:00:00' })).toBe(1);
    expect(refundProposal('paid', { ...sale, isOnSale: false })).toBe(1);
    expect(refundProposal('paidLate', { ...sale, hasOther: true })).toBe(2);
  });
  test('and a fee that was taken back before it was paid', () => {
    const fee = { ...sale, saleEnd: null };
    expect(refundProposal('paid', fee)).toBeNull();
    expect(refundProposal('paidLate', fee)).toBe(2);
  });
});

test('every state of an order, a payment and an invoice has a way out, or is an end', () => {
  const ends = { payOrder: ['refunded', 'removed'], payRecord: ['settled'], invoice: ['reversed'] };
  const lifecycles = { payOrder: payOrderLifecycle, payRecord: payRecordLifecycle, invoice: invoiceLifecycle };
  for (const [name, lifecycle] of Object.entries(lifecycles)) {
    const left = new Set(Object.values(lifecycle.actions).flatMap(({ from }) => [...from] as number[]));
    const stuck = lifecycle.choices.filter(({ value }) => !left.has(value)).map((choice) => choice.name);
    // What a channel told late still reaches a removed order: it is an end for people alone.
    expect(stuck.filter((one) => !ends[name as keyof typeof ends].includes(one))).toEqual([]);
  }
});

test('finance decides about an order by its state, and by nothing else', () => {
  const allowed = (state: keyof typeof code) => actionsAllowed(payOrderLifecycle, code[state], () => true);
  expect(allowed('unpaid')).toEqual(['withdraw']);
  expect(allowed('paying')).toEqual(['confirm', 'reject', 'withdraw']);
  expect(allowed('paid')).toEqual(['requestRefund', 'keep']);
  expect(allowed('refunding')).toEqual(['cancelRefund', 'payRefund']);
  for (const end of ['cancelled', 'closed', 'refunded', 'removed'] as const) expect(allowed(end)).toEqual([]);
});

test('a paid order comes into the bank or is on its way at the channel, and adds to the account of what it is for', () => {
  for (const type of orderType.choices)
    for (const way of payType.choices) {
      const lines = orderLines({ orderType: type.value, payType: way.value }, 30_000n);
      expect(isBalancedPosting(lines)).toBe(true);
      expect(lines.map(growthOf)).toEqual([30_000n, 30_000n]);
    }
  const accounts = (type: number, way: number) =>
    orderLines({ orderType: type, payType: way }, 1n).map(({ account }) => account);
  expect(accounts(1, 1)).toEqual(['channel', 'documentFee']);
  expect(accounts(2, 4)).toEqual(['bank', 'sceneFee']);
  expect(accounts(4, 2)).toEqual(['channel', 'agencyFee']);
});

test('the sandbox tells of each way what a channel would', () => {
  const told = (way: keyof typeof sandboxWay.code) => sandboxNotices(sandboxWay.code[way], '300.00');
  expect(told('usual')).toMatchObject([{ afterSeconds: 0, money: '300.00', tradeState: success, isForged: false }]);
  expect(told('late')[0]?.afterSeconds).toBeGreaterThan(60);
  expect(told('twice').map(({ payment }) => payment)).toEqual([1, 1]);
  expect(told('wrongAmount')).toMatchObject([{ money: '300.01' }]);
  expect(told('outOfOrder').map((one) => one.tradeState)).toEqual([success, pending]);
  expect(told('wrongSignature')).toMatchObject([{ isForged: true }]);
  expect(told('paidTwice').map(({ payment }) => payment)).toEqual([1, 2]);
  expect(told('failed')).toMatchObject([{ tradeState: failed }]);
  expect(payVerdict.choices).toHaveLength(6);
});

test('what is signed is every field by its name, and no value runs into the next', () => {
  const notice = {
    tenantId: '100001',
    payType: '1',
    orderNo: 'DD1',
    tradeNo: 'T1',
    money: '300.00',
    tradeState: '1',
    payTime: '2026-11-20 10:00:00',
    nonce: 'n',
  };
  const text = noticeText(notice);
  expect(text).toBe(
    'money=300.00&nonce=n&orderNo=DD1&payTime=2026-11-20%2010%3A00%3A00&payType=1&tenantId=100001&tradeNo=T1&tradeState=1',
  );
  expect(noticeText({ ...notice, nonce: 'n&orderNo=DD2' })).not.toContain('&orderNo=DD2');
});

test('a tax number has 15, 17, 18 or 20 signs, and of 18 the last follows from the others (GB 32100)', () => {
  for (const right of ['330110123456789', '33011012345678901', '91330110MA0Y1A0196', '33011012345678901234'])
    expect(isTaxNumber(right), right).toBe(true);
  for (const wrong of ['', '1', '9133011012345678', '91330110MA0Y1A0197', '91330110ma0y1a0196', '33011012345678 01'])
    expect(isTaxNumber(wrong), wrong).toBe(false);
});
