import { expect, test } from 'vitest';
import { isOwnAddress } from './return-path.ts';
import { isWeakPassword } from './weak-password.ts';

test.each(['abc123456', 'x654321y', 'short1', 'onlyletters', '1234567890'])('[R151] [R152] %s is weak', (password) => {
  expect(isWeakPassword(password)).toBe(true);
});

test('[R153] a password with letters and digits is not weak', () => {
  expect(isWeakPassword('Demo@2026')).toBe(false);
});

test('a sign-in leads back to pages of ours only', () => {
  expect(
    ['/tenderee/myTenderee?id=1', '//evil.example', '/\\evil.example', 'https://evil.example'].map(isOwnAddress),
  ).toEqual([true, false, false, false]);
});
