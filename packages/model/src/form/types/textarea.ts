import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  common,
  endings,
  isReadonly,
  maxlength,
  pattern,
  placeholder,
  showWordLimit,
  valueDefault,
  whole,
} from '../pieces.ts';
import { printText } from '../prints.ts';
import { checkText } from '../values.ts';

export const textareaField: FieldDescriptor = {
  type: 'textarea',
  group: 'input',
  label: { zh: '多行文本', en: 'Long text' },
  icon: 'AlignLeftOutlined',
  defaults: common,
  panel: [
    placeholder,
    valueDefault,
    maxlength,
    showWordLimit,
    whole('minRows', { zh: '最小行数', en: 'Fewest lines' }, { min: 1, max: 50 }),
    whole('maxRows', { zh: '最大行数', en: 'Most lines' }, { min: 2, max: 100 }),
    isReadonly,
    pattern,
    ...endings,
  ],
  valueKind: 'text',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printText,
  check: checkText(50_000),
};
