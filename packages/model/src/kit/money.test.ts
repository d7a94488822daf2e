import { describe, expect, test } from 'vitest';
import {
  changeInPercent,
  compareYuan,
  fenToYuan,
  isYuan,
  lineTotal,
  shareOfYuan,
  sumYuan,
  yuanToFen,
} from './money.ts';

describe('money', () => {
  test('yuan become fen and come back unchanged', () => {
    for (const yuan of ['0.00', '0.01', '0.10', '12.50', '9999999999999.99', '-3.07'])
      expect(fenToYuan(yuanToFen(yuan))).toBe(yuan);
  });
  test('an amount with three decimals is no amount', () => {
    expect(isYuan('1.234')).toBe(false);
    expect(() => yuanToFen('1.234')).toThrow(RangeError);
  });
  test('a line total is rounded half up to the fen', () => {
    expect(lineTotal('0.05', '0.5')).toBe('0.03');
    expect(lineTotal('33.33', '3')).toBe('99.99');
  });
  test('a share never exceeds what the law allows by a fen', () => {
    expect(shareOfYuan('99.99', '10')).toBe('9.99');
    expect(shareOfYuan('100000.00', '3')).toBe('3000.00');
  });
  test('a price that moved says by how much, and one that did not says nothing', () => {
    expect(changeInPercent('95.00', '100.00')).toBe('−5.00');
    expect(changeInPercent('100.01', '100.00')).toBe('+0.01');
    expect(changeInPercent('100', '100.00')).toBeUndefined();
    expect(changeInPercent('1.00', '0.00')).toBeUndefined();
  });
  test('sums and comparisons are exact', () => {
    expect(sumYuan(['0.10', '0.20'])).toBe('0.30');
    expect(compareYuan('10.00', '9.99')).toBe(1);
  });
});
