import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const campusWords = {
  schoolProfile: { zh: '学校概况', en: 'School profile' },
  land: { zh: '土地', en: 'Land' },
  structures: { zh: '构筑物', en: 'Structures' },
  facilities: { zh: '设施', en: 'Facilities' },
  parkingSpaces: { zh: '车位', en: 'Parking spaces' },
  parkingSpaceAssignments: { zh: '车位分配记录', en: 'Parking space assignments' },
  managers: { zh: '管理员', en: 'Managers' },
} as const satisfies Record<string, Text>;
