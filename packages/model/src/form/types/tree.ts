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
import { printChoice } from '../prints.ts';
import { checkChoice } from '../values.ts';

export const treeField: FieldDescriptor = {
  type: 'tree',
  group: 'choice',
  label: { zh: '树形选择器', en: 'Tree' },
  icon: 'BranchesOutlined',
  defaults: { ...common, ...treeOfOptions, parent: true },
  panel: [
    treeOptions,
    placeholder,
    isMultiple,
    setting('flag', 'checkStrictly', { zh: '父子不关联', en: 'Parents apart from children' }),
    clearable,
    filterable,
    size,
    ...endings,
  ],
  valueKind: 'choice',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printChoice,
  check: checkChoice,
};
