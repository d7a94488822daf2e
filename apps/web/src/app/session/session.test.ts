import { describe, expect, test } from 'vitest';
import { startSession } from '../../kit/session/session-store.ts';
import { sampleUser } from '../shell/shell-sample.tsx';
import { isOwnAddress, rememberReturn, takeReturnPath } from './return-path.ts';
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

describe('after a session that ended in the middle of work', () => {
  const signIn = (userId: string) =>
    startSession({
      user: { ...sampleUser, userId },
      tokens: { access: '100001.a', refresh: 'r' },
      weakPassword: false,
    });

  test('the same account returns to where it worked', () => {
    rememberReturn('/tenderee/projectEdit?id=5#goods', '7');
    signIn('7');
    expect(takeReturnPath()).toBe('/tenderee/projectEdit?id=5#goods');
  });

  test('another account begins at its home page', () => {
    rememberReturn('/tenderee/projectEdit?id=5', '7');
    signIn('8');
    expect(takeReturnPath()).toBe('/wel/index');
  });

  test('a link that was followed before signing in is for whoever signs in', () => {
    rememberReturn('/info/password?from=mail');
    signIn('8');
    expect(takeReturnPath()).toBe('/info/password?from=mail');
  });
});
