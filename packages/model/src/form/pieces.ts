import type { Text } from '../kit/text.ts';
import type { Bounds, PanelItem } from './descriptor.ts';
import { listAt, numberAt } from './json.ts';
import type { JsonObject } from './model.ts';

/** Controls of the settings panel that many kinds of field share. */
export const placeholder = setting('text', 'placeholder', { zh: '占位内容', en: 'Placeholder' });
export const startPlaceholder = setting('text', 'startPlaceholder', { zh: '开始占位内容', en: 'Start placeholder' });
export const endPlaceholder = setting('text', 'endPlaceholder', { zh: '结束占位内容', en: 'End placeholder' });
export const valueDefault: PanelItem = { kind: 'value', key: 'valueDefault', label: { zh: '默认值', en: 'Default' } };
export const prepend = setting('text', 'prepend', { zh: '前缀', en: 'Prefix' });
export const append = setting('text', 'append', { zh: '后缀', en: 'Suffix' });
export const maxlength = whole('maxlength', { zh: '最大长度', en: 'Maximum length' }, { min: 1, max: 50_000 });
export const showWordLimit = setting('flag', 'showWordLimit', { zh: '显示计数', en: 'Show count' });
export const isReadonly = setting('flag', 'readonly', { zh: '只读', en: 'Read only' });
export const isDisabled = setting('flag', 'disabled', { zh: '禁用', en: 'Disabled' });
export const isDisplayed = setting('flag', 'display', { zh: '显示', en: 'Shown' });
export const clearable = setting('flag', 'clearable', { zh: '可清空', en: 'Can be cleared' });
export const filterable = setting('flag', 'filterable', { zh: '可搜索', en: 'Can be searched' });
export const isMultiple = setting('flag', 'multiple', { zh: '多选', en: 'Several' });
export const hasBorder = setting('flag', 'border', { zh: '显示边框', en: 'Border' });
export const tip: PanelItem = { ...setting('text', 'tip', { zh: '提示', en: 'Hint' }), section: 'more' };
export const isRequired: PanelItem = {
  ...setting('flag', 'required', { zh: '必填', en: 'Required' }),
  section: 'check',
};
export const pattern: PanelItem = {
  kind: 'pattern',
  key: 'pattern',
  label: { zh: '正则校验', en: 'Pattern' },
  section: 'check',
};
export const size: PanelItem = {
  kind: 'choice',
  key: 'size',
  label: { zh: '尺寸', en: 'Size' },
  section: 'more',
  options: [
    { value: 'medium', label: { zh: '中等', en: 'Medium' } },
    { value: 'small', label: { zh: '小', en: 'Small' } },
    { value: 'mini', label: { zh: '迷你', en: 'Mini' } },
  ],
};
export const options = optionItem(false);
export const treeOptions = optionItem(true);
export const format = setting('text', 'format', { zh: '显示格式', en: 'Shown as' });
export const valueFormat = setting('text', 'valueFormat', { zh: '值格式', en: 'Kept as' });

/** The multiple choice's limit lies between none and all of its options; an unlimited one is 0. */
export const choiceLimit: PanelItem = {
  kind: 'number',
  key: 'limit',
  label: { zh: '多选限制', en: 'Most' },
  isWhole: true,
  bounds: (props) => (props['dicUrl'] === undefined ? { min: 0, max: listAt(props, 'dicData').length } : { min: 0 }),
};

/** What ends every panel. */
export const endings: readonly PanelItem[] = [isDisabled, isDisplayed, isRequired, tip];

export function setting(kind: 'text' | 'flag' | 'colour', key: string, label: Text): PanelItem {
  return { kind, key, label };
}

export function whole(key: string, label: Text, bounds: Bounds): PanelItem {
  return { kind: 'number', key, label, isWhole: true, bounds: () => bounds };
}

export function choice(key: string, label: Text, values: Readonly<Record<string, Text>>): PanelItem {
  return {
    kind: 'choice',
    key,
    label,
    options: Object.entries(values).map(([value, name]) => ({ value, label: name })),
  };
}

function optionItem(isTree: boolean): PanelItem {
  return {
    kind: 'options',
    key: 'dicData',
    label: { zh: '字典', en: 'Options' },
    section: 'options',
    isTree,
    hasRemote: true,
  };
}

/** The setting's present value, as a bound of another one. */
export function boundAt(props: JsonObject, key: string, otherwise: number): number {
  return numberAt(props, key) ?? otherwise;
}

/** Options of a new choice. */
export const threeOptions: JsonObject = {
  dicData: [
    { label: '选项一', value: 0 },
    { label: '选项二', value: 1 },
    { label: '选项三', value: 2 },
  ],
};
export const treeOfOptions: JsonObject = {
  dicData: [
    {
      label: '选项一',
      value: 0,
      children: [
        { label: '选项1-1', value: 11 },
        { label: '选项1-2', value: 12 },
      ],
    },
    { label: '选项二', value: 1 },
    { label: '选项三', value: 2 },
  ],
};
/** What every new field starts with. */
export const common: JsonObject = { span: 24, display: true };
export const anywhere = ['dynamic', 'group'] as const;

/** A setting of another system; see `isKept`. */
export function kept<I extends PanelItem>(item: I): I {
  return { ...item, isKept: true };
}
