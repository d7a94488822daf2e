/** The voucher of a posting. */
export const voucherWords = {
  zh: {
    title: '记账凭证',
    facts: ['业务', '入账时间', '项目', '来源', '说明', '经办人'],
    columns: ['账户', '供应商', '借方（元）', '贷方（元）'],
  },
  en: {
    title: 'Voucher',
    facts: ['Operation', 'Posted', 'Project', 'Made for', 'Reason', 'By'],
    columns: ['Account', 'Supplier', 'Debit (CNY)', 'Credit (CNY)'],
  },
} as const;
