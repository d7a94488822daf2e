import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Deposits, for both sides, and what the bank says has come in. */
export const depositMenus: readonly MenuSeed[] = [
  {
    code: 'deposit',
    name: { zh: '保证金', en: 'Deposits' },
    path: '/payManage/deposit',
    icon: 'SafetyCertificateOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['supplier'], [{ verb: 'handIn', name: { zh: '缴纳', en: 'Hand in' }, action: 2 }]),
      ...limitedTo(
        ['buyer'],
        [
          ...buttons('export'),
          { verb: 'confirm', name: { zh: '确认到账', en: 'Confirm' }, action: 2 },
          { verb: 'refund', name: { zh: '申请退还', en: 'Ask for refunds' }, action: 2 },
          { verb: 'pay', name: { zh: '审核退还', en: 'Approve refunds' }, action: 2 },
          { verb: 'forfeit', name: { zh: '提出不予退还', en: 'Propose forfeitures' }, action: 2 },
          { verb: 'approve', name: { zh: '审核不予退还', en: 'Decide about forfeitures' }, action: 2 },
        ],
      ),
    ],
  },
  {
    code: 'bankReceipt',
    name: { zh: '银行到账', en: 'Bank receipts' },
    path: '/payManage/bankReceipt',
    icon: 'BankOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'import', 'export'), { verb: 'match', name: { zh: '匹配', en: 'Match' }, action: 2 }],
  },
];
