import type { Text } from '@zhaocai/model/kit/text';

/** What its pages are called, in tabs and elsewhere. */
export const treasuryWords = {
  wallet: { zh: '我的钱包', en: 'My wallet' },
  accounts: { zh: '提现账户', en: 'Accounts for withdrawals' },
  payouts: { zh: '提现审核', en: 'Withdrawals' },
  costOuts: { zh: '专家费与退款', en: 'Expert fees and refunds' },
  costIns: { zh: '项目收款', en: 'Money for projects' },
  labourTax: { zh: '劳务报酬预扣率', en: 'Withholding on fees' },
} as const satisfies Record<string, Text>;
