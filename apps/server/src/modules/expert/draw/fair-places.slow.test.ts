import { allot, drawOrder } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { drawHashes } from '../../../platform/audit/index.ts';

const candidates = Array.from({ length: 200 }, (_, place) => ({
  id: String(119_000_000_000_000_000 + place * 4096),
  unit: `unit ${place}`,
  conditions: [1],
}));
const ids = candidates.map(({ id }) => id);
// That the order is fair is shown by fair-draw.slow.test.ts; here, that giving out the places keeps it so.
const times = 20_000;
const count = 5;

test('of two hundred experts each gets a place as often as any other, in twenty thousand draws', () => {
  const counts = new Map(ids.map((id) => [id, 0]));
  const needs = [{ conditionNo: 1, count, alternates: 0 }];
  for (let number = 0; number < times; number += 1) {
    const seed = drawHashes.sha256(`draw of experts ${number}`);
    const order = drawOrder(drawHashes, { candidates: ids, seed, round: 1 });
    for (const { id } of allot(order, { candidates, needs, heldUnits: [], perUnit: 1 }))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const expected = (times * count) / ids.length;
  const spread = [...counts.values()].reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  // Who was drawn is not drawn again in the same draw, which makes the spread smaller by this much.
  const chiSquared = spread / ((ids.length - count) / (ids.length - 1));
  process.stdout.write(`chi-squared ${chiSquared.toFixed(1)} with ${ids.length - 1} degrees of freedom\n`);
  // 266 is passed once in a thousand; the seeds are always the same.
  expect(chiSquared).toBeLessThan(266);
}, 600_000);
