import { describe, expect, test } from 'vitest';
import { agencyFee, faultOfTiers, type FeeTier } from './agency-fee.ts';

const band = (from: string, to: string | null, goods: string, service: string, works: string): FeeTier => ({
  fromMoney: from,
  toMoney: to,
  goodsRate: goods,
  serviceRate: service,
  worksRate: works,
});

/** 计价格〔2002〕1980号. */
const scale = [
  band('0', '1000000', '1.5', '1.5', '1.0'),
  band('1000000', '5000000', '1.1', '0.8', '0.7'),
  band('5000000', '10000000', '0.8', '0.45', '0.55'),
  band('10000000', '50000000', '0.5', '0.25', '0.35'),
  band('50000000', '100000000', '0.25', '0.1', '0.2'),
  band('100000000', '1000000000', '0.05', '0.05', '0.05'),
  band('1000000000', null, '0.01', '0.01', '0.01'),
];
const feeOf = (amount: string, purchaseType: number, more: object = {}) =>
  agencyFee({ amount, purchaseType, tiers: scale, ...more });

describe('an agency fee', () => {
  test('C.12 of works of 60 million is 225,500 yuan, each part at the rate of its band', () => {
    const fee = feeOf('60000000', 3);
    expect(fee.total).toBe('225500.00');
    expect(fee.bands.map(({ part, rate, fee: money }) => [part, rate, money])).toEqual([
      ['1000000.00', '1.0', '10000'],
      ['4000000.00', '0.7', '28000'],
      ['5000000.00', '0.55', '27500'],
      ['40000000.00', '0.35', '140000'],
      ['10000000.00', '0.2', '20000'],
    ]);
  });

  test('C.12 is that of goods, of services and of works by their own rates', () => {
    expect([1, 2, 3].map((type) => feeOf('3000000', type).total)).toEqual(['37000.00', '31000.00', '24000.00']);
    expect(feeOf('2000000000', 1).total).toBe('974000.00');
  });

  test('goes up and down by the agreed float, is never less than the least fee, and is rounded once, half up', () => {
    expect(feeOf('1000000', 1, { floatPercent: '-20' }).total).toBe('12000.00');
    expect(feeOf('1000000', 1, { floatPercent: '20' }).total).toBe('18000.00');
    expect(feeOf('100000', 1, { minFee: '3000' })).toMatchObject({
      base: '1500.00',
      total: '3000.00',
      isMinimum: true,
    });
    expect(feeOf('1000000', 1, { minFee: '3000' })).toMatchObject({ total: '15000.00', isMinimum: false });
    expect(feeOf('0.33', 1).total).toBe('0.00');
    expect(feeOf('0.34', 1).total).toBe('0.01');
  });

  test('never falls when the amount grows, and grows by no more than the highest rate', () => {
    const fen = (money: string) => BigInt(money.replace('.', ''));
    for (let amount = 1; amount < 3_000_000_000; amount = Math.floor(amount * 1.7) + 1) {
      const more = fen(feeOf(`${amount + 1}`, 2).total) - fen(feeOf(`${amount}`, 2).total);
      expect(more).toBeGreaterThanOrEqual(0n);
      expect(more).toBeLessThanOrEqual(2n);
    }
  });
});

describe('a scale', () => {
  test('begins at nothing, leaves no gap and ends in no other band', () => {
    expect(faultOfTiers(scale)).toBeUndefined();
    expect(faultOfTiers(scale.slice(1))).toBe(0);
    expect(faultOfTiers(scale.filter((_, at) => at !== 2))).toBe(2);
    expect(faultOfTiers([...scale, band('2000000000', null, '1', '1', '1')])).toBe(7);
    expect(faultOfTiers([scale[0], band('900000', null, '1', '1', '1')].filter((one) => one !== undefined))).toBe(1);
  });
});
