import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';
import type { Fields } from './field.ts';

const label = (zh: string, en: string) => ({ zh, en });
const fields: Fields = {
  budget: { kind: 'money', label: label('预算', 'Budget') },
  kind: {
    kind: 'choice',
    label: label('类别', 'Kind'),
    choices: [
      { value: 1, label: label('货物', 'Goods') },
      { value: 2, label: label('服务', 'Services') },
    ],
  },
  remark: { kind: 'text', label: label('备注', 'Remark'), maxLength: 100 },
  number: { kind: 'text', label: label('编号', 'Number'), maxLength: 10, readOnly: true },
};
const before = { budget: '1000.00', kind: 1, remark: null, number: 'A' };

test('what was changed is said with what it was and is, or by its name', () => {
  const after = { budget: '3000000.00', kind: 2, remark: '急', number: 'B' };
  expect(changedWords(fields, before, after)).toEqual([
    label('预算1,000.00→3,000,000.00元', 'Budget 1,000.00 → 3,000,000.00'),
    label('类别货物→服务', 'Kind Goods → Services'),
    label('备注', 'Remark'),
  ]);
});

test('the same in another form, and what was not sent, is no change', () => {
  expect(changedWords(fields, before, { budget: '1000', kind: '1', remark: '' })).toEqual([]);
});
