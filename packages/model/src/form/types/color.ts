import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, endings, placeholder, valueDefault } from '../pieces.ts';
import { printText } from '../prints.ts';
import { checkColour, checkText } from '../values.ts';

export const colorField: FieldDescriptor = {
  type: 'color',
  group: 'other',
  label: { zh: '颜色选择器', en: 'Colour' },
  icon: 'BgColorsOutlined',
  defaults: common,
  panel: [placeholder, valueDefault, ...endings],
  valueKind: 'text',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printText,
  check: (value, field) => checkText(64)(value, field) ?? checkColour(value, field),
};
