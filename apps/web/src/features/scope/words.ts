import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const scopeWords = {
  filterByMenu: { zh: '按菜单筛选', en: 'Filter by menu' },
} as const satisfies Record<string, Text>;
