import type { FieldDescriptor } from '../descriptor.ts';
import { isDisplayed, setting } from '../pieces.ts';
import { printHeading } from '../prints.ts';

/** Old tools keep groups beside the columns: ours remember where they stood. */
export const groupField: FieldDescriptor = {
  type: 'group',
  group: 'layout',
  label: { zh: '分组', en: 'Group' },
  icon: 'GroupOutlined',
  defaults: { display: true, arrow: false, collapse: true },
  panel: [
    setting('flag', 'arrow', { zh: '可折叠', en: 'Can be folded' }),
    setting('flag', 'collapse', { zh: '默认展开', en: 'Starts open' }),
    isDisplayed,
  ],
  valueKind: 'none',
  canNestIn: [],
  isOffered: true,
  toPrint: printHeading,
  check: () => undefined,
};
