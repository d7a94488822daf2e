import { expect, test } from 'vitest';
import { fileSizeText } from './file-size.ts';

test.each([
  [6, '6 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [2 * 1024 * 1024, '2 MB'],
  [5 * 1024 ** 3, '5 GB'],
])('a file of %d bytes has %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
