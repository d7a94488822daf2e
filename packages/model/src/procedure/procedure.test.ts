import { describe, expect, test } from 'vitest';
import { procurementMethod, type RegimeName } from './method.ts';
import { milestonesOf, procedure, stepsUnder } from './procedure.ts';
import { procedures } from './procedures.ts';

const all = Object.entries(procedures).flatMap(([name, one]) =>
  one.regimes.map((regime): readonly [string, RegimeName] => [name, regime]),
);
const sound = {
  method: 'comparison',
  purpose: { zh: '比较', en: 'Compare' },
  submission: 'sealed',
  periods: { ownPolicy: ['quotePeriod'] },
} as const;

describe('a definition that nobody could follow is refused', () => {
  test('a step that comes before the one that it follows', () => {
    expect(() => procedure({ ...sound, steps: ['open', 'publish', 'submit'] })).toThrow('publish cannot be reached');
  });
  test('a period between days that no step brings', () => {
    expect(() => procedure({ ...sound, steps: ['initiate', 'publish'] })).toThrow('quotePeriod speaks of a milestone');
  });
  test('a method under no law', () => {
    expect(() => procedure({ ...sound, steps: ['publish', 'submit'], periods: {} })).toThrow('under no law');
  });
});

test('every method of the API has its procedure', () => {
  expect(Object.keys(procedures)).toEqual(procurementMethod.choices.map(({ name }) => name));
});

test.each(all)(
  '%s under %s leads from initiation to the archive, a stage never before an earlier one',
  (name, regime) => {
    const one = procedures[name as keyof typeof procedures];
    const steps = stepsUnder(one, regime);
    expect(steps[0]?.name).toBe('initiate');
    expect(steps.at(-1)?.name).toBe('archive');
    const stages = steps.map(({ stage }) => stage);
    expect(stages).toEqual(stages.toSorted((left, right) => left - right));
    expect(milestonesOf(one, regime)).toContain('contract');
  },
);
