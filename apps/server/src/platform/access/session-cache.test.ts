import { describe, expect, test } from 'vitest';
import { createSessionCache } from './session-cache.ts';
import { aSessionUser } from './session-user-sample.ts';

const noon = '2026-11-20 12:00:00';
const expireTime = '2026-11-20 13:00:00';

function aCache(capacity = 100) {
  const clock = { ms: 0 };
  return { clock, cache: createSessionCache({ maxAgeMs: 5000, capacity, monotonicMs: () => clock.ms }) };
}

describe('session cache', () => {
  test('an entry serves for five seconds and no longer', () => {
    const { cache, clock } = aCache();
    cache.put('a', { user: aSessionUser({}), expireTime }, cache.generation);
    clock.ms = 4999;
    expect(cache.get('a', noon)?.account).toBe('buyer');
    clock.ms = 5000;
    expect(cache.get('a', noon)).toBeUndefined();
  });

  test('an entry never outlives its token', () => {
    const { cache } = aCache();
    cache.put('a', { user: aSessionUser({}), expireTime }, cache.generation);
    expect(cache.get('a', expireTime)).toBeUndefined();
  });

  test('beyond its capacity the oldest entry goes', () => {
    const { cache } = aCache(2);
    for (const hash of ['a', 'b', 'c']) cache.put(hash, { user: aSessionUser({}), expireTime }, cache.generation);
    expect(cache.size).toBe(2);
    expect(cache.get('a', noon)).toBeUndefined();
    expect(cache.get('c', noon)).toBeDefined();
  });

  test('forgetting a user drops all his sessions and nobody else', () => {
    const { cache } = aCache();
    const put = (hash: string, tenantId: string, userId: string) =>
      cache.put(hash, { user: aSessionUser({ tenantId, userId }), expireTime }, cache.generation);
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
    cache.put('a', { user: aSessionUser({}), expireTime }, before);
    expect(cache.get('a', noon)).toBeUndefined();
  });
});
