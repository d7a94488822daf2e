import { describe, expect, test } from 'vitest';
import { evaluatedPrice, policyRates } from './policy-price.ts';

describe('C.2 the price that is compared', () => {
  test.each([
    ['nobody is preferred', '100000.00', [], '100000'],
    ['small, 10 percent', '100000.00', [{ kind: 'small', rate: '10' }], '90000'],
    ['small, 20 percent', '100000.00', [{ kind: 'small', rate: '20' }], '80000'],
    ['a consortium with 30 percent small ones', '100000.00', [{ kind: 'smallConsortium', rate: '4' }], '96000'],
    ['domestic', '100000.00', [{ kind: 'domestic', rate: '20' }], '80000'],
    [
      'small and domestic, both on the price as bid',
      '100000.00',
      [
        { kind: 'small', rate: '10' },
        { kind: 'domestic', rate: '20' },
      ],
      '70000',
    ],
    ['odd fen are kept', '333.33', [{ kind: 'small', rate: '10' }], '299.997'],
    ['rates with places', '100.01', [{ kind: 'small', rate: '12.5' }], '87.50875'],
  ] as const)('%s', (_, price, preferences, evaluated) => {
    expect(evaluatedPrice(price, preferences)).toMatchObject({ price, evaluated });
  });

  test('tells what each preference takes off, and grants none twice', () => {
    const { reductions } = evaluatedPrice('333.33', [{ kind: 'small', rate: '10' }]);
    expect(reductions).toEqual([{ kind: 'small', rate: '10', money: '33.33' }]);
    expect(() =>
      evaluatedPrice('1', [
        { kind: 'small', rate: '10' },
        { kind: 'smallConsortium', rate: '4' },
      ]),
    ).toThrow(RangeError);
  });

  test('R56 R57 grants what the law grants', () => {
    expect(policyRates).toMatchObject({ small: { least: '10', most: '20' }, domestic: { least: '20', most: '20' } });
  });
});
