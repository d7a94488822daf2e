import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { campusWords } from './words.ts';

export const campusTexts = {
  schools: campusWords.schoolProfile,
  parcels: campusWords.land,
  works: { zh: '人防工程', en: 'Civil defence works' },
  structures: campusWords.structures,
  facilities: campusWords.facilities,
  positions: campusWords.parkingSpaces,
  managers: campusWords.managers,
  records: campusWords.parkingSpaceAssignments,
  history: { zh: '分配记录', en: 'Assignments' },
  record: { zh: '记录', en: 'Log' },
  assign: words.assign,
  assignTitle: { zh: '分配车位 {name}', en: 'Assign position {name}' },
  assigned: { zh: '车位已分配', en: 'Assigned' },
  takeBack: { zh: '退还', en: 'Return' },
  takeBackTitle: { zh: '退还车位“{name}”？', en: 'Return position “{name}”?' },
  takeBackText: {
    zh: '“{holder}”的车辆 {plate} 将不再占用该车位，车位变为空闲；分配记录保留。',
    en: '{holder} with {plate} no longer holds it; the position becomes free and the record stays.',
  },
  takenBack: { zh: '车位已退还', en: 'Returned' },
} as const satisfies Record<string, Text>;
