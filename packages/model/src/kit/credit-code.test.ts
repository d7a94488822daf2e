import { expect, test } from 'vitest';
import { isCreditCode } from './credit-code.ts';

test.each([
  ['91330110MA0Y1A0196', true],
  ['91320115MA0Y2B025X', true],
  ['91320506MA0Y3C0315', true],
  ['91330110MA0Y1A0197', false],
  ['91330110MA0Y1A019', false],
  ['91330110ma0y1a0196', false],
  ['9133011OMA0Y1A0196', false],
  ['', false],
])('the credit code %j is whole: %s', (code, isWhole) => {
  expect(isCreditCode(code)).toBe(isWhole);
});
