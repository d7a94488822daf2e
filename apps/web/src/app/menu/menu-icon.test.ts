import { menuSeeds, type MenuSeed } from '@zhaocai/model';
import { expect, test } from 'vitest';
import { usualIcons } from './menu-icon.tsx';
import { moreIcons } from './more-menu-icons.ts';

const allOf = (seeds: readonly MenuSeed[]): readonly MenuSeed[] =>
  seeds.flatMap((seed) => [seed, ...allOf(seed.children ?? [])]);

test('every menu has the icon that it names', () => {
  const named = new Set(allOf(menuSeeds).map(({ icon }) => icon));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((name) => !(name in usualIcons) && !(name in moreIcons))).toEqual([]);
});

test('no icon stands in both tables', () => {
  expect(Object.keys(moreIcons).filter((name) => name in usualIcons)).toEqual([]);
});
