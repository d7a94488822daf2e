import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';

export const explainTexts = {
  title: { zh: '为什么能看到这条数据？', en: 'Why is this row seen?' },
  help: {
    zh: '选择一条数据，看看是哪个角色、哪条数据权限让人看到它，或者为什么看不到。',
    en: 'Choose a row and read which role and which data scope show it to somebody, or why it is not shown.',
  },
  resource: { zh: '数据资源', en: 'Resource' },
  row: { zh: '数据', en: 'Row' },
  rowPlaceholder: { zh: '输入名称查找，或粘贴编号', en: 'Search by name, or paste an id' },
  byId: { zh: '编号 {id}', en: 'Id {id}' },
  user: { zh: '谁', en: 'Who' },
  myself: { zh: '我自己', en: 'Myself' },
  ask: { zh: '查询', en: 'Ask' },
  reasons: { zh: '逐条判断', en: 'One by one' },
  columnsAll: { zh: '能看到它的全部字段。', en: 'All its fields are seen.' },
  columnsSeen: { zh: '能看到的字段：{names}', en: 'Fields that are seen: {names}' },
  columnsHidden: { zh: '看不到的字段：{names}', en: 'Fields that are not: {names}' },
  comma: words.comma,
  met: { zh: '包含这条数据', en: 'includes this row' },
  unmet: { zh: '不包含', en: 'does not' },
  none: { zh: '没有可以查询的数据资源', en: 'There is nothing to ask about' },
  noneHelp: {
    zh: '当前账号没有查看任何受数据权限管理的资源',
    en: 'You may not look at anything that data scopes are about',
  },
  toScopes: words.dataScopes,
} as const satisfies Record<string, Text>;
