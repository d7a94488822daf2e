import type { Text } from '../kit/text.ts';

export const auctionMessages = {
  'auction.noAuction': { zh: '本项目的采购方式没有竞价环节', en: 'This method of purchase has no auction' },
  'auction.notOpened': {
    zh: '采购包尚未开标，或采购已进入结果阶段，不能设置竞价',
    en: 'The quotes of this package are not opened, or its result is handed in: there is nothing to set up',
  },
  'auction.noBidder': { zh: '没有可参加竞价的已开启报价', en: 'No quote of this package was opened: nobody can bid' },
  'auction.setAlready': { zh: '该采购包已设置竞价', en: 'There is an auction of this package already' },
  'auction.begun': {
    zh: '竞价已开始，不能再调整；确需停止请取消竞价',
    en: 'It has begun and stays as it is; cancel it where it has to stop',
  },
  'auction.priceNotPositive': {
    zh: '起始价和最小降幅须为大于零的金额，最多两位小数',
    en: 'Start price and least step are amounts above zero, with two decimals at most',
  },
  'auction.stepNotBelow': { zh: '最小降幅须小于起始价', en: 'The least step is below the start price' },
  'auction.aboveCeiling': {
    zh: '起始价不得高于该包限价或预算{ceiling}元',
    en: 'The start price is not above the limit of the package, {ceiling} yuan',
  },
  'auction.beginPassed': { zh: '开始时间须晚于当前时间', en: 'It begins in the future' },
  'auction.tooShort': { zh: '竞价时长不得少于{minutes}分钟', en: 'It lasts {minutes} minutes at least' },
  'auction.tooLong': { zh: '竞价时长不得超过{hours}小时', en: 'It lasts {hours} hours at most' },
  'auction.tooFar': { zh: '开始时间不得晚于{days}天之后', en: 'It begins within {days} days' },
  'auction.over': { zh: '竞价已结束或已取消', en: 'The auction is over or was cancelled' },
  'auction.reasonShort': {
    zh: '请说明取消原因，不少于{characters}个字',
    en: 'Say why, in {characters} characters at least',
  },
  'auction.notBidder': { zh: '您没有可出价的竞价', en: 'There is no auction for you to bid in' },
  'auction.bidNotPositive': {
    zh: '出价须为大于零的金额，最多两位小数',
    en: 'A bid is an amount above zero, with two decimals at most',
  },
  'auction.notBegun': { zh: '竞价将于{time}开始，本次出价未被接受', en: 'It begins at {time}: this bid was not taken' },
  'auction.ended': { zh: '竞价已于{time}截止，本次出价未被接受', en: 'It ended at {time}: this bid was not taken' },
  'auction.aboveStart': {
    zh: '出价不得高于起始价{price}元，本次出价未被接受',
    en: 'A bid is not above the start price, {price} yuan: this bid was not taken',
  },
  'auction.stepTooSmall': {
    zh: '出价须不高于{price}元（比您当前的{own}元至少低{step}元），本次出价未被接受',
    en: 'A bid is {price} yuan at most (by at least {step} below your {own}): this bid was not taken',
  },
  'auction.outOfOrder': { zh: '出价序号有误，请重新出价', en: 'The bid came out of order: bid again' },
  'auction.noRecord': { zh: '竞价结束后才能下载竞价记录', en: 'There is a record once the auction is over' },
} as const satisfies Record<string, Text>;
