import type { Text } from '@zhaocai/model/kit/text';

/** What several of its screens say. */
export const orderWords = {
  orders: { zh: '订单', en: 'Orders' },
  ownOrders: { zh: '我的订单', en: 'My orders' },
  order: { zh: '订单详情', en: 'Order' },
  pay: { zh: '支付订单', en: 'Pay an order' },
  cashier: { zh: '沙箱收银台', en: 'Cashier of the sandbox' },
  records: { zh: '支付流水', en: 'Payments' },
  channels: { zh: '收款渠道', en: 'Payment channels' },
  invoices: { zh: '发票', en: 'Invoices' },
  invoice: { zh: '发票详情', en: 'Invoice' },
  sandbox: { zh: '沙箱', en: 'Sandbox' },
} as const satisfies Record<string, Text>;
