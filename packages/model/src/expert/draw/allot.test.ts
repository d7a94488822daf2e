import { describe, expect, test } from 'vitest';
import { allot, wantedOf } from './allot.ts';

const person = (id: string, conditions: number[], unit: string | null = id) => ({ id, conditions, unit });
const order = (...ids: string[]) => ids.map((id) => ({ id }));
const none = { heldUnits: [], perUnit: 1 };

describe('the places of a round', () => {
  test('go to the first of the order, then to the alternates', () => {
    const candidates = ['a', 'b', 'c', 'd'].map((id) => person(id, [1]));
    const places = allot(order('c', 'a', 'd', 'b'), {
      candidates,
      needs: [{ conditionNo: 1, count: 2, alternates: 1 }],
      ...none,
    });
    expect(places.map(({ id, recordType, orderNo }) => [id, recordType, orderNo])).toEqual([
      ['c', 1, 1],
      ['a', 1, 2],
      ['d', 2, 3],
    ]);
  });

  test('are taken once, and by whoever meets the condition', () => {
    const candidates = [person('a', [1, 2]), person('b', [1]), person('c', [2])];
    const needs = [
      { conditionNo: 1, count: 1, alternates: 1 },
      { conditionNo: 2, count: 1, alternates: 1 },
    ];
    const places = allot(order('a', 'b', 'c'), { candidates, needs, ...none });
    expect(places.map(({ id, conditionNo }) => [id, conditionNo])).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 1],
    ]);
    expect(wantedOf(needs)).toBe(4);
  });

  test('R30 f: of one employer no more than allowed, those in the committee counted', () => {
    const candidates = [person('a', [1], 'x'), person('b', [1], 'x'), person('c', [1], 'y'), person('d', [1], null)];
    const needs = [{ conditionNo: 1, count: 4, alternates: 0 }];
    const ids = (more: object) =>
      allot(order('a', 'b', 'c', 'd'), { candidates, needs, ...none, ...more }).map(({ id }) => id);
    expect(ids({})).toEqual(['a', 'c', 'd']);
    expect(ids({ perUnit: 2 })).toEqual(['a', 'b', 'c', 'd']);
    expect(ids({ perUnit: 0 })).toEqual(['a', 'b', 'c', 'd']);
    expect(ids({ heldUnits: ['y'] })).toEqual(['a', 'd']);
  });

  test('do not depend on the order in which the pool is listed', () => {
    const candidates = ['a', 'b', 'c', 'd', 'e'].map((id) => person(id, [1]));
    const needs = [{ conditionNo: 1, count: 2, alternates: 2 }];
    const places = (pool: typeof candidates) =>
      allot(order('e', 'b', 'd', 'a', 'c'), { candidates: pool, needs, ...none });
    expect(places(candidates.toReversed())).toEqual(places(candidates));
  });
});
