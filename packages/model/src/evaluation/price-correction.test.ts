import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounded, whole } from './exact.ts';
import { correctPrice, type PricedLine } from './price-correction.ts';

const line = (id: string, quantity: string, unitPrice: string, total: string): PricedLine => ({
  id,
  quantity,
  unitPrice,
  total,
});
const rulesOf = (written: Parameters<typeof correctPrice>[0]) => {
  const { total, steps } = correctPrice(written);
  return [total, ...steps.map(({ rule }) => rule)];
};

describe('C.1 the price of a bid that contradicts itself', () => {
  const beside = line('b', '2', '25.00', '50.00');
  const fits = [line('a', '10', '5.00', '50.00'), beside];
  test.each([
    ['nothing contradicts', { bodyTotal: '100.00' }, ['100.00']],
    ['the list agrees', { bodyTotal: '100.00', lines: fits }, ['100.00']],
    ['the same amount in other figures', { bodyTotal: '100', openingTotal: '100.00', lines: fits }, ['100.00']],
    ['the opening list goes over the body', { bodyTotal: '90.00', openingTotal: '100.00' }, ['100.00', 'openingList']],
    ['words go over figures', { bodyTotal: '90.00', wordsTotal: '100.00' }, ['100.00', 'words']],
    [
      'words go over the opening list, and are told after it',
      { bodyTotal: '90.00', openingTotal: '95.00', wordsTotal: '100.00' },
      ['100.00', 'openingList', 'words'],
    ],
    ['the sum of the lines goes over the total', { bodyTotal: '120.00', lines: fits }, ['100.00', 'sumOfLines']],
    [
      'the total of a line follows quantity and unit price',
      { bodyTotal: '110.00', lines: [line('a', '10', '5.00', '60.00'), beside] },
      ['100.00', 'unitPrice', 'sumOfLines'],
    ],
    [
      'a wrong line total whose right one makes up the total',
      { bodyTotal: '100.00', lines: [line('a', '10', '5.00', '60.00'), beside] },
      ['100.00', 'unitPrice'],
    ],
    [
      'a unit price with its point too far to the right',
      { bodyTotal: '100.00', lines: [line('a', '10', '500.00', '50.00'), beside] },
      ['100.00', 'decimalPoint'],
    ],
    [
      'a unit price with its point too far to the left',
      { bodyTotal: '100.00', lines: [line('a', '10', '0.50', '50.00'), beside] },
      ['100.00', 'decimalPoint'],
    ],
    [
      'a slipped point where the list does not make up the total: the unit price rules',
      { bodyTotal: '555.00', lines: [line('a', '10', '50.00', '50.00'), beside] },
      ['550.00', 'unitPrice', 'sumOfLines'],
    ],
    ['a line of nothing', { bodyTotal: '0.00', lines: [line('a', '0', '5.00', '0.00')] }, ['0.00']],
    [
      'a line of nothing that costs something',
      { bodyTotal: '8.00', lines: [line('a', '0', '5.00', '8.00')] },
      ['0.00', 'unitPrice', 'sumOfLines'],
    ],
    [
      'fractions of a unit are rounded at the line',
      { bodyTotal: '1.00', lines: [line('a', '0.333', '3.00', '1.00')] },
      ['1.00'],
    ],
  ])('%s', (_, written, told) => {
    expect(rulesOf(written)).toEqual(told);
  });

  test('is told with what it was and what it is, line by line', () => {
    const { lines, steps } = correctPrice({
      bodyTotal: '100.00',
      lines: [line('a', '10', '500.00', '50.00'), beside],
    });
    expect(lines[0]).toMatchObject({ unitPrice: '5.00', total: '50.00' });
    expect(steps).toEqual([{ rule: 'decimalPoint', lineId: 'a', before: '500.00', after: '5.00' }]);
  });

  test('corrected once contradicts itself no more', () => {
    const money = fc.integer({ min: 1, max: 10_000_000 }).map((fen) => rounded(whole(fen).div(100)));
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 0, max: 500 }).map(String), unitPrice: money, total: money }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(money, fc.option(money, { nil: undefined }), lines, (bodyTotal, openingTotal, listed) => {
        const first = correctPrice({
          bodyTotal,
          openingTotal,
          lines: listed.map((one, at) => ({ ...one, id: String(at) })),
        });
        const again = correctPrice({ bodyTotal: first.total, lines: first.lines });
        expect(again.steps.filter(({ rule }) => rule !== 'decimalPoint')).toEqual([]);
        expect(again.total).toBe(first.total);
      }),
    );
  });
});
