import { describe, expect, test } from 'vitest';
import { bearerToken, newSalt, newToken, successorPair, tenantOfToken, tokenHash } from './token.ts';

describe('token', () => {
  test('[R156] a token names its tenant and carries 32 random bytes', () => {
    const token = newToken('100001');
    expect(tenantOfToken(token)).toBe('100001');
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    expect(newToken('100001')).not.toBe(token);
  });

  test.each(['', '100001', '100001.', `10001.${'a'.repeat(43)}`, `100001.${'a'.repeat(42)}'`, `x.${'a'.repeat(43)}`])(
    '%j is no token',
    (text) => {
      expect(tenantOfToken(text)).toBeUndefined();
    },
  );

  test('what is stored does not contain the token', () => {
    const token = newToken('100001');
    expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(tokenHash(token)).not.toContain(token.slice(7, 20));
  });

  test('the same old token and salt give the same pair, any other salt another one', () => {
    const old = newToken('100001');
    const salt = newSalt();
    const pair = successorPair(old, salt);
    expect(successorPair(old, salt)).toEqual(pair);
    expect(successorPair(old, newSalt())).not.toEqual(pair);
    expect(pair.accessToken).not.toBe(pair.refreshToken);
    expect(tenantOfToken(pair.accessToken)).toBe('100001');
    expect(tenantOfToken(pair.refreshToken)).toBe('100001');
  });

  test.each([
    ['bearer abc', 'abc'],
    ['Bearer abc', 'abc'],
    ['BEARER  abc ', 'abc'],
    ['abc', undefined],
    ['crypto abc', undefined],
    ['bearer', undefined],
    [undefined, undefined],
  ])('[R159] the header %j carries the token %j', (header, token) => {
    expect(bearerToken(header)).toBe(token);
  });
});
