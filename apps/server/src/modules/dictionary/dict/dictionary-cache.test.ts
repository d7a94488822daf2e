import { expect, test } from 'vitest';
import { createDictionaryCache, listenForDictionaries } from './dictionary-cache.ts';

const startCache = () => createDictionaryCache<string>({ capacity: 2, maxAgeMs: 60_000 });
const one = { tenantId: '100001', now: '2026-11-20 10:00:00' };
const other = { ...one, tenantId: '100002' };

test('a kept value is asked once, and again when it has grown old', async () => {
  const cache = startCache();
  let asked = 0;
  const load = async () => `answer ${(asked += 1)}`;
  expect(await cache.get(one, 'sex', load)).toBe('answer 1');
  expect(await cache.get(one, 'sex', load)).toBe('answer 1');
  expect(await cache.get({ ...one, now: '2026-11-20 10:01:00' }, 'sex', load)).toBe('answer 2');
});

test('a change of the platform drops what every tenant has, a change of a tenant only its own', async () => {
  const cache = startCache();
  const receivers: ((message: { tenantId: string; kind: string; payload: object }) => void)[] = [];
  listenForDictionaries({ onMessage: (receiver) => void receivers.push(receiver as (typeof receivers)[0]) }, cache);
  const say = (tenantId: string, kind = 'dictionary.changed') => receivers[0]?.({ tenantId, kind, payload: {} });
  const fill = async (text: string) => [
    await cache.get(one, 'sex', async () => text),
    await cache.get(other, 'sex', async () => text),
  ];
  await fill('first');
  say('100001', 'session.forget');
  expect(await fill('second')).toEqual(['first', 'first']);
  say('100001');
  expect(await fill('third')).toEqual(['third', 'first']);
  say('000000');
  expect(await fill('fourth')).toEqual(['fourth', 'fourth']);
});

test('what was read before a change is not kept after it', async () => {
  const cache = startCache();
  const answer = cache.get(one, 'sex', async () => {
    cache.forget('100001');
    return 'old';
  });
  expect(await answer).toBe('old');
  expect(await cache.get(one, 'sex', async () => 'new')).toBe('new');
});

test('beyond its capacity the oldest goes first', async () => {
  const cache = startCache();
  for (const code of ['a', 'b', 'c']) await cache.get(one, code, async () => code);
  expect(await cache.get(one, 'c', async () => 'new')).toBe('c');
  expect(await cache.get(one, 'a', async () => 'new')).toBe('new');
});
