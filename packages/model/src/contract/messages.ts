import type { Text } from '../kit/text.ts';

export const contractMessages = {
  'contract.notPublished': {
    zh: '结果公布后才能起草合同',
    en: 'A contract is drawn up once the result is published',
  },
  'contract.notWon': {
    zh: '只能与中标（成交）供应商签订合同',
    en: 'A contract is made with whoever has won',
  },
  'contract.nameAward': { zh: '请选择中标（成交）结果', en: 'Choose the award' },
  'contract.standing': {
    zh: '该中标（成交）结果已有合同，请直接打开',
    en: 'There is a contract for this award already: open that one',
  },
  'contract.moneyDiffers': {
    zh: '合同金额与中标金额不一致（中标金额{money}元）',
    en: 'The price differs from the award, which is {money} CNY',
  },
  'contract.deviates': {
    zh: '不得背离招标文件和投标文件实质性内容：{places}',
    en: 'A contract does not leave documents and bid in what is substantial: {places}',
  },
  'contract.bondOver': {
    zh: '履约保证金不得超过合同金额的{percent}%（最多{money}元）；依据：{article}',
    en: 'A performance bond is at most {percent} % of the price, {money} CNY ({article})',
  },
  'contract.warrantyOver': {
    zh: '工程质保金不得超过合同金额的{percent}%（最多{money}元）；依据：{article}',
    en: 'The retention of works is at most {percent} % of the price, {money} CNY ({article})',
  },
  'contract.warrantyEndMissing': {
    zh: '有质保金的，请填写质保期满日期',
    en: 'Say until when the warranty runs for which money is kept back',
  },
  'contract.dates': {
    zh: '履行结束日期不能早于开始日期',
    en: 'It cannot end before it begins',
  },
  'contract.late': {
    zh: '已超过{days}日签约期限（{date}），请填写超期签约原因；依据：{article}',
    en: 'The {days} days to sign ended on {date}: say why it is signed late ({article})',
  },
  'contract.notEditable': {
    zh: '合同已提交，不能修改',
    en: 'It was handed in and is not changed any more',
  },
  'contract.notSent': {
    zh: '合同尚在起草或审批，采购人发送后才能签章',
    en: 'The buyer has not sent the contract yet',
  },
  'contract.badState': { zh: '合同状态已变化，请刷新后再试', en: 'The contract has moved on: load it again' },
  'contract.toSignFirst': {
    zh: '供应商签章后才能由采购人签章',
    en: 'The supplier signs first',
  },
  'contract.noNotice': {
    zh: '该合同没有待登记的公告或备案',
    en: 'Nothing is to be published or filed for this contract',
  },
  'contract.noticeAhead': {
    zh: '办理时间不能早于签订时间，也不能晚于当前时间',
    en: 'It was done neither before signing nor in the future',
  },
  'contract.noRefusal': {
    zh: '该合同没有待处理的拒签',
    en: 'No refusal of this contract is to be decided',
  },
} as const satisfies Record<string, Text>;
