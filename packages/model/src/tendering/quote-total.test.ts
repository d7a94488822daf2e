import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareYuan, lineTotal, sumYuan } from '../kit/money.ts';
import { effectiveCeiling, quoteTotals } from './quote-total.ts';

const items = [
  { id: '1', name: '单人床', quantity: '600.0000' },
  { id: '2', name: '床板', quantity: '0.5000' },
];
const quote = (...prices: string[]) =>
  quoteTotals(
    { items, ceiling: '540000.00' },
    prices.map((perMoney, index) => ({ itemId: String(index + 1), perMoney })),
  );

describe('a quote', () => {
  test('is multiplied out per line, half up, and summed', () => {
    expect(quote('880.5', '0.05')).toMatchObject({
      totalMoney: '528300.03',
      perMoney: null,
      lines: [{ totalMoney: '528300.00' }, { totalMoney: '0.03' }],
    });
  });
  test('names its unit price where the package has one line', () => {
    const one = quoteTotals({ items: items.slice(0, 1), ceiling: '540000' }, [{ itemId: '1', perMoney: '900' }]);
    expect(one).toMatchObject({ perMoney: '900', totalMoney: '540000.00' });
  });
  test.each([
    ['-1', 'tendering.priceNotPositive'],
    ['0', 'tendering.priceNotPositive'],
    ['-0.001', 'tendering.priceNotPositive'],
    ['880.123', 'tendering.priceFormat'],
    ['1e3', 'tendering.priceNoMoney'],
    ['abc', 'tendering.priceNoMoney'],
    ['１２', 'tendering.priceNoMoney'],
    ['', 'tendering.priceMissing'],
    ['900', 'tendering.aboveCeiling'],
  ])('with a price of «%s» is refused', (price, code) => {
    expect(quote(price, '0.05')).toMatchObject({ code });
  });
  test('without a price for a line, with two for one, or for a line that is not there is refused', () => {
    expect(quote('880')).toMatchObject({ code: 'tendering.priceMissing', name: '床板' });
    const twice = [
      { itemId: '1', perMoney: '1' },
      { itemId: '1', perMoney: '2' },
    ];
    expect(quoteTotals({ items, ceiling: '9' }, twice)).toEqual({ code: 'tendering.priceUnknownLine' });
    expect(quote('1', '1', '1')).toEqual({ code: 'tendering.priceUnknownLine' });
  });
  test('is accepted exactly when its sum is not above the ceiling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), (fen) => {
        const price = (fen / 100).toFixed(2);
        const sum = sumYuan([lineTotal(price, '600'), lineTotal('1.00', '0.5')]);
        const isAbove = compareYuan(sum, '540000.00') > 0;
        expect(quote(price, '1.00')).toMatchObject(isAbove ? { code: 'tendering.aboveCeiling' } : { totalMoney: sum });
      }),
    );
  });
});

test('the ceiling is the lowest limit that is set', () => {
  expect(effectiveCeiling('100.00', null, '90.00', undefined)).toBe('90.00');
  expect(effectiveCeiling('100.00', '120.00')).toBe('100.00');
});
