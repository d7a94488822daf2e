/** The receipt that the product issues. */
export const receiptWords = {
  zh: {
    title: '收据',
    facts: ['收款单位', '付款单位', '纳税人识别号', '金额（元）', '金额大写', '开具时间'],
    columns: ['订单编号', '收费项目', '项目', '金额（元）'],
  },
  en: {
    title: 'Receipt',
    facts: ['Received by', 'Paid by', 'Tax number', 'Amount (CNY)', 'In Chinese capitals', 'Issued'],
    columns: ['Order', 'For', 'Project', 'Amount (CNY)'],
  },
} as const;
