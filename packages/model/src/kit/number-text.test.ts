import { describe, expect, test } from 'vitest';
import { groupThousands, measureText, trimZeros, withoutTail } from './number-text.ts';

describe('numbers as people read them', () => {
  test.each([
    ['12.5000', '12.5'],
    ['600.0000', '600'],
    ['600', '600'],
    ['0.00', '0'],
    ['', ''],
  ])('of %j the places that say nothing are left out: %j', (stored, shown) => {
    expect(trimZeros(stored)).toBe(shown);
  });

  test.each([
    ['2160000.00', '2,160,000.00'],
    ['-1234567', '-1,234,567'],
    ['999', '999'],
    ['1000', '1,000'],
    ['100000.5', '100,000.5'],
    ['', ''],
  ])('%j is read as %j', (yuan, shown) => {
    expect(groupThousands(yuan)).toBe(shown);
  });

  test.each([
    ['15230.4000', 2, '15,230.40'],
    ['600', 2, '600.00'],
    ['12.3456', 2, '12.3456'],
    ['-1234.5', 2, '-1,234.50'],
    ['1200.0000', 0, '1,200'],
    ['0.5000', 0, '0.5'],
  ])('of a measure %j at least %i places are read: %s', (stored, places, shown) => {
    expect(measureText(stored, places)).toBe(shown);
  });

  test('what stands at an end is taken off, and nothing else', () => {
    expect(withoutTail('/a/b///', '/')).toBe('/a/b');
    expect(withoutTail('报价. . ', '. ')).toBe('报价');
    expect(withoutTail('///', '/')).toBe('');
  });
});
