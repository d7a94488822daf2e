import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  boundAt,
  common,
  endings,
  hasBorder,
  kept,
  options,
  setting,
  size,
  threeOptions,
  valueDefault,
} from '../pieces.ts';
import { printChoice } from '../prints.ts';
import { checkChoices } from '../values.ts';

export const checkboxField: FieldDescriptor = {
  type: 'checkbox',
  group: 'choice',
  label: { zh: '多选框组', en: 'Some of' },
  icon: 'CheckSquareOutlined',
  defaults: { ...common, ...threeOptions },
  panel: [
    options,
    valueDefault,
    kept(hasBorder),
    kept(setting('flag', 'button', { zh: '按钮样式', en: 'As buttons' })),
    { kind: 'number', key: 'min', label: { zh: '最少选择', en: 'Fewest' }, isWhole: true, bounds: () => ({ min: 0 }) },
    {
      kind: 'number',
      key: 'max',
      label: { zh: '最多选择', en: 'Most' },
      isWhole: true,
      bounds: (props) => ({ min: boundAt(props, 'min', 0) }),
    },
    kept(size),
    ...endings,
  ],
  valueKind: 'choices',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printChoice,
  check: checkChoices,
};
