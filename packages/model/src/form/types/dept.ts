import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, clearable, common, endings, isMultiple, placeholder, whole } from '../pieces.ts';
import { printNamed } from '../prints.ts';
import { checkNamed } from '../values.ts';

/** Ours: old forms have none. */
export const deptField: FieldDescriptor = {
  type: 'dept',
  group: 'person',
  label: { zh: '部门选择', en: 'Department' },
  icon: 'TeamOutlined',
  defaults: common,
  panel: [
    placeholder,
    isMultiple,
    whole('limit', { zh: '最多个数', en: 'Most' }, { min: 1, max: 50 }),
    clearable,
    ...endings,
  ],
  valueKind: 'named',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printNamed,
  check: checkNamed,
};
