import { expect, test } from 'vitest';
import { cleanAmount, formatMoney } from './money.tsx';
import { moneyInCapitals } from '@zhaocai/model/kit/money-capitals';

test.each([
  ['1234567.5', '1,234,567.50'],
  ['0.05', '0.05'],
  ['-1200', '-1,200.00'],
  ['9007199254740993.10', '9,007,199,254,740,993.10'],
])('the amount %s reads %s', (yuan, shown) => {
  expect(formatMoney(yuan)).toBe(shown);
});

test('what is no amount is shown as it was typed, not rounded', () => {
  expect(formatMoney('12.345')).toBe('12.345');
});

test('a pasted amount loses separators and signs, never digits', () => {
  expect(cleanAmount(' ￥1,234，567.80 ')).toBe('1234567.80');
  expect(cleanAmount('  ')).toBeNull();
});

test.each([
  ['0', '零元整'],
  ['1234.50', '壹仟贰佰叁拾肆元伍角'],
  ['100000001.05', '壹亿零壹元零伍分'],
  ['10500', '壹万零伍佰元整'],
  ['1000000', '壹佰万元整'],
  ['20010.3', '贰万零壹拾元叁角'],
  ['0.07', '柒分'],
])('%s in capitals is %s', (yuan, words) => {
  expect(moneyInCapitals(yuan)).toBe(words);
});

test('[R314] a negative amount has no capitals', () => {
  expect(moneyInCapitals('-1')).toBeUndefined();
});
