import type { Text } from '../kit/text.ts';

export const negotiationMessages = {
  'negotiation.notNegotiating': {
    zh: '本包未处于谈判（磋商）阶段，不能进行本操作',
    en: 'This package is not being negotiated now',
  },
  'negotiation.roundUnderWay': {
    zh: '本包有一轮报价尚未开启，请先开启或取消该轮',
    en: 'A round of this package is not opened yet: open or cancel it first',
  },
  'negotiation.lastOpened': {
    zh: '最后报价已开启，不能再组织报价',
    en: 'The last round is opened: nothing follows it',
  },
  'negotiation.noBidder': {
    zh: '没有可以参加报价的供应商',
    en: 'Nobody is left to quote',
  },
  'negotiation.noHolders': {
    zh: '本项目没有开标密钥持有人，不能组织密封报价',
    en: 'This project has no key holders: nothing can be sealed to them',
  },
  'negotiation.notAllQuoted': {
    zh: '还有{count}家供应商未报价，须待截止时间到达',
    en: '{count} have not quoted yet: wait for the end',
  },
  'negotiation.over': { zh: '本轮报价已截止', en: 'This round is over' },
  'negotiation.openingBegun': {
    zh: '本轮报价已开始开启，不能再递交',
    en: 'The opening of this round has begun: nothing is taken any more',
  },
  'negotiation.quotedMeanwhile': {
    zh: '该报价刚刚已被更新，请刷新后重试',
    en: 'This quote was changed meanwhile: load it again',
  },
  'negotiation.notAsRecorded': {
    zh: '本轮报价与存证记录不一致，已停止处理，请联系管理员核验存证',
    en: 'This round is not what its record says: nothing was done; have the evidence verified',
  },
  'negotiation.notYetClosed': { zh: '本轮报价尚未截止', en: 'This round is not closed yet' },
  'negotiation.sharesMissing': {
    zh: '还有{bids}份报价等待密钥持有人解锁：{names}',
    en: '{bids} quotes wait for holders to unlock them: {names}',
  },
  'negotiation.noLast': {
    zh: '尚未开启最后报价，不能结束谈判（磋商）',
    en: 'No last round is opened: the negotiation cannot end',
  },
  'negotiation.noLastReason': {
    zh: '尚未开启最后报价；以首次报价进入评审的，请说明理由，不少于{characters}个字',
    en: 'No last round is opened: say in {characters} characters at least why the first prices count',
  },
  'negotiation.fewLast': {
    zh: '提交最后报价的供应商为{count}家，不足{least}家，不得继续评审，请由采购人终止本包（74号令第三十三条、财库〔2014〕214号第二十一条）',
    en: '{count} have quoted last, of {least} that the law asks for: the buyer has to end this package (order 74, article 33; notice 2014/214, article 21)',
  },
  'negotiation.fewLastReason': {
    zh: '提交最后报价的供应商为{count}家，不足{least}家；确需继续的，请说明理由，不少于{characters}个字',
    en: '{count} have quoted last, of {least}: say in {characters} characters at least why you go on',
  },
} as const satisfies Record<string, Text>;
