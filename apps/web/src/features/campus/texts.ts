import type { Text } from '@zhaocai/model/kit/text';

export const campusTexts = {
  schools: { zh: '学校概况', en: 'School profile' },
  parcels: { zh: '土地', en: 'Land' },
  works: { zh: '人防工程', en: 'Civil defence works' },
  structures: { zh: '构筑物', en: 'Structures' },
  facilities: { zh: '设施', en: 'Facilities' },
  positions: { zh: '车位', en: 'Parking spaces' },
  managers: { zh: '管理员', en: 'Managers' },
  records: { zh: '车位分配记录', en: 'Parking space assignments' },
  history: { zh: '分配记录', en: 'Assignments' },
  record: { zh: '记录', en: 'Log' },
  assign: { zh: '分配', en: 'Assign' },
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
