import type { Text } from '@zhaocai/model/kit/text';

export const searchTexts = {
  title: { zh: '菜单搜索', en: 'Search the menu' },
  placeholder: { zh: '输入菜单名称或拼音首字母', en: 'Type the beginning of a name' },
  none: { zh: '没有以此开头的菜单', en: 'No menu begins with this' },
  keys: { zh: '↑ ↓ 选择　Enter 打开　Esc 关闭', en: '↑ ↓ choose · Enter opens · Esc closes' },
} as const satisfies Record<string, Text>;
