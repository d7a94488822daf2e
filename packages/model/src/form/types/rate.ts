import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, endings, setting, valueDefault, whole } from '../pieces.ts';
import { printRate } from '../prints.ts';
import { checkNumber } from '../values.ts';

export const rateField: FieldDescriptor = {
  type: 'rate',
  group: 'other',
  label: { zh: '评价', en: 'Rating' },
  icon: 'StarOutlined',
  defaults: {
    ...common,
    max: 5,
    valueDefault: 0,
    texts: ['极差', '失望', '一般', '满意', '惊喜'],
    colors: ['#99A9BF', '#F7BA2A', '#FF9900'],
  },
  panel: [
    whole('max', { zh: '最大值', en: 'Most' }, { min: 1, max: 20 }),
    valueDefault,
    setting('flag', 'showText', { zh: '显示辅助文字', en: 'Show words' }),
    { kind: 'texts', of: 'text', key: 'texts', label: { zh: '辅助文字', en: 'Words' } },
    { kind: 'texts', of: 'colour', key: 'colors', label: { zh: '颜色', en: 'Colours' } },
    ...endings,
  ],
  valueKind: 'number',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printRate,
  check: checkNumber,
};
