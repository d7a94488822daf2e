import { describe, expect, test } from 'vitest';
import { projectLifecycle } from './project-lifecycle.ts';
import { isShelfByClock, projectShelves, shelvesOf, stagesOf, type ShelfName } from './project-shelves.ts';

describe.each(Object.entries(shelvesOf))('the list of a %s', (_kind, shelves) => {
  const ofStages = shelves.filter((name) => stagesOf(name).length > 0);

  test('has every stage that its reader can meet on one shelf of stages, and on no other', () => {
    const met = projectLifecycle.choices
      .map(({ name }) => ofStages.filter((shelf) => stagesOf(shelf).includes(name)).length)
      .filter((count) => count > 0);
    expect(new Set(met)).toEqual(new Set([1]));
  });

  test('shows the shelves of the clock last', () => {
    const names: readonly ShelfName[] = shelves;
    expect(names.slice(-2).every(isShelfByClock)).toBe(true);
    expect(names.slice(0, -2).some(isShelfByClock)).toBe(false);
  });
});

test('a buyer meets every stage on a shelf', () => {
  const shelved = shelvesOf.buyer.flatMap((name) => stagesOf(name));
  expect(projectLifecycle.choices.map(({ name }) => name).filter((name) => !shelved.includes(name))).toEqual([]);
});

test('no shelf that is shown is one that nothing can lie on', () => {
  const empty = Object.entries(projectShelves).filter(([, shelf]) => 'stages' in shelf && shelf.stages.length === 0);
  const shown = Object.values(shelvesOf).flat();
  expect(empty.filter(([name]) => shown.some((one) => one === name))).toEqual([]);
});
