import type { FieldDescriptor } from '../descriptor.ts';
import { common, endings, placeholder } from '../pieces.ts';
import { printPlace } from '../prints.ts';
import { checkPlace } from '../values.ts';

export const mapField: FieldDescriptor = {
  type: 'map',
  group: 'plugin',
  label: { zh: '坐标拾取器', en: 'Place' },
  icon: 'EnvironmentOutlined',
  defaults: { ...common, component: 'map' },
  panel: [placeholder, ...endings],
  valueKind: 'place',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printPlace,
  check: checkPlace,
};
