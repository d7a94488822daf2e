import { describe, expect, test } from 'vitest';
import { planDifference, planLineMoney, planSum } from './plan-sum.ts';

describe('the lines of a plan', () => {
  test('come to quantity × price each, half up to the fen', () => {
    expect(planLineMoney({ qty: '3', price: '0.33' })).toBe('0.99');
    expect(planLineMoney({ qty: '0.5', price: '0.01' })).toBe('0.01');
    expect(planLineMoney({ qty: '120', price: '4500.00' })).toBe('540000.00');
  });

  test('count nothing while a quantity or a price is missing or no number', () => {
    expect(planLineMoney({ qty: '', price: '1.00' })).toBeUndefined();
    expect(planLineMoney({ qty: '1', price: '1.005' })).toBeUndefined();
    expect(
      planSum([
        { qty: '2', price: '10' },
        { qty: null, price: '5' },
      ]),
    ).toBe('20.00');
  });

  test('must come to the budget: 540,000.00 and 36,000.00 are not 580,000.00', () => {
    const lines = [
      { qty: '120', price: '4500' },
      { qty: '40', price: '900' },
    ];
    expect(planDifference('576000', lines)).toBeUndefined();
    expect(planDifference('580000', lines)).toEqual({ sum: '576000.00', budget: '580000.00', difference: '-4000.00' });
  });

  test('are compared with nothing while there are none', () => {
    expect(planDifference('100', [])).toBeUndefined();
  });
});
