import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, boundAt, common, endings, setting, valueDefault } from '../pieces.ts';
import { printNumber } from '../prints.ts';
import { checkNumber } from '../values.ts';

/** The old tool spells it silder. */
export const sliderField: FieldDescriptor = {
  type: 'slider',
  group: 'other',
  label: { zh: '滑块', en: 'Slider' },
  icon: 'SlidersOutlined',
  defaults: { ...common, min: 0, max: 10, step: 1 },
  panel: [
    {
      kind: 'number',
      key: 'min',
      label: { zh: '最小值', en: 'Least' },
      bounds: (props) => ({ min: 0, max: boundAt(props, 'max', 10) - 1 }),
    },
    {
      kind: 'number',
      key: 'max',
      label: { zh: '最大值', en: 'Most' },
      bounds: (props) => ({ min: boundAt(props, 'min', 0) + 1 }),
    },
    {
      kind: 'number',
      key: 'step',
      label: { zh: '步长', en: 'Step' },
      bounds: (props) => ({ min: 1, max: boundAt(props, 'max', 10) - boundAt(props, 'min', 0) }),
    },
    valueDefault,
    setting('flag', 'showStops', { zh: '显示间断点', en: 'Show stops' }),
    setting('flag', 'showInput', { zh: '显示输入框', en: 'Show entry' }),
    ...endings,
  ],
  valueKind: 'number',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printNumber,
  check: checkNumber,
};
