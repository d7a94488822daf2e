import { afterEach, expect, test } from 'vitest';
import { accessToken, dropTokens, isTokenOld, keepTokens, refreshTokenOf } from './tokens.ts';

afterEach(dropTokens);

test('[R149] tokens live in cookies named after the client', () => {
  keepTokens({ access: '100001.a', refresh: '100001.r' });
  expect(document.cookie).toContain('saber-access-token=100001.a');
  expect([accessToken(), refreshTokenOf()]).toEqual(['100001.a', '100001.r']);
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
