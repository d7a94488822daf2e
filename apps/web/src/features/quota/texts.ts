import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { quotaWords } from './words.ts';

export const quotaTexts = {
  regulations: quotaWords.standardsOfQuotas,
  regulationsNote: {
    zh: '核算某一年度时，每一项取该年度的标准；没有时取此前最近一年的。',
    en: 'A year is calculated by its own standards; where it has none, by those of the latest year before it.',
  },
  inputs: quotaWords.factsOfUnits,
  inputsNote: {
    zh: '每个单位每年一行，可用表格导入。修改后重新核算才会生效。',
    en: 'One row for a unit and a year, typed or imported. A change counts once the quotas are calculated again.',
  },
  quotas: quotaWords.quotasOfUnits,
  differences: quotaWords.overUse,
  research: quotaWords.roomForResearch,
  year: words.year,
  yearOf: { zh: '{year}年', en: '{year}' },
  calculate: { zh: '核算本年度', en: 'Calculate the year' },
  calculateDifferences: { zh: '测算本年度', en: 'Calculate the year' },
  recalculateTitle: { zh: '重新核算{year}年定额？', en: 'Calculate the quotas of {year} again?' },
  recalculateText: {
    zh: '按现在的核算数据和标准重算全部单位，已发布的结果回到草稿，须再次发布。',
    en: 'All units are calculated by the present facts and standards. What was published becomes a draft again.',
  },
  calculated: { zh: '核算完成', en: 'Calculated' },
  published: words.published,
  publishTitle: { zh: '发布{year}年定额？', en: 'Publish the quotas of {year}?' },
  publishText: {
    zh: '发布后各单位以此为准，仍可重新核算。',
    en: 'Units go by them from now on; they can still be calculated again.',
  },
  locked: { zh: '已锁定', en: 'Locked' },
  lockTitle: { zh: '锁定{year}年定额？', en: 'Lock the quotas of {year}?' },
  lockText: {
    zh: '锁定后不能重新核算，也不能解锁。收费以锁定的年度为准。',
    en: 'A locked year is never calculated again and cannot be unlocked. Charges go by it.',
  },
  warnings: { zh: '以下单位未能核算，请核对', en: 'These units could not be calculated' },
  howMade: words.howMade,
  bands: { zh: '收费区间', en: 'Bands' },
  bandsHelp: {
    zh: '按超出定额的百分比分段，从0开始首尾相接，最后一段止于“不封顶”（留空）。单价和倍数填一项，倍数乘基准价。',
    en: 'In percent over the quota: from 0, each where the one before ends, the last one without an end (blank). Give a price, or a multiplier of the base price.',
  },
  from: { zh: '超额自（%）', en: 'From (%)' },
  to: { zh: '至（%）', en: 'To (%)' },
  noEnd: { zh: '不封顶', en: 'No end' },
  price: { zh: '单价（元）', en: 'Price (yuan)' },
  multiplier: { zh: '倍数', en: 'Multiplier' },
  addBand: { zh: '增加一段', en: 'Add a band' },
  removeBand: { zh: '删除此段', en: 'Remove the band' },
  addCharge: { zh: '新增收费标准', en: 'New charges' },
  editCharge: { zh: '编辑收费标准', en: 'Edit the charges' },
  again: { zh: '重算', en: 'Again' },
} as const satisfies Record<string, Text>;
