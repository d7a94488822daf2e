import { afterEach, expect, test, vi } from 'vitest';
import { accessToken, dropTokens, isTokenOld, keepTokens, refreshTokenOf } from './tokens.ts';

afterEach(dropTokens);

test('[R149] tokens are in no cookie: one that an earlier version left goes with the next sign-in', () => {
  document.cookie = 'saber-access-token=100001.old; Path=/';
  document.cookie = 'saber-refresh-token=100001.older; Path=/';
  keepTokens({ access: '100001.a', refresh: '100001.r' });
  expect(document.cookie).not.toContain('100001');
  expect([accessToken(), refreshTokenOf()]).toEqual(['100001.a', '100001.r']);
});

test('tokens that nobody exchanged for a week are none', () => {
  keepTokens({ access: '100001.a', refresh: '100001.r' });
  vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000 + 1 });
  expect([accessToken(), refreshTokenOf()]).toEqual([undefined, undefined]);
  vi.useRealTimers();
});

test('[R148] a pair is exchanged once it is 3000 s old', () => {
  keepTokens({ access: 'a', refresh: 'r' });
  expect(isTokenOld(Date.now() + 2_990_000)).toBe(false);
  expect(isTokenOld(Date.now() + 3_000_001)).toBe(true);
});

test('nothing is left of dropped tokens', () => {
  keepTokens({ access: 'a', refresh: 'r' });
  dropTokens();
  expect([accessToken(), refreshTokenOf()]).toEqual([undefined, undefined]);
});

test('[R449] a pair is exchanged after 3000 s', () => {
  keepTokens({ access: 'a', refresh: 'r' });
  const issued = Date.now();
  expect([isTokenOld(issued + 2_999_000), isTokenOld(issued + 3_000_001)]).toEqual([false, true]);
});
