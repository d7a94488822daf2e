import { describe, expect, test } from 'vitest';
import { lowPrices } from './abnormal-price.ts';

const low = (prices: readonly string[], more: Partial<Parameters<typeof lowPrices>[0]> = {}) => {
  const bids = prices.map((price, at) => ({ id: `b${String(at + 1)}`, price }));
  const found = lowPrices({ bids, budget: '1000', ...more });
  return Object.fromEntries([...found].map(([id, reasons]) => [id, reasons.map(({ rule }) => rule)]));
};

describe('C.8 R52 a price that must be explained', () => {
  test.each([
    ['none', ['900', '950', '980'], {}, {}],
    ['half of the average is not below it', ['500', '900', '1600'], {}, {}],
    ['a fen below half of the average', ['499.99', '1500.01'], {}, { b1: ['average', 'secondLowest'] }],
    ['below half of the second lowest', ['460', '940', '950', '460.01'], {}, {}],
    ['only the lowest is held against the second', ['300', '610', '620'], { budget: '600' }, { b1: ['secondLowest'] }],
    ['exactly half of the second lowest', ['480', '960'], {}, {}],
    ['45 percent of the ceiling is not below it', ['450'], { ceiling: '1000' }, {}],
    ['a fen below 45 percent of the ceiling', ['449.99'], { ceiling: '1000' }, { b1: ['ceiling'] }],
    ['without a ceiling the budget counts', ['449.99'], { ceiling: null }, { b1: ['ceiling'] }],
    ['one bid alone has no second', ['900'], {}, {}],
    ['two equal lowest', ['460', '460', '940'], {}, {}],
    ['the documents raise a limit', ['600', '1000'], { limits: { ofCeiling: '65' } }, { b1: ['ceiling'] }],
    ['all three', ['100', '900', '950'], {}, { b1: ['average', 'ceiling', 'secondLowest'] }],
    ['two that are low', ['300', '310', '1000'], {}, { b1: ['ceiling'], b2: ['ceiling'] }],
    ['nobody', [], {}, {}],
  ])('%s', (_, prices, more, found) => {
    expect(low(prices, more)).toEqual(found);
  });

  test('is told with what it was measured against', () => {
    const found = lowPrices({ bids: [{ id: 'a', price: '300' }], budget: '1000' });
    expect(found.get('a')).toEqual([{ rule: 'ceiling', measure: '1000.00', limit: '450.00' }]);
  });

  test('is never asked for above 65 percent', () => {
    expect(() => low(['1'], { limits: { ofAverage: '65.01' } })).toThrow(RangeError);
  });
});
