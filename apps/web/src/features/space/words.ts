import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const spaceWords = {
  buildings: { zh: '楼栋管理', en: 'Buildings' },
  rooms: { zh: '房间台账', en: 'Rooms' },
  roomAllocation: { zh: '公房分配', en: 'Room allocation' },
  roomStatistics: { zh: '用房统计', en: 'Room statistics' },
} as const satisfies Record<string, Text>;
