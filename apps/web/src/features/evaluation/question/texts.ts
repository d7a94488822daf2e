import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { evaluationWords } from '../words.ts';

export const questionTexts = {
  ...evaluationWords,
  title: { zh: '评审澄清', en: 'Questions to bidders' },
  none: { zh: '没有要求投标人澄清', en: 'Nothing has been asked' },
  ask: { zh: '要求澄清', en: 'Ask a bidder' },
  askPrice: { zh: '要求说明报价合理性', en: 'Ask why the price is so low' },
  askedBy: { zh: '{name}提出', en: 'By {name}' },
  within: { zh: '{minutes}分钟内答复', en: '{minutes} minutes to answer' },
  question: { zh: '问：', en: 'Q:' },
  answer: { zh: '答：', en: 'A:' },
  send: { zh: '发出', en: 'Send' },
  sent: { zh: '已发出，投标人已收到通知', en: 'Sent: the bidder is told' },
  drafted: { zh: '已提交，由组长发出', en: 'Written: the leader sends it' },
  drop: { zh: '不予发出', en: 'Do not send' },
  recall: words.takeBack,
  dropAsk: { zh: '撤销后投标人不能再答复。请说明原因。', en: 'Nobody answers it afterwards. Say why.' },
  dropped: { zh: '撤销原因：{reason}', en: 'Withdrawn: {reason}' },
  leastMinutes: { zh: '说明报价合理性不少于{least}分钟', en: '{least} minutes at least to explain a price' },
  substance: {
    zh: '澄清、说明或者补正不得超出投标文件的范围，不得改变投标文件的实质性内容（{article}）。',
    en: 'An answer stays within the bid and changes nothing of its substance ({article}).',
  },
  blindHint: {
    zh: '暗标评审项不得要求澄清，以免识别投标人。',
    en: 'Ask nothing about items that are scored without names: the answer would tell whose they are.',
  },
  ownTitle: { zh: '评审委员会的澄清要求', en: 'Questions of the committee' },
  giveAnswer: words.answer,
  answerTitle: { zh: '答复评审澄清', en: 'Answer the committee' },
  answerOnce: { zh: '答复提交后不能修改。', en: 'An answer that is handed in does not change.' },
  answered: { zh: '答复已提交', en: 'Answer handed in' },
  submit: words.submit,
} as const satisfies Record<string, Text>;
