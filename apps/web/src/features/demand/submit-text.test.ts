import { fill } from '@zhaocai/model/kit/text';
import { expect, test } from 'vitest';
import type { Translate } from '../../kit/text/language.ts';
import { submitText } from './submit-text.ts';

const t: Translate = ({ zh }, parameters = {}) => fill(zh, parameters);

test('who hands in a demand whose lines come to less than its budget is told by how much', () => {
  expect(submitText(t, { budget: '150000.00', sum: '1.00' })).toMatch(
    /^明细合计 1\.00 元，比需求预算少 149,999\.00 元，请确认预算无误。提交后/,
  );
  for (const sum of ['150000.00', '150000'])
    expect(submitText(t, { budget: '150000.00', sum })).toMatch(/^提交后由他人确认/);
});
