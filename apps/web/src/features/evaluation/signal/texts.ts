import type { Text } from '@zhaocai/model/kit/text';
import { evaluationWords } from '../words.ts';

export const signalTexts = {
  ...evaluationWords,
  lowPrices: { zh: '异常低价', en: 'Low prices' },
  average: { zh: '低于{limit}元：全部有效报价的平均价为{measure}元', en: 'Below {limit}: the average is {measure}' },
  secondLowest: { zh: '低于{limit}元：次低报价为{measure}元', en: 'Below {limit}: the second lowest is {measure}' },
  ceiling: { zh: '低于{limit}元：最高限价（预算）为{measure}元', en: 'Below {limit}: the ceiling is {measure}' },
  notAsked: { zh: '尚未要求说明', en: 'Not asked yet' },
  askPrice: { zh: '要求说明', en: 'Ask for an explanation' },
  pricePrompt: {
    zh: '贵单位报价明显偏低，请就报价合理性作出书面说明，必要时提交成本构成等证明材料。',
    en: 'Your price is notably low: explain it in writing, with what it is made of where that helps.',
  },
  votes: { zh: '合理{accepted}票，不合理{refused}票', en: '{accepted} accept, {refused} refuse' },
  accepted: { zh: '认定合理', en: 'Explained' },
  refused: { zh: '认定不合理，按无效投标处理', en: 'Not explained: the bid is invalid' },
  undecided: { zh: '待评审委员会认定', en: 'To be judged by the committee' },
  judgeHint: {
    zh: '投标人答复或逾期后，由成员过半数认定；认定不合理的，不参加价格分计算和排名。',
    en: 'Once it is answered, or the time is over, more than half decide. A price that is not explained is out of formula and ranking.',
  },
  accept: { zh: '合理', en: 'Accept' },
  refuse: { zh: '不合理', en: 'Refuse' },
  own: { zh: '我的意见：{verdict}', en: 'I find: {verdict}' },
  refuseAsk: { zh: '认定报价不合理，请写明理由。', en: 'Say why the price is not explained.' },
  judged: { zh: '意见已保存', en: 'Opinion saved' },
  signals: { zh: '串通投标线索', en: 'Signals of collusion' },
  signalHint: {
    zh: '线索由系统比对开标后的信息得出，仅供评审参考，不直接排除投标人；确认汇总前须逐条给出处理意见。',
    en: 'Found by comparing what is known since the opening: advice that excludes nobody. Each needs an opinion before the summary is closed.',
  },
  smallSample: { zh: '样本少，仅供参考', en: 'Small sample: of little weight' },
  common: { zh: '相同内容：{common}', en: 'In common: {common}' },
  opinion: { zh: '意见：{opinion}', en: 'Opinion: {opinion}' },
  opinionAsk: { zh: '请写明处理意见的依据。', en: 'Say what the opinion rests on.' },
  closed: { zh: '处理意见已保存', en: 'Opinion saved' },
} as const satisfies Record<string, Text>;
