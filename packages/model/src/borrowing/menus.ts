import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Papers that are lent and come back. */
export const borrowingMenus: readonly MenuSeed[] = [
  {
    code: 'borrow',
    name: { zh: '资料借阅', en: 'Loans of papers' },
    path: '/tenderee/borrow',
    icon: 'ReadOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'approve', name: { zh: '审批借阅', en: 'Decide' }, action: 2 },
      { verb: 'revert', name: { zh: '登记归还', en: 'Receive' }, action: 2 },
    ],
  },
];
