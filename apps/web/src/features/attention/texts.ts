import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { attentionWords } from './words.ts';

export const attentionTexts = {
  mine: attentionWords.mine,
  watch: words.watch,
  watching: { zh: '已关注', en: 'Watching' },
  drop: { zh: '取消关注', en: 'No longer watch' },
  watched: { zh: '已关注，有变更、结果等消息时通知您', en: 'Watched: you are told of changes and results' },
  dropped: { zh: '已取消关注', en: 'No longer watched' },
  column: words.watch,
  kind: words.type,
  keyword: { zh: '按名称或编号查找', en: 'Find by name or number' },
  name: words.name,
  number: words.reference,
  buyer: words.purchaser,
  since: { zh: '关注时间', en: 'Watched since' },
  news: { zh: '最新动态', en: 'Latest news' },
  none: { zh: '暂无关注', en: 'Nothing is watched yet' },
  noneHelp: {
    zh: '在公告、项目或供应商处点击星标即可关注；有变更、结果等消息时通知您。',
    en: 'Click the star of a notice, a project or a supplier; you are told of changes and results.',
  },
} as const satisfies Record<string, Text>;
