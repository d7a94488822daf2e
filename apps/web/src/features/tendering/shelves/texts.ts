import type { Text } from '@zhaocai/model/kit/text';

export const shelfTexts = {
  shelves: { zh: '按阶段查看', en: 'By stage' },
  more: { zh: '查看全部 {count} 个', en: 'See all {count}' },
  again: { zh: '重新采购自 {no}', en: 'Procured again from {no}' },
  by: { zh: '已重新采购 {no}', en: 'Procured again as {no}' },
} as const satisfies Record<string, Text>;
