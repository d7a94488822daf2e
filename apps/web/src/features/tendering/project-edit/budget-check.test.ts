import { expect, test } from 'vitest';
import { budgetCheck } from './budget-check.ts';
import { newPackage } from './project-draft.ts';

const packagesOf = (...budgets: unknown[]) => budgets.map((budget) => ({ ...newPackage(), values: { budget } }));

test('packages that make up the budget to the fen add up', () => {
  const check = budgetCheck({ values: { generalBudget: '0.3' }, packages: packagesOf('0.1', '0.2') });
  expect(check).toEqual({ sum: '0.30', budget: '0.3', difference: '0.00', state: 'equal' });
});

test('what is in no package is left, what is too much is over', () => {
  const values = { generalBudget: '500000' };
  expect(budgetCheck({ values, packages: packagesOf('450000') })).toMatchObject({
    state: 'left',
    difference: '50000.00',
  });
  expect(budgetCheck({ values, packages: packagesOf('450000', '50000.01') })).toMatchObject({
    state: 'over',
    difference: '-0.01',
  });
});

test('an amount that is being typed counts as none and breaks nothing', () => {
  const check = budgetCheck({ values: { generalBudget: '12.345' }, packages: packagesOf('1.', '-5', null, '7') });
  expect(check).toEqual({ sum: '7.00', budget: null, difference: null, state: 'open' });
});
