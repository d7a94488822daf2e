import type { Text } from '@zhaocai/model/kit/text';

/** Words about bids that screens of several features say; by themselves, for the first page says none of them. */
export const bidWords = {
  bidder: { zh: '供应商', en: 'Bidder' },
  cause: { zh: '原因', en: 'Why' },
  notDisclosed: { zh: '不公开', en: 'Not disclosed' },
} as const satisfies Record<string, Text>;
