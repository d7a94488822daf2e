import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, endings, placeholder } from '../pieces.ts';
import { printText } from '../prints.ts';
import { checkText } from '../values.ts';

export const iconField: FieldDescriptor = {
  type: 'icon',
  group: 'plugin',
  label: { zh: '图标', en: 'Icon' },
  icon: 'SmileOutlined',
  defaults: common,
  panel: [placeholder, ...endings],
  valueKind: 'text',
  canNestIn: anywhere,
  isOffered: false,
  toPrint: printText,
  check: checkText(200),
};
