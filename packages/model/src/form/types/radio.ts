import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, endings, hasBorder, options, size, threeOptions, valueDefault } from '../pieces.ts';
import { printChoice } from '../prints.ts';
import { checkChoice } from '../values.ts';

export const radioField: FieldDescriptor = {
  type: 'radio',
  group: 'choice',
  label: { zh: '单选框组', en: 'One of' },
  icon: 'CheckCircleOutlined',
  defaults: { ...common, ...threeOptions },
  panel: [options, valueDefault, hasBorder, size, ...endings],
  valueKind: 'choice',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printChoice,
  check: checkChoice,
};
