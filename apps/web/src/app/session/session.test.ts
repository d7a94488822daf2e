import { expect, test } from 'vitest';
import { isOwnAddress } from './return-path.ts';
import { passwordDigest } from './password-digest.ts';
import { isWeakPassword } from './weak-password.ts';

test('a password travels as 32 lower-case hex digits', () => {
  expect(passwordDigest('Demo@2026')).toMatch(/^[0-9a-f]{32}$/);
  expect(passwordDigest('admin')).toBe('21232f297a57a5a743894a0e4a801fc3');
});

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
