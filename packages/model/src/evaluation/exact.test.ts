import { describe, expect, test } from 'vitest';
import { exact, rounded, sumOf } from './exact.ts';

const ratio = (text: string) => {
  const [over = '', under = '1'] = text.split('/');
  return exact(over).div(exact(under));
};

describe('an exact number', () => {
  test.each([
    ['2/3', 2, '0.67'],
    ['1/3', 2, '0.33'],
    ['0.005', 2, '0.01'],
    ['0.0049999999', 2, '0.00'],
    ['-1.25', 1, '-1.2'],
    ['12', 0, '12'],
    ['99.995', 2, '100.00'],
    ['-0.001', 2, '0.00'],
    ['1234567890123.455', 2, '1234567890123.46'],
  ])('%s to %i places is %s', (value, places, text) => {
    expect(rounded(ratio(value), places)).toBe(text);
  });

  test('loses nothing by thirds: three of them are the whole that they were cut from', () => {
    const third = exact('10.005').div(3);
    expect(rounded(sumOf([third, third, third]))).toBe('10.01');
  });

  test('is a decimal, nothing else that a program might read as a number', () => {
    for (const text of ['', '1e3', '1/3', '0.(3)', 'NaN', ' 1', '１', '1,000', '0x10'])
      expect(() => exact(text), text).toThrow(RangeError);
  });
});
