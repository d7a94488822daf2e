import type { FieldDescriptor } from '../descriptor.ts';
import { anywhere, common, isDisplayed } from '../pieces.ts';
import { printAny } from '../prints.ts';

/** A component of another system: kept as it is, shown as a place. */
export const customField: FieldDescriptor = {
  type: 'custom',
  group: 'other',
  label: { zh: '自定义组件', en: 'Unknown' },
  icon: 'QuestionCircleOutlined',
  defaults: common,
  panel: [isDisplayed],
  valueKind: 'any',
  canNestIn: anywhere,
  isOffered: false,
  toPrint: printAny,
  check: () => undefined,
};
