import { named } from '../kit/named.ts';

/** By what bids are compared; which of them a law allows says `methodsAllowed`. */
export const evaluationMethod = named({
  scoring: { value: 1, label: { zh: '综合评分法', en: 'Comprehensive scoring' } },
  lowestPrice: { value: 2, label: { zh: '最低评标价法', en: 'Lowest evaluated price' } },
  reviewedLowest: { value: 3, label: { zh: '经评审的最低投标价法', en: 'Lowest reviewed bid price' } },
  assessment: { value: 4, label: { zh: '综合评估法', en: 'Comprehensive assessment' } },
  lowestQuote: { value: 5, label: { zh: '最低报价成交法', en: 'Lowest quote that meets the need' } },
});

/** What a bid has to meet as a whole, by yes or no. */
export const checkCategory = named({
  qualification: { value: 1, label: { zh: '资格性审查', en: 'Qualification' } },
  compliance: { value: 2, label: { zh: '符合性审查', en: 'Compliance' } },
});

/** What points are given for beside the price, which has its weight. */
export const scoreCategory = named({
  business: { value: 3, label: { zh: '商务', en: 'Commercial' } },
  technical: { value: 4, label: { zh: '技术', en: 'Technical' } },
  policy: { value: 6, label: { zh: '政策', en: 'Policy' } },
});

export const scoreType = named({
  objective: { value: 1, label: { zh: '客观分', en: 'Objective' } },
  subjective: { value: 2, label: { zh: '主观分', en: 'Subjective' } },
});

/** Whether whoever scores an item knows whose bid it is. */
export const bidNaming = named({
  open: { value: 1, label: { zh: '明标', en: 'By name' } },
  blind: { value: 2, label: { zh: '暗标', en: 'Without names' } },
});

/** Of what a mark is. */
export const markKind = named({
  check: { value: 1, label: { zh: '审查', en: 'Check' } },
  item: { value: 2, label: { zh: '评分', en: 'Score' } },
  lowPrice: { value: 3, label: { zh: '报价合理性', en: 'Low price' } },
});

export const verdict = named({
  met: { value: 1, label: { zh: '通过', en: 'Met' }, tone: 'green' },
  notMet: { value: 2, label: { zh: '不通过', en: 'Not met' }, tone: 'red' },
});

/** What a member is asked of his scores beside the scores. */
export const sheetAsk = named({
  nothing: { value: 0, label: { zh: '无', en: 'Nothing' } },
  reason: { value: 1, label: { zh: '说明评分理由', en: 'Give the reason of a score' } },
  lowPrice: { value: 2, label: { zh: '评议报价合理性', en: 'Judge a low price' } },
});

/** What speaks for bids that were written together (C.10); their codes are the numbers behind its RF. */
export const signalCode = named({
  alikePrices: { value: 1, label: { zh: '报价异常一致', en: 'Prices too alike' } },
  regularPrices: { value: 2, label: { zh: '报价呈规律性差异', en: 'Prices differ regularly' } },
  apartPrices: { value: 3, label: { zh: '最低价与其他报价差距异常', en: 'The lowest price is far apart' } },
  files: { value: 4, label: { zh: '文件属性相同', en: 'Same traces of files' } },
  money: { value: 5, label: { zh: '保证金由同一账户转出', en: 'Deposits from one account' } },
  device: { value: 6, label: { zh: '上传地址或设备相同', en: 'Same address or device' } },
  contact: { value: 7, label: { zh: '联系方式相同', en: 'Same contacts' } },
  people: { value: 8, label: { zh: '人员或股权关联', en: 'Related persons' } },
  time: { value: 11, label: { zh: '上传时间接近', en: 'Uploaded close together' } },
});

export const signalLevel = named({
  info: { value: 1, label: { zh: '提示', en: 'Note' }, tone: 'grey' },
  warn: { value: 2, label: { zh: '关注', en: 'Warning' }, tone: 'orange' },
  high: { value: 3, label: { zh: '高度关注', en: 'High' }, tone: 'red' },
});

/** What a committee asks a bidder for. */
export const askedFor = named({
  clarification: { value: 1, label: { zh: '澄清说明', en: 'Clarification' }, tone: 'blue' },
  lowPrice: { value: 2, label: { zh: '报价合理性说明', en: 'Why a price is so low' }, tone: 'orange' },
});

/** How the scores of several experts become one (`item-score.ts`). */
export const aggregation = named({
  mean: { value: 1, label: { zh: '算术平均', en: 'Mean' } },
  trimmed: { value: 2, label: { zh: '去掉最高最低分后平均', en: 'Mean without the highest and the lowest' } },
  median: { value: 3, label: { zh: '中位数', en: 'Median' } },
});

/** Against what prices are measured (`price-score.ts`). */
export const priceBenchmark = named({
  lowest: { value: 1, label: { zh: '最低评审价', en: 'The lowest price' } },
  average: { value: 2, label: { zh: '平均价', en: 'The average' } },
  trimmedAverage: {
    value: 3,
    label: { zh: '去掉最高最低价后平均', en: 'The average without the highest and the lowest' },
  },
  ceilingMix: { value: 4, label: { zh: '最高限价与平均价加权', en: 'The ceiling and the average, weighed' } },
});

/** Whom the members may elect to lead them. */
export const leaderRule = named({
  anyone: { value: 1, label: { zh: '全体成员推选', en: 'Any member' } },
  expert: { value: 2, label: { zh: '从评审专家中推选', en: 'One of the experts' } },
});

/** As what somebody evaluates; the codes are the API's. The leader is elected, never entered. */
export const memberRole = named({
  buyer: { value: 1, label: { zh: '采购人代表', en: 'Of the purchaser' }, tone: 'grey' },
  expert: { value: 2, label: { zh: '评审专家', en: 'Expert' }, tone: 'blue' },
  leader: { value: 3, label: { zh: '组长', en: 'Leader' }, tone: 'green' },
  supervisor: { value: 4, label: { zh: '监督人员', en: 'Supervisor' }, tone: 'orange' },
});

/** What a member is waited for. */
export const memberTask = named({
  none: { value: 0, label: { zh: '无', en: 'Nothing' } },
  signIn: { value: 1, label: { zh: '签到', en: 'Sign in' } },
  promise: { value: 2, label: { zh: '签署承诺', en: 'Give the promise' } },
  vote: { value: 3, label: { zh: '推选组长', en: 'Elect the leader' } },
});

/** The nodes of an evaluation, after those of the opening. */
export const judgeNodes = named({
  qualification: { value: 8, label: { zh: '资格审查', en: 'Qualification' } },
  compliance: { value: 9, label: { zh: '符合性审查', en: 'Compliance' } },
  scoring: { value: 10, label: { zh: '技术商务评分', en: 'Scoring' } },
  clarify: { value: 11, label: { zh: '澄清、磋商与再次报价', en: 'Clarification, further quotes' } },
  price: { value: 12, label: { zh: '价格评分', en: 'Price' } },
  summary: { value: 13, label: { zh: '汇总', en: 'Summary' } },
  sign: { value: 14, label: { zh: '评审报告签字', en: 'Signing the report' } },
  end: { value: 15, label: { zh: '评审结束', en: 'End' } },
});
