import { expect, test } from 'vitest';
import { saveFaults, submitFaults, type DraftFault } from './draft-faults.ts';
import { blankItem } from './item-lines.ts';
import { emptyDraft, type ProjectDraft } from './project-draft.ts';

const bed = { ...blankItem(), key: 'line', name: '单人床', unit: '张', quantity: '600' };
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
const withItems = (...items: (typeof bed)[]): ProjectDraft => ({
  ...complete,
  packages: complete.packages.map((one) => ({ ...one, items })),
});
const places = (faults: readonly DraftFault[]) => faults.map(({ place }) => place);

test('a complete draft has no faults', () => {
  expect(submitFaults(complete)).toEqual([]);
});

test('each fault names its field, of the project, the package or the line', () => {
  const draft = withItems({ ...bed, quantity: '0' });
  expect(places(saveFaults({ ...draft, values: { ...draft.values, projectName: '' } }))).toEqual([
    'projectName',
    'line.quantity',
  ]);
});

test('a blank line at the end is no fault', () => {
  expect(saveFaults(withItems(bed, { ...blankItem(), key: 'next' }))).toEqual([]);
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
  expect(submitFaults(draft)[0]?.text.zh).toBe('包预算合计（500000.00元）与项目预算（600000元）不一致');
});

test('a package without goods lines is not submitted', () => {
  expect(submitFaults(withItems({ ...blankItem(), key: 'blank' } as typeof bed))[0]).toMatchObject({
    place: 'blank.name',
    text: { zh: '采购包“单人床”没有货物明细' },
  });
});
