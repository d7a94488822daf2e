import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { evaluationWords } from '../words.ts';

export const summaryTexts = {
  ...evaluationWords,
  choose: { zh: '请从评审进入汇总', en: 'Open a summary from its evaluation' },
  ranking: { zh: '排名', en: 'Ranking' },
  rank: { zh: '名次', en: 'Rank' },
  tied: { zh: '{rank}（并列）', en: '{rank} (shared)' },
  out: { zh: '未通过审查', en: 'Out' },
  withdrawn: { zh: '未提交最后报价，退出', en: 'Withdrawn: no last quote' },
  price: { zh: '报价', en: 'Price' },
  items: { zh: '各项得分', en: 'Items' },
  total: { zh: '总分', en: 'Total' },
  outcome: { zh: '结果', en: 'Outcome' },
  most: { zh: '满分', en: 'Of' },
  members: { zh: '评审成员', en: 'Members' },
  leader: { zh: '组长', en: 'Leader' },
  met: { zh: '通过', en: 'Met' },
  notMet: { zh: '不通过', en: 'Not met' },
  differs: { zh: '不一致', en: 'Differ' },
  stray: { zh: '畸高畸低', en: 'Strays' },
  dropped: { zh: '未计入', en: 'Left out' },
  howTotal: {
    zh: '各项得分 {items} + 价格分 {price} = {total}。各项按“{way}”汇总，保留全精度，合计后四舍五入到两位。',
    en: 'Items {items} + price {price} = {total}. Items become one by: {way}; they are summed whole and rounded once to two places.',
  },
  howAlone: {
    zh: '只比较价格：通过审查的投标人按报价由低到高排名。',
    en: 'Prices alone are compared: those who met the checks, by their price.',
  },
  giveBack: { zh: '退回修改', en: 'Return' },
  giveBackAsk: {
    zh: '退回{name}的评分？汇总作废，重新提交后再汇总。请说明原因。',
    en: 'Return the scores of {name}? The sum is void until they are handed in again. Say why.',
  },
  recheck: { zh: '退回审查', en: 'Back to the checks' },
  recheckAsk: {
    zh: '全体成员重新审查，已填内容保留。请说明原因。',
    en: 'All members check again; what they have found stays to be changed. Say why.',
  },
  close: { zh: '确认汇总', en: 'Close the summary' },
  closeAsk: {
    zh: '确认后形成评审报告，由全体成员签署；评分不能再修改，采购人可以查看汇总和报告。',
    en: 'The report is drawn up for every member to sign. Scores do not change afterwards, and the purchaser reads both.',
  },
  closed: { zh: '汇总已确认', en: 'Summary closed' },
  given: { zh: '已退回重评', en: 'Given back to be reviewed' },
  again: { zh: '复算', en: 'Calculate again' },
  same: { zh: '复算一致：与保存的汇总逐字节相同', en: 'The same, byte by byte' },
  differsNow: { zh: '复算不一致：评分已被改动', en: 'Not the same: scores were changed' },
  export: kitTexts.export,
  sumTime: { zh: '汇总时间', en: 'Summed up' },
} as const satisfies Record<string, Text>;
