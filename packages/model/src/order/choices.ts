import { named } from '../kit/named.ts';
import type { LedgerAccountName } from '../ledger/posting.ts';

/** What an order is for. The code 3, certificates, is not sold on this platform. */
export const orderType = named({
  documents: { value: 1, label: { zh: '采购文件', en: 'Documents' } },
  scene: { value: 2, label: { zh: '场地费', en: 'Venue fee' } },
  service: { value: 4, label: { zh: '服务费', en: 'Service fee' } },
});

/** Was it the buyer who made it? Then he takes it back, and the supplier does not cancel it. */
export function isCharged(type: unknown): boolean {
  return orderType.is(type, 'scene', 'service');
}

/** The account of the ledger that a paid order adds to. */
export function feeAccountOf(type: unknown): LedgerAccountName {
  if (orderType.is(type, 'scene')) return 'sceneFee';
  return orderType.is(type, 'service') ? 'agencyFee' : 'documentFee';
}

/** How an order is paid. The wallet (code 5) pays none: it is a unit's own money. */
export const payType = named({
  wechat: { value: 1, label: { zh: '微信支付', en: 'WeChat Pay' } },
  alipay: { value: 2, label: { zh: '支付宝', en: 'Alipay' } },
  netBank: { value: 3, label: { zh: '网银支付', en: 'Net banking' } },
  offline: { value: 4, label: { zh: '线下转账', en: 'Bank transfer' } },
});

/** Is it a channel that calls back, with a secret that both sides know? */
export function isOnline(type: unknown): boolean {
  return payType.is(type, 'wechat', 'alipay', 'netBank');
}

/** Why the product proposes to give money back. */
export const orderRefundCause = named({
  saleOver: { value: 1, label: { zh: '发售截止后付款', en: 'Paid after the sale had ended' } },
  afterEnd: { value: 2, label: { zh: '订单结束后付款', en: 'Paid after the order had ended' } },
  asked: { value: 3, label: { zh: '协商退款', en: 'Agreed between both sides' } },
});

/** What a channel says of a payment. */
export const tradeState = named({
  pending: { value: 0, label: { zh: '处理中', en: 'Under way' }, tone: 'blue' },
  success: { value: 1, label: { zh: '支付成功', en: 'Paid' }, tone: 'green' },
  failed: { value: 2, label: { zh: '支付失败', en: 'Failed' }, tone: 'red' },
});

/** What a payment that a channel told of came to. */
export const payVerdict = named({
  noted: { value: 0, label: { zh: '仅记录', en: 'Noted' }, tone: 'grey' },
  paid: { value: 1, label: { zh: '订单已支付', en: 'Pays the order' }, tone: 'green' },
  paidLate: { value: 2, label: { zh: '订单结束后支付', en: 'Paid after the order had ended' }, tone: 'orange' },
  wrongAmount: { value: 3, label: { zh: '金额不符', en: 'Wrong amount' }, tone: 'red' },
  paidTwice: { value: 4, label: { zh: '重复支付', en: 'Paid once more' }, tone: 'red' },
  unknownOrder: { value: 5, label: { zh: '订单不存在', en: 'No such order' }, tone: 'red' },
});

export const ticketType = named({
  ordinary: { value: 1, label: { zh: '电子普通发票', en: 'Electronic invoice' } },
  special: { value: 2, label: { zh: '电子专用发票', en: 'Electronic VAT invoice' } },
  receipt: { value: 3, label: { zh: '收据', en: 'Receipt' } },
});

/** How the sandbox lets a payment go, as a real channel now and then does. */
export const sandboxWay = named({
  usual: { value: 1, label: { zh: '正常支付', en: 'As usual' } },
  late: { value: 2, label: { zh: '延迟通知', en: 'Told late' } },
  twice: { value: 3, label: { zh: '重复通知', en: 'Told twice' } },
  wrongAmount: { value: 4, label: { zh: '金额不符', en: 'Another amount' } },
  outOfOrder: { value: 5, label: { zh: '通知乱序', en: 'Told in the wrong order' } },
  wrongSignature: { value: 6, label: { zh: '签名错误', en: 'Wrongly signed' } },
  paidTwice: { value: 7, label: { zh: '付款两次', en: 'Paid twice' } },
  failed: { value: 8, label: { zh: '支付失败', en: 'Payment fails' } },
});
