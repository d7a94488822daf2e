import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Wallets, what projects take in and pay out. */
export const treasuryMenus: readonly MenuSeed[] = [
  {
    code: 'costIn',
    name: { zh: '项目收款', en: 'Money for projects' },
    path: '/payManage/costIn',
    icon: 'TransactionOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'edit', 'export'),
      { verb: 'confirm', name: { zh: '确认到账', en: 'Confirm' }, action: 2 },
      { verb: 'correct', name: { zh: '处理差错', en: 'Settle mistakes' }, action: 2 },
    ],
  },
  {
    code: 'expertFee',
    name: { zh: '专家费与退款', en: 'Expert fees and refunds' },
    path: '/payManage/expertFee',
    icon: 'SolutionOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'edit', 'export'),
      { verb: 'approve', name: { zh: '审批', en: 'Approve' }, action: 2 },
      { verb: 'pay', name: { zh: '付款', en: 'Pay' }, action: 2 },
      { verb: 'mistake', name: { zh: '差错冲销与退款', en: 'Reverse and refund' }, action: 2 },
    ],
  },
  {
    code: 'payout',
    name: { zh: '提现审核', en: 'Withdrawals' },
    path: '/payManage/payout',
    icon: 'AuditOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'export'),
      { verb: 'audit', name: { zh: '审核', en: 'Decide' }, action: 2 },
      { verb: 'pay', name: { zh: '付款', en: 'Pay' }, action: 2 },
    ],
  },
  {
    code: 'wallet',
    name: { zh: '我的钱包', en: 'My wallet' },
    path: '/payManage/wallet',
    icon: 'PayCircleOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [...buttons('view'), { verb: 'apply', name: { zh: '申请提现', en: 'Withdraw' }, action: 1 }],
  },
  {
    code: 'walletAccount',
    name: { zh: '提现账户', en: 'Accounts for withdrawals' },
    path: '/payManage/walletAccount',
    icon: 'BankOutlined',
    kinds: ['supplier'],
    buttons: buttons('view', 'add', 'edit', 'delete'),
  },
];

/** By which tax is withheld of fees. */
export const labourTaxMenus: readonly MenuSeed[] = [
  {
    code: 'labourTax',
    name: { zh: '劳务报酬预扣率', en: 'Withholding on fees' },
    path: '/system/labourTax',
    icon: 'PieChartOutlined',
    kinds: ['platform', 'buyer'],
    buttons: [...buttons('view', 'export'), ...limitedTo(['platform'], buttons('add', 'edit', 'delete'))],
  },
];
