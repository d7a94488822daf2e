import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Contracts after awards, for both sides. */
export const contractMenus: readonly MenuSeed[] = [
  {
    code: 'contract',
    name: { zh: '采购合同', en: 'Contracts' },
    path: '/tenderee/contractManager',
    icon: 'FileProtectOutlined',
    kinds: ['buyer', 'supplier'],
    buttons: [
      ...buttons('view'),
      ...limitedTo(
        ['buyer'],
        [
          ...buttons('edit'),
          { verb: 'approve', name: { zh: '审批', en: 'Approve' }, action: 2 },
          { verb: 'accept', name: { zh: '履约验收', en: 'Accept' }, action: 2 },
          { verb: 'pay', name: { zh: '付款', en: 'Pay' }, action: 2 },
        ],
      ),
    ],
  },
];
