import type { Text } from '../kit/text.ts';

export const orderMessages = {
  'order.suppliersOnly': { zh: '只有供应商可以购买采购文件', en: 'Only suppliers buy documents' },
  'order.notSold': { zh: '本项目的采购文件不在线上出售', en: 'The documents of this project are not sold online' },
  'order.saleOver': { zh: '采购文件已停止发售', en: 'The documents are not sold any more' },
  'order.standing': { zh: '该项费用已有未结束的订单，请勿重复下单', en: 'An order for this stands already' },
  'order.nameOne': { zh: '请指明采购项目或报名', en: 'Name the project or the registration' },
  'order.chargeWinner': {
    zh: '服务费在结果公告后向中标人收取',
    en: 'A service fee is charged to the winner once the result is published',
  },
  'order.money': { zh: '请填写收费金额，须大于零', en: 'Give the amount; it is above nothing' },
  'order.noChannel': { zh: '收款方未启用该支付方式', en: 'The buyer does not take this way of paying' },
  'order.badState': { zh: '订单状态已变化，请刷新后再试', en: 'The order has moved on: load it again' },
  'order.expired': { zh: '订单已超过支付时限，请重新下单', en: 'The time to pay is over: order anew' },
  'order.voucherWaits': {
    zh: '转账凭证正等待财务确认，不能改用其他支付方式',
    en: 'The voucher waits for finance: no other way of paying meanwhile',
  },
  'order.voucherFirst': {
    zh: '转账凭证待财务核对，确认或驳回后才能取消',
    en: 'A voucher waits for finance: it is confirmed or rejected first',
  },
  'order.voucherMissing': { zh: '请上传转账凭证', en: 'Add the voucher of the transfer' },
  'order.noVoucher': { zh: '没有待确认的转账凭证', en: 'No voucher waits to be confirmed' },
  'order.payTimeAhead': { zh: '付款时间不能晚于当前时间', en: 'The payment lies in the future' },
  'order.missing': { zh: '请填写{field}', en: 'Fill in: {field}' },
  'order.flag': { zh: '请选择取消或删除', en: 'Say whether to cancel or to remove' },
  'order.notCancellable': {
    zh: '只有待支付、支付中的订单可以取消',
    en: 'Only an order that is still to be paid can be cancelled',
  },
  'order.charged': {
    zh: '该费用由采购人收取，请联系采购人撤销',
    en: 'This was charged by the buyer: ask him to take it back',
  },
  'order.notCharged': {
    zh: '供应商自行下的订单由供应商取消',
    en: 'What the supplier ordered himself he cancels himself',
  },
  'order.notRemovable': {
    zh: '只有已取消、已关闭的订单可以删除',
    en: 'Only a cancelled or closed order can be removed',
  },
  'order.signature': { zh: '签名校验失败', en: 'The signature is wrong' },
  'order.sandboxOff': {
    zh: '该支付方式尚未接通真实渠道（沙箱），不能收款，请改用线下转账。仅作演练时，可由管理员将参数“沙箱收款”设为true',
    en: 'No real channel is connected for this way of paying (sandbox): it takes no money. Pay by transfer; for rehearsals an administrator sets the parameter order.sandbox to true',
  },
  'order.notSandbox': { zh: '该订单不在沙箱渠道支付', en: 'This order is not paid in the sandbox' },
  'order.noProposal': { zh: '该订单没有待处理的退款事由', en: 'Nothing is to be decided about this order' },
  'order.invoicedRefund': {
    zh: '订单已申请开票，请先驳回或红冲发票再退款',
    en: 'An invoice stands for this order: reject or reverse it first',
  },
  'order.tradeTwice': { zh: '退款流水号已使用，请核对', en: 'This reference was used already' },
  'order.noReceipt': { zh: '支付后才能打印收据', en: 'A receipt is printed once the order is paid' },
  'order.channelTwice': { zh: '该支付方式已有渠道', en: 'There is a channel of this kind already' },
  'order.channelSecret': {
    zh: '启用前请设置签名密钥，至少16个字符',
    en: 'Set a secret of at least 16 characters first',
  },
  'order.channelAccount': { zh: '启用前请填写收款户名、账号和开户行', en: 'Give holder, number and bank first' },
  'order.otherBuyer': { zh: '一张发票只能包含同一采购人的订单', en: 'An invoice is for orders of one buyer' },
  'order.notPaid': {
    zh: '只有已支付且不退款的订单可以开票',
    en: 'Only paid orders that are not refunded are invoiced',
  },
  'order.invoiced': { zh: '订单已开票', en: 'An order is invoiced already' },
  'order.taxNo': { zh: '税号格式不正确', en: 'The tax number is not well-formed' },
  'order.invoiceNotEditable': { zh: '申请已受理，不能修改', en: 'It was taken up and cannot be changed' },
  'order.invoiceNo': { zh: '请填写发票号码并上传发票文件', en: 'Give the number of the invoice and its file' },
  'order.invoiceNoTwice': { zh: '发票号码已使用，请核对', en: 'This invoice number was used already' },
  'order.notIssued': { zh: '开票后才能打印', en: 'It is printed once it is issued' },
} as const satisfies Record<string, Text>;
