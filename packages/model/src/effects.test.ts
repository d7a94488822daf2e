import { expect, test } from 'vitest';
import { entities } from './catalog.ts';
import type { Entity } from './kit/entity.ts';
import type { Action } from './kit/lifecycle.ts';
import { ledgerOperation } from './ledger/choices.ts';

const all: readonly Entity[] = entities;

const actionsOf = ({ lifecycle }: Entity): [name: string, action: Action][] => Object.entries(lifecycle?.actions ?? {});

/** `budgetPro.adjust`, as the evidence names what is done. */
const acts = new Set([
  ...all.flatMap((entity) => actionsOf(entity).map(([name]) => `${entity.name}.${name}`)),
  ...ledgerOperation.choices.map(({ name }) => `ledgerPosting.${name}`),
]);

test('what an act says that it brings about is an act of something', () => {
  const effects = all.flatMap((entity) =>
    actionsOf(entity).flatMap(([name, { effects = [] }]) =>
      effects.map((one) => ({ by: `${entity.name}.${name}`, one })),
    ),
  );
  expect(effects.length).toBeGreaterThan(40);
  expect(effects.filter(({ one }) => !acts.has(one))).toEqual([]);
});
