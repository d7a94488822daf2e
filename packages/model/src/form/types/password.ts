import type { FieldDescriptor } from '../descriptor.ts';
import { append, common, endings, isReadonly, maxlength, pattern, placeholder, prepend } from '../pieces.ts';
import { printHidden } from '../prints.ts';
import { checkText } from '../values.ts';

/** It never has a default: a form is no place for a secret. */
export const passwordField: FieldDescriptor = {
  type: 'password',
  group: 'input',
  label: { zh: '密码', en: 'Password' },
  icon: 'LockOutlined',
  defaults: common,
  panel: [placeholder, prepend, append, maxlength, isReadonly, pattern, ...endings],
  valueKind: 'text',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printHidden,
  check: checkText(200),
};
