import { procedures } from '@zhaocai/model/procedure/procedures';
import { expect, test } from 'vitest';
import { ownOfStep } from './own-of-step.ts';

type Page = Parameters<typeof ownOfStep>[0];

const number = (kind: string, own: string | null) => ({
  code: 'R01',
  kind,
  value: '20',
  unit: '天',
  dayType: 1,
  article: { zh: '', en: '' },
  name: { zh: '递交期限', en: 'Time to submit' },
  isOverridable: false,
  own,
});
const flags = { needBulletin: true, needDeposit: true, needExpert: true, needAgent: false };
const pageOf = (numbers: readonly object[]) => ({ method: flags, numbers }) as unknown as Page;

test('the picture of a method marks at each step what the buyer has set, and at the others nothing', () => {
  const page = pageOf([number('quotePeriod', '25'), number('noticePeriod', null), number('salePeriod', '20')]);
  const marks = procedures.openTender.steps.flatMap((step) => ownOfStep(page, step).map(({ zh }) => [step.name, zh]));
  expect(marks).toEqual([
    ['submit', '收取保证金'],
    ['submit', '递交期限 25自然日'],
    ['evaluate', '抽取专家'],
  ]);
});
