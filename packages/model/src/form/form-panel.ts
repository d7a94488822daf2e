import type { PanelItem } from './descriptor.ts';
import type { JsonObject } from './model.ts';
import { choice, kept, setting } from './pieces.ts';

const sizes = {
  medium: { zh: '中等', en: 'Medium' },
  small: { zh: '小', en: 'Small' },
  mini: { zh: '迷你', en: 'Mini' },
};

/** Settings of the whole form. */
export const formPanel: readonly PanelItem[] = [
  choice(
    'labelPosition',
    { zh: '标签位置', en: 'Labels' },
    { left: { zh: '左对齐', en: 'Left' }, right: { zh: '右对齐', en: 'Right' }, top: { zh: '顶部', en: 'Above' } },
  ),
  {
    kind: 'number',
    key: 'labelWidth',
    label: { zh: '标签宽度', en: 'Width of labels' },
    step: 10,
    bounds: () => ({ min: 80, max: 200 }),
  },
  setting('text', 'labelSuffix', { zh: '标签后缀', en: 'Behind labels' }),
  {
    kind: 'number',
    key: 'gutter',
    label: { zh: '栅格间隔', en: 'Gutter' },
    step: 5,
    bounds: () => ({ min: 0, max: 60 }),
  },
  kept(setting('flag', 'menuBtn', { zh: '显示按钮', en: 'Buttons' })),
  choice(
    'menuPosition',
    { zh: '按钮位置', en: 'Buttons stand' },
    { left: { zh: '左', en: 'Left' }, center: { zh: '中', en: 'Centre' }, right: { zh: '右', en: 'Right' } },
  ),
  // A form without it could not be handed in.
  kept(setting('flag', 'submitBtn', { zh: '提交按钮', en: 'Submit button' })),
  setting('text', 'submitText', { zh: '提交按钮文字', en: 'Its text' }),
  choice('submitSize', { zh: '提交按钮尺寸', en: 'Its size' }, sizes),
  setting('flag', 'emptyBtn', { zh: '清空按钮', en: 'Clear button' }),
  setting('text', 'emptyText', { zh: '清空按钮文字', en: 'Its text' }),
  choice('emptySize', { zh: '清空按钮尺寸', en: 'Its size' }, sizes),
];

/** What a new form starts with. */
export const newForm: JsonObject = {
  column: [],
  labelPosition: 'left',
  labelWidth: 120,
  gutter: 0,
  menuBtn: false,
  submitBtn: false,
  submitText: '提交',
  submitSize: 'medium',
  emptyBtn: false,
  emptyText: '清空',
  emptySize: 'medium',
  menuPosition: 'center',
};
