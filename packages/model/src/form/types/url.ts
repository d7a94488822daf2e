import type { FieldDescriptor } from '../descriptor.ts';
import { common, endings, placeholder, whole } from '../pieces.ts';
import { printTexts } from '../prints.ts';
import { checkLinks } from '../values.ts';

export const urlField: FieldDescriptor = {
  type: 'url',
  group: 'input',
  label: { zh: '超链接', en: 'Links' },
  icon: 'LinkOutlined',
  defaults: common,
  panel: [placeholder, whole('limit', { zh: '最多个数', en: 'Most' }, { min: 1, max: 100 }), ...endings],
  valueKind: 'texts',
  canNestIn: ['group'],
  isOffered: false,
  toPrint: printTexts,
  check: checkLinks,
};
