import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, clearable, common, endings, isMultiple, placeholder, whole } from '../pieces.ts';
import { printNamed } from '../prints.ts';
import { checkNamed } from '../values.ts';

/** Ours: old forms have none. */
export const userField: FieldDescriptor = {
  type: 'user',
  group: 'person',
  label: { zh: '人员选择', en: 'Person' },
  icon: 'UserOutlined',
  defaults: common,
  panel: [
    placeholder,
    isMultiple,
    whole('limit', { zh: '最多人数', en: 'Most' }, { min: 1, max: 50 }),
    clearable,
    ...endings,
  ],
  valueKind: 'named',
  canNestIn: anywhere,
  isOffered: true,
  toPrint: printNamed,
  check: checkNamed,
};
