import { entity } from '../kit/entity.ts';

/** A bank account of a supplier, for what he withdraws; exactly one of his is the default. Experts have theirs in their file. */
export const walletAccount = entity({
  name: 'walletAccount',
  table: 'wallet_account',
  label: { zh: '提现账户', en: 'Account for withdrawals' },
  path: '/api/bid-order/money/account',
  verbs: { page: 'POST /queryPage', save: 'POST /save', remove: 'GET /delete' },
  menu: 'walletAccount',
  search: ['bankName'],
  sort: ['-isDefault', 'createTime'],
  dataScoped: false,
  fields: {
    bankName: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100, required: true },
    accountNo: {
      kind: 'text',
      label: { zh: '账号', en: 'Account' },
      maxLength: 30,
      required: true,
      pattern: /^[\d-]{8,30}$/,
      patternText: { zh: '8至30位数字', en: '8 to 30 digits' },
    },
    holder: { kind: 'text', label: { zh: '户名', en: 'Holder' }, maxLength: 100, readOnly: true },
    isDefault: { kind: 'flag', label: { zh: '默认账户', en: 'Default' } },
  },
});
