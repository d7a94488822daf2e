import type { FieldDescriptor } from '../descriptor.ts';
import { common, endings, placeholder, whole } from '../pieces.ts';
import { printTexts } from '../prints.ts';
import { checkTexts } from '../values.ts';

export const arrayField: FieldDescriptor = {
  type: 'array',
  group: 'input',
  label: { zh: '数组', en: 'List of texts' },
  icon: 'UnorderedListOutlined',
  defaults: common,
  panel: [placeholder, whole('limit', { zh: '最多个数', en: 'Most' }, { min: 1, max: 100 }), ...endings],
  valueKind: 'texts',
  canNestIn: ['group'],
  isOffered: false,
  toPrint: printTexts,
  check: checkTexts,
};
