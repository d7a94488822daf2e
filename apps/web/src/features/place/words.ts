import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const placeWords = {
  reservations: { zh: '场地预约', en: 'Reservations' },
  sites: { zh: '场地', en: 'Sites' },
} as const satisfies Record<string, Text>;
