export const receiptWords = {
  zh: {
    title: '收据',
    facts: ['收款单位', '付款单位', '项目', '收费项目', '金额（元）', '金额大写', '支付方式', '交易流水号', '支付时间'],
  },
  en: {
    title: 'Receipt',
    facts: [
      'Received by',
      'Paid by',
      'Project',
      'For',
      'Amount (CNY)',
      'In Chinese capitals',
      'By way of',
      'Reference',
      'Paid at',
    ],
  },
} as const;
