import { drawOrder } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { drawHashes } from './draw-hashes.ts';

const experts = Array.from({ length: 200 }, (_, place) => String(119_000_000_000_000_000 + place * 4096));
const times = 100_000;
const drawn = 5;

test('of two hundred experts each is drawn as often as any other, in a hundred thousand draws of five', () => {
  const counts = new Map(experts.map((id) => [id, 0]));
  for (let number = 0; number < times; number += 1) {
    const seed = drawHashes.sha256(`draw ${number}`);
    for (const { id } of drawOrder(drawHashes, { candidates: experts, seed, round: 1 }).slice(0, drawn))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const expected = (times * drawn) / experts.length;
  const spread = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // Who was drawn is not drawn again in the same draw, which makes the spread smaller by this much.
  const chiSquared = spread / ((experts.length - drawn) / (experts.length - 1));
  process.stdout.write(`chi-squared ${chiSquared.toFixed(1)} with ${experts.length - 1} degrees of freedom\n`);
  // 266 is passed once in a thousand; the seeds are always the same.
  expect(chiSquared).toBeLessThan(266);
}, 600_000);
