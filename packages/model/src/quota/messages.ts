import type { Text } from '../kit/text.ts';

/** The words of docs/estate.md, B.9 «charge/calc», and what it leaves open. */
export const quotaMessages = {
  'quota.locked': {
    zh: '{year}年定额已锁定，不能重新核算',
    en: 'The quota of {year} is locked; it cannot be calculated again',
  },
  'quota.yearLocked': {
    zh: '{year}年定额已锁定，其核算数据和标准不能再修改',
    en: 'The quota of {year} is locked; its facts and standards can no longer be changed',
  },
  'quota.noFacts': { zh: '{unit}缺少人员数据', en: '{unit} has no facts for the calculation' },
  'quota.noFactsAtAll': { zh: '{year}年还没有核算数据', en: 'There are no facts of any unit for {year}' },
  'quota.noParameters': { zh: '请先设置{year}年可用的核算参数', en: 'Set the parameters for {year} first' },
  'quota.noStandards': { zh: '请先设置{year}年可用的{table}', en: 'Set the standards for {year} first: {table}' },
  'quota.calculateFirst': { zh: '请先核算部门定额', en: 'Calculate the quotas of the units first' },
  'quota.noCharge': { zh: '请先设置{year}年生效的收费标准', en: 'Set the charges in force in {year} first' },
  'quota.publishFirst': { zh: '请先发布{year}年定额', en: 'Publish the quotas of {year} first' },
  'quota.nothingToPublish': { zh: '{year}年没有待发布的定额', en: 'There is no draft of {year} to publish' },
  'quota.tierGap': { zh: '收费区间必须连续且从0开始', en: 'The bands must follow each other from 0' },
  'quota.tierOpen': { zh: '最后一个区间须为不封顶', en: 'The last band must have no end' },
  'quota.tierForm': {
    zh: '收费区间填写不正确：起止比例和价格须为不小于0的数，价格和倍数至少填一项',
    en: 'A band is not valid: percentages and prices are numbers not below 0, with a price or a multiplier',
  },
  'quota.taken': { zh: '{year}年已有“{name}”的记录', en: 'There is a row for “{name}” of {year} already' },
  'quota.roomsWithoutQuota': { zh: '{unit}占用房间但未核算定额', en: '{unit} has rooms but no quota' },
} as const satisfies Record<string, Text>;
