import { expect, test } from 'vitest';
import { createParamCache } from './param-cache.ts';

const place = (now: string) => ({ tenantId: '100001', key: 'a', now: `2026-11-21 10:00:${now}` });
const aCache = () => createParamCache({ maxAgeMs: 5000, capacity: 2 });

test('a value is kept for five seconds, for its tenant alone', () => {
  const cache = aCache();
  cache.put(place('00'), 'x', cache.generation);
  expect(cache.get(place('04'))).toBe('x');
  expect(cache.get(place('05'))).toBeUndefined();
  expect(cache.get({ ...place('01'), tenantId: '200001' })).toBeUndefined();
});

test('what was read before a change does not come back after it', () => {
  const cache = aCache();
  const { generation } = cache;
  cache.clear();
  cache.put(place('00'), 'old', generation);
  expect(cache.get(place('01'))).toBeUndefined();
});
