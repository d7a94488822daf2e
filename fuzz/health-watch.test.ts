import { expect, test } from 'vitest';
import { keepBeats } from './health-watch.ts';

test('of a night of beats the last minutes are kept, and the worst of all is known', () => {
  const beats = keepBeats();
  for (let at = 0; at < 500_000; at += 1)
    beats.add({ from: at * 50, to: at * 50 + (at === 1_234 ? 700 : 3), ok: true });
  expect(beats.kept()).toBeLessThan(8_000);
  expect(beats.worstMs()).toBe(700);
  expect(beats.worstSince(499_900 * 50)).toBe(3);
});
