import { expect, test } from 'vitest';
import { fill } from './text.ts';

test.each([
  ['可用{money:yuan}元', { money: '1234567.5' }, '可用1,234,567.50元'],
  ['{money:yuan} left', { money: '-600000' }, '-600,000.00 left'],
  ['可用{money:yuan}元', { money: '900' }, '可用900.00元'],
  ['{name}可用{money:yuan}元', { name: '2027', money: '…' }, '2027可用…元'],
  ['可用{money:yuan}元', {}, '可用{money:yuan}元'],
  ['第{no}行', { no: 1200 }, '第1200行'],
])('%j says amounts with separators and everything else as it is', (text, parameters, said) => {
  expect(fill(text, parameters)).toBe(said);
});
