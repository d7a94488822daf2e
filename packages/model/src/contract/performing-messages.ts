import type { Text } from '../kit/text.ts';

/** What is refused after a contract was drawn up: its plan, its acceptances, its payments. */
export const performingMessages = {
  'contract.planSum': {
    zh: '付款计划合计应等于合同金额（相差{money}元）',
    en: 'The plan comes to the price of the contract: it differs by {money} CNY',
  },
  'contract.planFixed': {
    zh: '已有付款申请，付款计划不能修改',
    en: 'A payment was applied for: the plan is not changed any more',
  },
  'contract.planState': {
    zh: '起草时或签订后、首次付款前才能编制付款计划',
    en: 'Payments are planned with the draft, or after signing until the first payment',
  },
  'contract.planReason': {
    zh: '合同已签订，请说明修改付款计划的原因',
    en: 'Both have signed: say why the plan is changed',
  },
  'contract.planWarranty': {
    zh: '合同没有质保期满日期，不能以质保期满为付款条件',
    en: 'The contract names no end of a warranty to wait for',
  },
  'contract.planRetention': {
    zh: '以质保期满为付款条件的款项合计{planned:yuan}元，应等于合同约定的质保金{retention:yuan}元',
    en: 'What waits for the end of the warranty comes to {planned:yuan}, the retention of the contract is {retention:yuan}',
  },
  'contract.notInForce': {
    zh: '合同签订后、终止前才能办理；已中止的请先恢复履行',
    en: 'It is for a contract that both have signed: one that is suspended is resumed first',
  },
  'contract.acceptorsFew': {
    zh: '验收人员不得少于{count}人；依据：{article}',
    en: 'At least {count} people take part in an acceptance ({article})',
  },
  'contract.acceptedBefore': {
    zh: '“{line}”可验收数量为{left}，不能超出',
    en: 'Of “{line}” {left} are left to accept',
  },
  'contract.nothingToAccept': { zh: '没有可以验收的数量', en: 'Nothing is left to accept' },
  'contract.acceptorHandles': {
    zh: '经办人不能验收自己经办的合同，请由其他人员验收；依据：政府采购法第六十一条',
    en: 'Whoever handles a contract does not accept it (Government Procurement Law, article 61)',
  },
  'contract.overReceived': {
    zh: '“{line}”实收数量超出合同或本次应验数量，不能验收',
    en: 'More of “{line}” than was to come: it is not accepted',
  },
  'contract.linesMissing': { zh: '请填写每项明细的实收合格数量', en: 'Say of each line how much was found' },
  'contract.rectifyDueMissing': {
    zh: '结论为整改的，请填写整改期限，且不早于当前时间',
    en: 'Say by when it is put right, from now on',
  },
  'contract.noAccount': {
    zh: '请先编制付款计划，填写合同收款账户',
    en: 'Plan the payments first: the plan names the account that is paid to',
  },
  'contract.termNotDue': {
    zh: '该款项的付款条件尚未成就，不能申请',
    en: 'Its condition is not met yet: it is not applied for',
  },
  'contract.termInFlow': {
    zh: '该款项已有付款申请在办理',
    en: 'An application for this payment is on its way',
  },
  'contract.overTerm': {
    zh: '申请金额超出该期未付金额（最多{money}元）',
    en: 'More than is left of this payment of the plan: {money} CNY at most',
  },
  'contract.overAccepted': {
    zh: '付款合计不能超出已验收金额与预付款之和（最多{money}元）',
    en: 'No more is paid than was accepted or agreed ahead: {money} CNY at most',
  },
  'contract.overInvoiced': {
    zh: '开票金额不足（最多可付{money}元）',
    en: 'Not enough was invoiced: {money} CNY at most',
  },
  'contract.paymentFixed': {
    zh: '付款申请已提交，不能修改',
    en: 'It was handed in and is not changed any more',
  },
  'contract.otherAccount': {
    zh: '只能付至合同约定的收款账户（{account}）',
    en: 'It is paid to the account of the contract alone: {account}',
  },
  'contract.otherMoney': {
    zh: '实付金额应等于批准的申请金额（{money}元）',
    en: 'What was approved is paid, no more and no less: {money} CNY',
  },
  'contract.payTimeAhead': {
    zh: '付款时间不能早于申请时间，也不能晚于当前时间',
    en: 'It was paid after it was applied for, and not in the future',
  },
  'contract.tradeTwice': {
    zh: '该银行流水号已登记付款',
    en: 'This transfer was noted for a payment already',
  },
  'contract.invoiceTwice': {
    zh: '该发票号码已登记',
    en: 'This invoice was handed in already',
  },
  'contract.invoiceNeeded': {
    zh: '作废后开票金额少于已付和在办金额，不能作废',
    en: 'Without it less is invoiced than was paid or applied for',
  },
  'contract.invoiceAhead': {
    zh: '开票日期不能晚于今天',
    en: 'An invoice is not dated in the future',
  },
  'contract.invoiceTax': {
    zh: '税额不能大于价税合计',
    en: 'The tax is no more than the amount that holds it',
  },
  'contract.openPayments': {
    zh: '还有办理中的付款申请，请先撤回、驳回或付清',
    en: 'Applications for payment are on their way: take them back, reject or pay them first',
  },
  'contract.notDone': {
    zh: '合同尚未办结：{missing}',
    en: 'The contract is not done: {missing}',
  },
  'contract.costSpent': {
    zh: '该费用已有支出明细，请先删除明细',
    en: 'Something was spent of it: delete that first',
  },
  'contract.costAhead': { zh: '支出日期不能晚于今天', en: 'It was not spent in the future' },
  'contract.acceptanceFixed': { zh: '验收已提交，不能修改', en: 'It was handed in and is not changed any more' },
  'contract.changedPastUs': {
    zh: '合同或付款的金额、收款方或账户与存证不一致，未付款；请联系管理员，并告知监督人员',
    en: 'The price, payee, account or sum is not what the record says. Nothing was paid: call the administrator, and tell who supervises',
  },
  'contract.supplementOver': {
    zh: '补充合同累计金额不得超过原合同{percent}%（最多{most:yuan}元，已用{used:yuan}元）；依据：{article}',
    en: 'All supplements come to {percent} % of the price at most: {most:yuan}, of which {used:yuan} are used ({article})',
  },
  'contract.supplementOf': {
    zh: '只有已签订且履行中的合同可以签补充合同',
    en: 'A contract is supplemented while it is in force',
  },
  'contract.supplementLines': {
    zh: '补充合同只能追加原合同的标的，每项数量大于0且只列一次',
    en: 'A supplement is more of the lines of its contract, each once and more than nothing',
  },
  'contract.supplementOpen': {
    zh: '有补充合同尚未签订，请先收回或作废',
    en: 'A supplement is not signed yet: call it back or discard it first',
  },
  'contract.supplementHalted': {
    zh: '原合同已中止，请先恢复原合同',
    en: 'The contract that it is beside is suspended: resume that first',
  },
  'contract.supplementRefuse': {
    zh: '补充合同不能拒签，请退回修改并说明原因',
    en: 'A supplement is sent back with a reason, not refused',
  },
  'contract.supplementEdit': {
    zh: '补充合同请在原合同页面修改',
    en: 'A supplement is changed on the page of its contract',
  },
} as const satisfies Record<string, Text>;
