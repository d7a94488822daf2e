import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Orders and invoices, for both sides; what channels told, and which channels there are, for the buyer. */
export const orderMenus: readonly MenuSeed[] = [
  {
    code: 'order',
    name: { zh: '订单', en: 'Orders' },
    path: '/payManage/order',
    icon: 'ShoppingCartOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['supplier'], [{ verb: 'buy', name: { zh: '购买与支付', en: 'Buy and pay' }, action: 2 }]),
      ...limitedTo(
        ['buyer'],
        [
          ...buttons('export'),
          { verb: 'charge', name: { zh: '收取费用', en: 'Charge fees' }, action: 1 },
          { verb: 'confirm', name: { zh: '确认到账', en: 'Confirm' }, action: 2 },
          { verb: 'refund', name: { zh: '申请退款', en: 'Ask for refunds' }, action: 2 },
          { verb: 'pay', name: { zh: '审核退款', en: 'Approve refunds' }, action: 2 },
        ],
      ),
    ],
  },
  {
    code: 'invoice',
    name: { zh: '发票', en: 'Invoices' },
    path: '/payManage/invoice',
    icon: 'FileTextOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(['supplier'], [{ verb: 'apply', name: { zh: '申请开票', en: 'Apply' }, action: 2 }]),
      ...limitedTo(['buyer'], [...buttons('export'), { verb: 'issue', name: { zh: '开票', en: 'Issue' }, action: 2 }]),
    ],
  },
  {
    code: 'payRecord',
    name: { zh: '支付流水', en: 'Payments' },
    path: '/payManage/payRecord',
    icon: 'TransactionOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'export'), { verb: 'handle', name: { zh: '处理', en: 'Handle' }, action: 2 }],
  },
  {
    code: 'payChannel',
    name: { zh: '收款渠道', en: 'Payment channels' },
    path: '/payManage/payChannel',
    icon: 'CreditCardOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'add', 'edit'),
  },
];
