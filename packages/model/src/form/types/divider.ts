import type { FieldDescriptor } from '../descriptor.ts';
import { choice, common, isDisplayed } from '../pieces.ts';
import { printHeading } from '../prints.ts';

export const dividerField: FieldDescriptor = {
  type: 'divider',
  group: 'layout',
  label: { zh: '分割线', en: 'Divider' },
  icon: 'LineOutlined',
  defaults: common,
  panel: [
    choice(
      'contentPosition',
      { zh: '文字位置', en: 'Text at' },
      { left: { zh: '左', en: 'Left' }, center: { zh: '中', en: 'Centre' }, right: { zh: '右', en: 'Right' } },
    ),
    isDisplayed,
  ],
  valueKind: 'none',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printHeading,
  check: () => undefined,
};
