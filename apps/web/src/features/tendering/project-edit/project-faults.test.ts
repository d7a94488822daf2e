import { expect, test } from 'vitest';
import type { FormFault } from '../../../kit/large-form/form-faults.ts';
import { blankLine, lineOf, type Line } from '../../../kit/line-table/lines.ts';
import { emptyDraft, itemColumns, newPackage, type ProjectDraft } from './project-draft.ts';
import { budgetCheck, projectFaults } from './project-faults.ts';

const bed = { ...lineOf(itemColumns, { name: '单人床', unit: '张', quantity: '600' }), key: 'line' };
const blank = (key: string): Line => ({ ...blankLine(itemColumns), key });
const saveFaults = (draft: ProjectDraft) => projectFaults(draft, 'save');
const submitFaults = (draft: ProjectDraft) => projectFaults(draft, 'submit');
const complete: ProjectDraft = {
  ...emptyDraft({
    projectNo: 'P-1',
    projectName: '单人床',
    generalBudget: '500000',
    entryEndTime: '2026-11-24 12:00:00',
    bidEndTime: '2026-11-26 12:00:00',
    openTime: '2026-11-26 12:00:00',
  }),
  packages: [
    { key: 'one', values: { packageName: '单人床', budget: '500000', quoteType: 2, maxWinners: 1 }, items: [bed] },
  ],
};
const withValues = (values: object): ProjectDraft => ({ ...complete, values: { ...complete.values, ...values } });
const withItems = (...items: readonly Line[]): ProjectDraft => ({
  ...complete,
  packages: complete.packages.map((one) => ({ ...one, items })),
});
const places = (faults: readonly FormFault[]) => faults.map(({ place }) => place);

test('a complete draft has no faults', () => {
  expect(submitFaults(complete)).toEqual([]);
});

test('each fault names its field, of the project, the package or the line', () => {
  const draft = withItems({ ...bed, cells: { ...bed.cells, quantity: '0' } });
  expect(places(saveFaults({ ...draft, values: { ...draft.values, projectName: '' } }))).toEqual([
    'projectName',
    'line.quantity',
  ]);
});

test('a blank line at the end is no fault', () => {
  expect(saveFaults(withItems(bed, blank('next')))).toEqual([]);
});

test('quoting must not end before the registration, nor the opening lie before it', () => {
  expect(places(saveFaults(withValues({ bidEndTime: '2026-11-24 11:59:00' })))).toEqual(['bidEndTime']);
  expect(places(saveFaults(withValues({ openTime: '2026-11-26 11:59:00' })))).toEqual(['openTime']);
});

test('comparison belongs to own procurement policy', () => {
  expect(places(saveFaults(withValues({ manner: 10, lawRegime: 2 })))).toEqual(['lawRegime']);
});

test('a draft may be saved while its packages do not add up, but not submitted', () => {
  const draft = withValues({ generalBudget: '600000' });
  expect(saveFaults(draft)).toEqual([]);
  expect(submitFaults(draft)[0]?.text.zh).toBe('包预算合计（500,000.00元）与项目预算（600,000.00元）不一致');
});

test('a package without goods lines is not submitted', () => {
  expect(submitFaults(withItems(blank('blank')))[0]).toMatchObject({
    place: 'blank.name',
    text: { zh: '采购包“单人床”没有货物明细' },
  });
});

test('a package that has no name yet is called by its number', () => {
  const unnamed = { ...newPackage(), items: [blank('other')] };
  const text = submitFaults({ ...complete, packages: [...complete.packages, unnamed] }).find(
    ({ place }) => place === 'other.name',
  )?.text;
  expect(text).toEqual({ zh: '第 2 包没有货物明细', en: 'Package 2 has no goods line' });
});

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
