import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  choiceLimit,
  clearable,
  common,
  endings,
  filterable,
  isMultiple,
  options,
  placeholder,
  size,
  threeOptions,
  valueDefault,
} from '../pieces.ts';
import { printChoice } from '../prints.ts';
import { checkChoice } from '../values.ts';

export const selectField: FieldDescriptor = {
  type: 'select',
  group: 'choice',
  label: { zh: '下拉选择器', en: 'Select' },
  icon: 'DownSquareOutlined',
  defaults: { ...common, ...threeOptions },
  panel: [options, placeholder, valueDefault, isMultiple, choiceLimit, clearable, filterable, size, ...endings],
  valueKind: 'choice',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printChoice,
  check: checkChoice,
};
