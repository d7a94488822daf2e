import type { FieldDescriptor } from '../descriptor.ts';
import {
  anywhere,
  clearable,
  common,
  endings,
  filterable,
  isMultiple,
  placeholder,
  setting,
  size,
  treeOfOptions,
  treeOptions,
} from '../pieces.ts';
import { printPath } from '../prints.ts';
import { checkPath } from '../values.ts';

export const cascaderField: FieldDescriptor = {
  type: 'cascader',
  group: 'choice',
  label: { zh: '级联选择器', en: 'Cascade' },
  icon: 'ApartmentOutlined',
  defaults: { ...common, ...treeOfOptions, showAllLevels: true, separator: '/' },
  panel: [
    treeOptions,
    placeholder,
    setting('flag', 'showAllLevels', { zh: '显示完整路径', en: 'Show the whole path' }),
    setting('text', 'separator', { zh: '分隔符', en: 'Separator' }),
    isMultiple,
    clearable,
    filterable,
    size,
    ...endings,
  ],
  valueKind: 'path',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printPath,
  check: checkPath,
};
