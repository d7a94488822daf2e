import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const auctionWords = {
  auctions: { zh: '竞价大厅', en: 'Auctions' },
} as const satisfies Record<string, Text>;
