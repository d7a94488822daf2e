import { describe, expect, test } from 'vitest';
import { createSessionCache } from './session-cache.ts';
import { aSessionUser } from './session-user-sample.ts';

const noon = '2026-11-20 12:00:00';
const expireTime = '2026-11-20 13:00:00';
const found = (user: Parameters<typeof aSessionUser>[0], readAtMs = 0) => ({
  user: aSessionUser(user),
  expireTime,
  readAtMs,
});

function aCache(capacity = 100) {
  const clock = { ms: 0 };
  return { clock, cache: createSessionCache({ maxAgeMs: 5000, capacity, monotonicMs: () => clock.ms }) };
}

describe('session cache', () => {
  test('an entry serves for five seconds and no longer', () => {
    const { cache, clock } = aCache();
    cache.put('a', found({}), cache.generation);
    clock.ms = 4999;
    expect(cache.get('a', noon)?.account).toBe('buyer');
    clock.ms = 5000;
    expect(cache.get('a', noon)).toBeUndefined();
  });

  test('an entry is as old as the oldest part of what it says', () => {
    const { cache, clock } = aCache();
    clock.ms = 3000;
    cache.put('a', found({}, 1000), cache.generation);
    clock.ms = 5999;
    expect(cache.get('a', noon)).toBeDefined();
    clock.ms = 6000;
    expect(cache.get('a', noon)).toBeUndefined();
  });

  test('an entry never outlives its token', () => {
    const { cache } = aCache();
    cache.put('a', found({}), cache.generation);
    expect(cache.get('a', expireTime)).toBeUndefined();
  });

  test('beyond its capacity the oldest entry goes', () => {
    const { cache } = aCache(2);
    for (const hash of ['a', 'b', 'c']) cache.put(hash, found({}), cache.generation);
    expect(cache.size).toBe(2);
    expect(cache.get('a', noon)).toBeUndefined();
    expect(cache.get('c', noon)).toBeDefined();
  });

  test('forgetting a user drops all his sessions and nobody else', () => {
    const { cache } = aCache();
    const put = (hash: string, tenantId: string, userId: string) =>
      cache.put(hash, found({ tenantId, userId }), cache.generation);
    put('a', '100001', '7');
    put('b', '100001', '7');
    put('c', '100001', '8');
    put('d', '300001', '7');
    cache.forget({ tenantId: '100001', userId: '7' });
    expect(['a', 'b', 'c', 'd'].filter((hash) => cache.get(hash, noon))).toEqual(['c', 'd']);
    cache.forget({ tenantId: '100001' });
    expect(['c', 'd'].filter((hash) => cache.get(hash, noon))).toEqual(['d']);
  });

  test('what was looked up before a drop does not come back after it', () => {
    const { cache } = aCache();
    const before = cache.generation;
    cache.forget({ tenantId: '100001' });
    cache.put('a', found({}), before);
    expect(cache.get('a', noon)).toBeUndefined();
  });
});
