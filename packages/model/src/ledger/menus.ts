import { buttons, type MenuSeed } from '../kit/menu.ts';
import { depositMenus } from '../deposit/menus.ts';
import { orderMenus } from '../order/menus.ts';
import { treasuryMenus } from '../treasury/menus.ts';

/** Money that moves: the ledger, and what posts to it. */
export const ledgerMenus: readonly MenuSeed[] = [
  {
    code: 'payManage',
    name: { zh: '资金管理', en: 'Money' },
    path: '/payManage',
    icon: 'BankOutlined',
    kinds: ['buyer', 'supplier'],
    children: [
      ...depositMenus,
      ...orderMenus,
      ...treasuryMenus,
      {
        code: 'ledger',
        name: { zh: '资金台账', en: 'Ledger' },
        path: '/payManage/ledger',
        icon: 'BookOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'export'),
          { verb: 'check', name: { zh: '立即核对', en: 'Check now' }, action: 1 },
        ],
      },
    ],
  },
];
