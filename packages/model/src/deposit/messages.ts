import type { Text } from '../kit/text.ts';

export const depositMessages = {
  'deposit.suppliersOnly': { zh: '只有供应商可以缴纳保证金', en: 'Only suppliers give deposits' },
  'deposit.none': { zh: '本项目不收取保证金', en: 'No deposit is asked for' },
  'deposit.entryOver': { zh: '报名未通过或已结束，不能缴纳保证金', en: 'This registration takes no deposit' },
  'deposit.late': { zh: '投标截止时间已过，不能再缴纳保证金', en: 'The deadline has passed: no deposit is taken' },
  'deposit.standing': { zh: '本次报名已有保证金，请勿重复缴纳', en: 'A deposit stands for this registration already' },
  'deposit.missing': { zh: '请填写{field}', en: 'Fill in: {field}' },
  'deposit.short': {
    zh: '缴纳金额{money:yuan}元，少于应缴金额{require:yuan}元',
    en: '{money:yuan} is less than the {require:yuan} that is asked for',
  },
  'deposit.basicAccount': {
    zh: '保证金应从基本账户转出（{article}）',
    en: 'A deposit must leave the basic account ({article})',
  },
  'deposit.expires': {
    zh: '保函有效期不得早于投标有效期（{day}）',
    en: 'The guarantee must be valid as long as the bid, until {day}',
  },
  'deposit.payTimeAhead': { zh: '付款时间不能晚于当前时间', en: 'The payment lies in the future' },
  'deposit.notEditable': { zh: '保证金已提交，不能修改', en: 'The deposit was handed in and cannot be changed' },
  'deposit.notRemovable': {
    zh: '只有未缴纳或已驳回的保证金可以删除',
    en: 'Only a draft or a rejected deposit can be removed',
  },
  'deposit.otherAccount': {
    zh: '退款账户必须与缴纳账户一致',
    en: 'A refund goes to the account that paid, and no other',
  },
  'deposit.tradeTwice': { zh: '退款流水号已使用，请核对', en: 'This bank reference was used already' },
  'deposit.notDue': {
    zh: '尚无退还事由：未撤回、未公告结果、未签订合同',
    en: 'Nothing makes it due: not withdrawn, no result, no contract',
  },
  'deposit.paperConvert': {
    zh: '保函、保单不能转为履约保证金',
    en: 'A paper cannot be converted to a performance bond',
  },
  'deposit.notWon': {
    zh: '只有中标（成交）供应商的保证金可以转为履约保证金',
    en: 'Only the winner’s deposit can be converted',
  },
  'deposit.noConsent': { zh: '供应商尚未同意转为履约保证金', en: 'The supplier has not agreed to the conversion' },
  'deposit.aboveConsent': {
    zh: '供应商同意转{money:yuan}元，不能超过',
    en: 'The supplier agreed to {money:yuan}, and no more',
  },
  'deposit.aboveHeld': { zh: '不能超过保证金余额{money:yuan}元', en: 'No more than the {money:yuan} that is held' },
  'deposit.nothingHeld': { zh: '金额应大于0', en: 'The amount must be above nothing' },
  'deposit.keptAlready': {
    zh: '该投标的保证金已不予退还，请先在保证金页面撤销不予退还，再重新认定',
    en: 'The deposit of this bid is forfeited already: undo that on its page, then rule anew',
  },
  'deposit.forfeitEarly': {
    zh: '投标截止前不存在该情形（{article}）',
    en: 'That cannot be the case before the deadline ({article})',
  },
  'deposit.forfeitWinner': {
    zh: '该情形只适用于中标（成交）供应商（{article}）',
    en: 'That applies to the winner alone ({article})',
  },
  'deposit.appealed': { zh: '已经申诉，请等待答复', en: 'You have appealed: wait for the answer' },
  'deposit.noAppeal': { zh: '没有待答复的申诉', en: 'No appeal waits for an answer' },
  'deposit.notAppealable': { zh: '当前状态不能申诉', en: 'There is nothing to appeal against' },
  'deposit.appealShort': { zh: '请写明申诉理由，至少{least}个字', en: 'Say why in at least {least} characters' },
  'deposit.noReceipt': { zh: '到账确认后才能打印收据', en: 'There is a receipt once the money is confirmed' },
  'deposit.handlesProject': {
    zh: '您经办的项目尚未开标，不能查看银行到账',
    en: 'A project of yours is not opened yet: you cannot see bank receipts',
  },
  'deposit.receiptMoney': {
    zh: '到账{money:yuan}元，与待确认的{awaited:yuan}元不一致',
    en: '{money:yuan} came in, {awaited:yuan} is awaited',
  },
  'deposit.whichMatch': {
    zh: '请选择一笔保证金或一个订单',
    en: 'Choose a deposit or an order, one of both',
  },
  'deposit.receiptName': {
    zh: '付款户名“{payer}”与待确认款项的付款户名“{expected}”不一致',
    en: 'It was paid by “{payer}”, what is awaited is of “{expected}”',
  },
  'deposit.statementTwice': { zh: '交易流水号与第{row}行重复', en: 'Row {row} has the same reference' },
} as const satisfies Record<string, Text>;
