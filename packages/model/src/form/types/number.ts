import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  boundAt,
  choice,
  common,
  endings,
  isReadonly,
  kept,
  placeholder,
  valueDefault,
  whole,
} from '../pieces.ts';
import { printNumber } from '../prints.ts';
import { checkNumber } from '../values.ts';

/** Old forms call its bounds minRows and maxRows. */
export const numberField: FieldDescriptor = {
  type: 'number',
  group: 'input',
  label: { zh: '计数器', en: 'Number' },
  icon: 'NumberOutlined',
  defaults: { ...common, controls: true },
  panel: [
    placeholder,
    valueDefault,
    { kind: 'number', key: 'min', label: { zh: '最小值', en: 'Least' } },
    {
      kind: 'number',
      key: 'max',
      label: { zh: '最大值', en: 'Most' },
      bounds: (props) => ({ min: boundAt(props, 'min', -Infinity) }),
    },
    { kind: 'number', key: 'step', label: { zh: '步长', en: 'Step' }, bounds: () => ({ min: 0 }) },
    whole('precision', { zh: '精度', en: 'Decimals' }, { min: 0, max: 10 }),
    kept(
      choice(
        'controlsPosition',
        { zh: '按钮位置', en: 'Buttons' },
        { '': { zh: '两侧', en: 'Both sides' }, right: { zh: '右侧', en: 'Right' } },
      ),
    ),
    isReadonly,
    ...endings,
  ],
  valueKind: 'number',
  canNestIn: anywhere,
  isOffered: true,
  aliases: { min: ['min', 'minRows'], max: ['max', 'maxRows'] },
  toPrint: printNumber,
  check: checkNumber,
};
