import { expect, test } from 'vitest';
import { isPassphrase } from './passphrase.ts';

test.each(['Demo@2026', '三月开标口令2026', 'abcdefg1'])('%s may be a passphrase', (text) => {
  expect(isPassphrase(text)).toBe(true);
});

test.each(['abcdef1', 'abcdefgh', '12345678', '', undefined])('%s may not', (text) => {
  expect(isPassphrase(text)).toBe(false);
});
