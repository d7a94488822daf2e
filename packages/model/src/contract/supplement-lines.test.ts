import { describe, expect, test } from 'vitest';
import { supplementLimit, supplementLines } from './supplement-lines.ts';

const line = (itemId: string, perMoney: string) => ({
  itemId,
  lineNo: Number(itemId),
  name: `货物${itemId}`,
  brandModel: null,
  unit: '台',
  quantity: '100',
  techParams: null,
  perMoney,
});
const parent = [line('1', '875.00'), line('2', '0.33')];

describe('a supplement', () => {
  test('is more of what the contract is about, at its prices', () => {
    const found = supplementLines(parent, [
      { itemId: '1', quantity: '10' },
      { itemId: '2', quantity: '1.5' },
    ]);
    expect(found?.lines.map(({ perMoney, totalMoney }) => [perMoney, totalMoney])).toEqual([
      ['875.00', '8750.00'],
      ['0.33', '0.50'],
    ]);
    expect(found?.money).toBe('8750.50');
  });

  test.each([
    ['nothing', []],
    ['what is no line of the contract', [{ itemId: '9', quantity: '1' }]],
    [
      'a line twice',
      [
        { itemId: '1', quantity: '1' },
        { itemId: '1', quantity: '2' },
      ],
    ],
    ['no more of a line', [{ itemId: '1', quantity: '0' }]],
  ])('is not made of %s', (_what, added) => {
    expect(supplementLines(parent, added)).toBeUndefined();
  });
});

describe('R11: all supplements together', () => {
  test.each([
    ['525000', [], '52500.00', '52500.00'],
    ['525000', ['30000'], '52500.00', '22500.00'],
    ['525000', ['30000', '22500'], '52500.00', '0.00'],
    ['525000', ['52500.01'], '52500.00', '0.00'],
    ['99.99', [], '9.99', '9.99'],
  ])('of a contract of %s beside %j come to %s at most: %s are left', (money, beside, mostMoney, leftMoney) => {
    expect(supplementLimit(money, '10', beside)).toMatchObject({ mostMoney, leftMoney });
  });
});
