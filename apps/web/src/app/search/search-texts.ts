import type { Text } from '@zhaocai/model/kit/text';
import { appWords } from '../words.ts';

export const searchTexts = {
  title: appWords.searchTheMenu,
  placeholder: { zh: '输入菜单名称或拼音首字母', en: 'Type the beginning of a name' },
  recent: { zh: '最近访问', en: 'Opened lately' },
  none: { zh: '没有以此开头的菜单', en: 'No menu begins with this' },
  keys: { zh: '↑ ↓ 选择　Enter 打开　Esc 关闭', en: '↑ ↓ choose · Enter opens · Esc closes' },
} as const satisfies Record<string, Text>;
