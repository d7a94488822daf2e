import { expect, test } from 'vitest';
import { patienceUnder, whenOver } from './patience.ts';

test.each([
  ['a quiet machine', 0.5, 10_000],
  ['a machine whose cores are all taken', 2, 10_000],
  ['a machine with four times as much to do', 8, 40_000],
  ['a machine that is drowned', 100, 60_000],
  ['a system that does not tell', 0, 10_000],
])('on %s a thread of ten seconds may take its time', (_machine, load, ms) => {
  expect(patienceUnder(10_000, { load, cores: 2 })).toBe(ms);
});

test('patience ends once, and not at all where it was called off', async () => {
  let ended = 0;
  await new Promise<void>((resolve) => {
    whenOver(20, () => {
      ended += 1;
      resolve();
    });
  });
  whenOver(20, () => (ended += 1))();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ended).toBe(1);
});
