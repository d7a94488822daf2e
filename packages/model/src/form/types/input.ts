import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  append,
  common,
  endings,
  isReadonly,
  maxlength,
  pattern,
  placeholder,
  prepend,
  showWordLimit,
  valueDefault,
} from '../pieces.ts';
import { printText } from '../prints.ts';
import { checkText } from '../values.ts';

export const inputField: FieldDescriptor = {
  type: 'input',
  group: 'input',
  label: { zh: '单行文本', en: 'Text' },
  icon: 'FontSizeOutlined',
  defaults: common,
  panel: [placeholder, valueDefault, prepend, append, maxlength, showWordLimit, isReadonly, pattern, ...endings],
  valueKind: 'text',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printText,
  check: checkText(5_000),
};
