import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, endings, options, valueDefault } from '../pieces.ts';
import { printSwitch } from '../prints.ts';
import { checkSwitch } from '../values.ts';

/** It starts at 0 and offers texts: its values are compared as texts. */
export const switchField: FieldDescriptor = {
  type: 'switch',
  group: 'other',
  label: { zh: '开关', en: 'Switch' },
  icon: 'SwapOutlined',
  defaults: {
    ...common,
    valueDefault: 0,
    dicData: [
      { label: '', value: '0' },
      { label: '', value: '1' },
    ],
  },
  panel: [options, valueDefault, ...endings],
  valueKind: 'choice',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printSwitch,
  check: checkSwitch,
};
