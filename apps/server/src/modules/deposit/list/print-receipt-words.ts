export const receiptWords = {
  zh: {
    title: '保证金收据',
    facts: ['项目', '采购包', '缴款单位', '缴纳方式', '金额（元）', '金额大写', '到账确认时间'],
  },
  en: {
    title: 'Receipt of a deposit',
    facts: ['Project', 'Package', 'Paid by', 'Given as', 'Amount (CNY)', 'In Chinese capitals', 'Confirmed'],
  },
} as const;
