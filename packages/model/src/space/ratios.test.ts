import { expect, test } from 'vitest';
import { ratiosOf } from './ratios.ts';

test('shares are in per cent with two decimals', () => {
  expect(ratiosOf(['990.00', '1234.50'])).toEqual(['44.50', '55.50']);
});

test('three equal thirds make 100.00: the hundredth that is left goes to the first', () => {
  expect(ratiosOf(['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33']);
});

test('where there is nothing, nobody has a share', () => {
  expect(ratiosOf(['0', '0.00'])).toEqual(['0.00', '0.00']);
  expect(ratiosOf([])).toEqual([]);
});
