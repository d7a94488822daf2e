import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('common passwords', () => {
  test.each([
    '',
    '123456',
    '12345678',
    'password',
    'Password1',
    'Admin@123',
    'admin123',
    'Abc123456',
    'QWERTY',
    '1qaz2wsx',
    'P@ssw0rd',
    'zhaocai2026',
    '888888',
    'a123456',
    'woaini520',
    'Demo@2026',
  ])('[R152] %j is refused', (password) => {
    expect(isCommonPassword(md5(password), 'somebody')).toBe(true);
  });

  test.each(['wangwei', 'Wangwei', 'wangwei123', 'Wangwei@2026', 'WANGWEI1'])(
    '%j is refused for the account wangwei only',
    (password) => {
      expect(isCommonPassword(md5(password), 'wangwei')).toBe(true);
      expect(isCommonPassword(md5(password), 'lina')).toBe(false);
    },
  );

  test.each(['kestrel-over-7-hills', 'Xk7#mQ2p'])('[R153] %j passes', (password) => {
    expect(isCommonPassword(md5(password), 'wangwei')).toBe(false);
  });
});
