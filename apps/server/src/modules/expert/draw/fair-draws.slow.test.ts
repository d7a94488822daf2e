import { allot, drawOrder } from '@zhaocai/model';
import { beforeAll, expect, test } from 'vitest';
import { drawHashes } from '../../../platform/audit/index.ts';

const candidates = Array.from({ length: 200 }, (_, place) => ({
  id: String(119_000_000_000_000_000 + place * 4096),
  unit: `unit ${place}`,
  conditions: [1],
}));
const ids = candidates.map(({ id }) => id);
const times = 100_000;
/** Giving out the places keeps the order's fairness: fewer of the same draws tell that. */
const timesWithPlaces = 20_000;
const count = 5;
const needs = [{ conditionNo: 1, count, alternates: 0 }];

/** How often each was among the first of the order, and how often he was given a place. */
const first = new Map(ids.map((id) => [id, 0]));
const placed = new Map(ids.map((id) => [id, 0]));
const add = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

beforeAll(() => {
  for (let number = 0; number < times; number += 1) {
    const seed = drawHashes.sha256(`draw ${number}`);
    const order = drawOrder(drawHashes, { candidates: ids, seed, round: 1 });
    for (const { id } of order.slice(0, count)) add(first, id);
    if (number >= timesWithPlaces) continue;
    for (const { id } of allot(order, { candidates, needs, heldUnits: [], perUnit: 1 })) add(placed, id);
  }
}, 600_000);

/** 266 is passed once in a thousand; the seeds are always the same. */
function expectFair(counts: ReadonlyMap<string, number>, draws: number): void {
  const drawn = [...counts.values()];
  expect(drawn.reduce((sum, one) => sum + one, 0)).toBe(draws * count);
  const expected = (draws * count) / ids.length;
  const spread = drawn.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  // Who was drawn is not drawn again in the same draw, which makes the spread smaller by this much.
  const chiSquared = spread / ((ids.length - count) / (ids.length - 1));
  process.stdout.write(`chi-squared ${chiSquared.toFixed(1)} with ${ids.length - 1} degrees of freedom\n`);
  expect(drawn.length).toBe(ids.length);
  expect(chiSquared).toBeLessThan(266);
}

test('of two hundred experts each is drawn as often as any other, in a hundred thousand draws of five', () => {
  expectFair(first, times);
});

test('of two hundred experts each gets a place as often as any other, in twenty thousand draws', () => {
  expectFair(placed, timesWithPlaces);
});
