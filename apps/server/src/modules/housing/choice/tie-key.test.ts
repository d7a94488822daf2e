import { expect, test } from 'vitest';
import { newSeed, seedHash, tieKeyOf } from './tie-key.ts';

const seed = '2026-11-20T10:00:00+08:00#BATCH-2026-02';

test('the tie keys of the batch of docs/estate.md put U1001 before U1004', () => {
  expect(tieKeyOf(seed, 'U1001')).toBe('50e4ee434c3336a0');
  expect(tieKeyOf(seed, 'U1004')).toBe('c7a6d7d52cb943fd');
  expect(tieKeyOf(seed, 'U1001') < tieKeyOf(seed, 'U1004')).toBe(true);
});

test('a seed is another one each time, and its hash fits it alone', () => {
  const [first, second] = [newSeed('2026-11-20 10:00:00', '批次'), newSeed('2026-11-20 10:00:00', '批次')];
  expect(first).not.toBe(second);
  expect(seedHash(first)).toMatch(/^[0-9a-f]{64}$/);
  expect(seedHash(first)).not.toBe(seedHash(second));
});
