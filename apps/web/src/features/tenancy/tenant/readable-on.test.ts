import { expect, test } from 'vitest';
import { carriesWhite, readableOn } from './readable-on.ts';

test('white text stands on dark colours only, dark text on the others', () => {
  expect(carriesWhite('#0a2447')).toBe(true);
  expect(carriesWhite('#146fdb')).toBe(true);
  expect(carriesWhite('#ffd666')).toBe(false);
  expect(readableOn('#8a1f1f')).toBe('#ffffff');
  expect(readableOn('#f5f5f5')).toBe('#10202f');
});
