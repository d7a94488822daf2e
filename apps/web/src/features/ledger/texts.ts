import type { Text } from '@zhaocai/model/kit/text';

export const ledgerTexts = {
  account: { zh: '账户', en: 'Account' },
  balance: { zh: '余额（元）', en: 'Balance (CNY)' },
  debit: { zh: '借方（元）', en: 'Debit (CNY)' },
  credit: { zh: '贷方（元）', en: 'Credit (CNY)' },
  keyword: { zh: '项目或供应商', en: 'Project or supplier' },
  allPostings: { zh: '全部流水', en: 'All postings' },
  checkNow: { zh: '立即核对', en: 'Check now' },
  checked: { zh: '核对完成', en: 'Checked' },
  neverChecked: { zh: '尚未核对；系统每晚自动核对一次。', en: 'Not checked yet; it is checked every night.' },
  sound: {
    zh: '{time} 核对一致：{postings} 笔流水，借方、贷方各 {debit} 元。',
    en: 'Sound at {time}: {postings} postings, {debit} CNY on each side.',
  },
  broken: {
    zh: '{time} 核对存在差异：借贷不平或与存证不符 {unbalanced} 笔，余额异常账户 {negative} 个，与台账不符的保证金和订单 {differing} 笔。请暂停付款并联系管理员。',
    en: 'Differences at {time}: {unbalanced} postings unbalanced or unlike their evidence, {negative} accounts below nothing, {differing} deposits and orders that differ. Stop payments and tell the administrator.',
  },
  noAccounts: { zh: '暂无账户', en: 'No accounts yet' },
  noAccountsHelp: { zh: '保证金到账确认后自动开立账户。', en: 'Accounts open when the first deposit is confirmed.' },
  noEntries: { zh: '暂无明细', en: 'No entries yet' },
  chooseAccount: { zh: '请从资金台账选择账户', en: 'Choose an account from the ledger' },
  choosePosting: { zh: '请从资金流水选择一笔', en: 'Choose a posting from the list' },
  posted: { zh: '入账时间', en: 'Posted' },
  by: { zh: '经办人', en: 'By' },
  entries: { zh: '分录', en: 'Entries' },
  reversed: { zh: '这笔流水已被冲销', en: 'This posting was reversed' },
  reverses: { zh: '冲销的流水', en: 'Reverses' },
  open: { zh: '查看', en: 'See' },
  print: { zh: '打印凭证', en: 'Print the voucher' },
  cause: { zh: '业务来源', en: 'Made for' },
} as const satisfies Record<string, Text>;
