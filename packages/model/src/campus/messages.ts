import type { Text } from '../kit/text.ts';

/** Sentences of docs/estate.md (B.9, land/civil and car). */
export const campusMessages = {
  'campus.noEnumeration': { zh: '枚举不存在', en: 'Unknown enumeration' },
  'campus.landUses': {
    zh: '各用途面积之和须等于土地面积',
    en: 'The areas by use must add up to the area of the land',
  },
  'campus.landShares': {
    zh: '独用面积与分摊面积之和须等于土地面积',
    en: 'Sole and shared area must add up to the area of the land',
  },
  'campus.landExpires': {
    zh: '出让或租赁用地须填写终止日期',
    en: 'Granted and leased land needs the date on which it ends',
  },
  'campus.landCertificate': { zh: '使用权证号不能为空', en: 'The number of the certificate is missing' },
  'campus.datesOrder': { zh: '终止日期不能早于取得日期', en: 'It cannot end before it was acquired' },
  'campus.civilNoNuclear': {
    zh: '乙类人防工程不能选择核抗力等级',
    en: 'A category B work has no nuclear resistance level',
  },
  'campus.civilBothLevels': {
    zh: '甲类人防工程须选择核、常规抗力等级各一项',
    en: 'A category A work has one nuclear and one conventional level',
  },
  'campus.civilLevels': {
    zh: '抗力等级每类只能选择一项',
    en: 'One resistance level of a kind, and only those of the enumeration',
  },
  'campus.civilRecordNo': { zh: '已备案须填写备案号', en: 'A filed work needs its filing number' },
  'campus.usableAboveBuild': {
    zh: '使用面积不能大于建筑面积',
    en: 'The usable area must not exceed the gross area',
  },
  'campus.schoolYear': { zh: '该学校{year}年度数据已存在', en: 'The school already has its row of {year}' },
  'campus.studentsBelow': {
    zh: '学生总数不能小于本科、硕士、博士之和',
    en: 'Students cannot be fewer than undergraduates, master and doctoral students together',
  },
  'campus.roomElsewhere': { zh: '房间不在所选楼栋内', en: 'The room is not in this building' },
  'campus.carTaken': { zh: '车位已分配', en: 'The position is assigned' },
  'campus.carNotFree': { zh: '车位当前状态不能分配', en: 'In its present state the position cannot be assigned' },
  'campus.carAssignOnly': {
    zh: '“已分配”状态只能通过分配产生',
    en: 'A position becomes assigned by assigning it, not by hand',
  },
  'campus.carNotAssigned': { zh: '车位未分配，无需退还', en: 'The position is not assigned: nothing to return' },
  'campus.plateFormat': { zh: '车牌号格式不正确', en: 'This is no number plate' },
  'campus.plateTaken': { zh: '该车牌已有有效车位', en: 'This car already has a position' },
  'campus.endAfterStart': { zh: '结束日期必须晚于开始日期', en: 'End date must be after start date' },
  'campus.managerTwice': {
    zh: '该人员已是此类管理员',
    en: 'This person is already a manager of this kind',
  },
} as const satisfies Record<string, Text>;
