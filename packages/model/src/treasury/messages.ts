import type { Text } from '../kit/text.ts';

export const treasuryMessages = {
  'treasury.short': { zh: '可提现余额不足', en: 'The wallet does not hold so much' },
  'treasury.nothing': { zh: '金额应大于0', en: 'The amount must be above nothing' },
  'treasury.whichWallet': {
    zh: '您在多个单位有钱包，请指明从哪个单位提现',
    en: 'You have wallets with several units: say of which one',
  },
  'treasury.noDefaultAccount': { zh: '请先维护默认银行账户', en: 'Name a default bank account first' },
  'treasury.expertNoAccount': {
    zh: '请先维护默认银行账户：{name}尚未登记',
    en: 'Name a default bank account first: {name} has none',
  },
  'treasury.defaultStays': {
    zh: '请先将其他账户设为默认账户',
    en: 'Make another account the default first',
  },
  'treasury.tradeTwice': { zh: '银行流水号已使用，请核对', en: 'This bank reference was used already' },
  'treasury.payTimeAhead': { zh: '付款时间不能晚于当前时间', en: 'The payment lies in the future' },
  'treasury.decided': { zh: '提现申请已经处理，不能再改', en: 'This withdrawal was decided otherwise already' },
  'treasury.notSignedIn': {
    zh: '该专家未在本项目签到，不能申请专家费',
    en: 'This expert did not sign in to the evaluation',
  },
  'treasury.namesSecret': {
    zh: '结果公布前评审专家名单保密，公布后再申请专家费',
    en: 'Who evaluates is a secret until the result: apply for fees afterwards',
  },
  'treasury.feeTwice': { zh: '该专家在本项目的费用已申请', en: 'The fee of this expert was applied for already' },
  'treasury.noTaxTable': {
    zh: '没有适用的劳务报酬预扣率表，请联系平台管理员',
    en: 'No table of what is withheld is in force: turn to the administrator of the platform',
  },
  'treasury.fundShort': {
    zh: '代收专家费余额{left:yuan}元，不足以支付{money:yuan}元',
    en: '{left:yuan} of what was collected for experts is left, less than {money:yuan}',
  },
  'treasury.feeFixed': { zh: '费用申请已提交，请先撤回再修改', en: 'It was handed in: take it back first' },
  'treasury.tradeMissing': { zh: '请填写银行流水号', en: 'Fill in the number of the transfer' },
  'treasury.noWallet': { zh: '退款只能付至原付款账户', en: 'A refund goes to the account that paid' },
  'treasury.noPayerAccount': {
    zh: '付款人账号不明，不能退款，请先更正到账',
    en: 'The account of the payer is not known: give the receipt to its project',
  },
  'treasury.refundTwice': { zh: '该笔差错已申请退款', en: 'The refund of this receipt was applied for already' },
  'treasury.refunding': { zh: '该笔差错正在退款，不能更正', en: 'This receipt is being paid back' },
  'treasury.whichMistake': { zh: '请指明要处理的一笔款项', en: 'Say which one payment is meant' },
  'treasury.depositElsewhere': {
    zh: '保证金请在“保证金”中办理',
    en: 'Deposits are received where they are handed in',
  },
  'treasury.walletByCorrection': {
    zh: '存入钱包只能通过更正到账办理',
    en: 'Money goes into a wallet by a correction alone',
  },
  'treasury.walletWhose': { zh: '请选择款项所属的供应商', en: 'Say whose money it is' },
  'treasury.walletNobody': {
    zh: '该供应商尚未以账号参加过本单位的项目，没有钱包；请退回原付款账户',
    en: 'This supplier never took part by an account and has no wallet: pay it back to the account that paid',
  },
  'treasury.receiptTwice': { zh: '这笔银行到账已登记', en: 'This receipt was noted already' },
  'treasury.inFixed': { zh: '收款已提交或处理，不能修改', en: 'It was handed in and cannot be changed' },
  'treasury.sealed': {
    zh: '您经办的项目尚未开标，不能查看到账情况',
    en: 'A project of yours is not opened yet: you cannot see receipts',
  },
  'treasury.bandOrder': { zh: '收入上限应大于下限', en: 'A band ends above where it begins' },
  'treasury.bandGap': { zh: '第{no}档与上一档不衔接', en: 'Band {no} does not follow the one before' },
} as const satisfies Record<string, Text>;
