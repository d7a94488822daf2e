import type { FieldDescriptor } from '../descriptor.ts';
import { common, isDisplayed, setting, valueDefault } from '../pieces.ts';
import { printHeading } from '../prints.ts';

export const titleField: FieldDescriptor = {
  type: 'title',
  group: 'layout',
  label: { zh: '标题', en: 'Title' },
  icon: 'FontColorsOutlined',
  defaults: { ...common, valueDefault: '标题', labelWidth: '0px', styles: { fontSize: '18px', color: '#000' } },
  panel: [
    valueDefault,
    setting('text', 'styles.fontSize', { zh: '字号', en: 'Size' }),
    setting('colour', 'styles.color', { zh: '颜色', en: 'Colour' }),
    isDisplayed,
  ],
  valueKind: 'none',
  canNestIn: ['group'],
  isOffered: true,
  toPrint: printHeading,
  check: () => undefined,
};
