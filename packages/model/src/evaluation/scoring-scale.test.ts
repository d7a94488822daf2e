import { describe, expect, test } from 'vitest';
import { faultsOfScale, priceBounds } from './scoring-scale.ts';

describe('a table of scores', () => {
  const items = (price: string, ...others: string[]) => [
    { id: 'price', maxScore: price, isPrice: true },
    ...others.map((maxScore, at) => ({ id: String(at), maxScore, isPrice: false })),
  ];
  test.each([
    ['goods by tender at 30', items('30', '50', '20'), priceBounds(1, false), []],
    ['goods by tender at 29.5', items('29.5', '50.5', '20'), priceBounds(1, false), ['priceTooLight']],
    ['goods by consultation at 60.5', items('60.5', '39.5'), priceBounds(1, true), ['priceTooHeavy']],
    ['services by tender at 10', items('10', '90'), priceBounds(2, false), []],
    ['services by consultation at 31', items('31', '69'), priceBounds(2, true), ['priceTooHeavy']],
    ['works', items('80', '20'), priceBounds(3, false), []],
    ['a sum of 99.9', items('30', '69.9'), priceBounds(1, false), ['notHundred']],
    ['no price', items('0', '100'), priceBounds(1, false), ['noPrice']],
    ['nothing', [], priceBounds(1, false), ['notHundred', 'noPrice']],
  ] as const)('R49 %s', (_, scale, bounds, faults) => {
    expect(faultsOfScale(scale, bounds)).toEqual(faults);
  });
});
