import { buttons, type ButtonSeed, type MenuSeed } from '../kit/menu.ts';

const row = (verb: string, zh: string, en: string): ButtonSeed => ({ verb, name: { zh, en }, action: 2 });

/** Applications for, contracts and bills of rooms that are let. */
export const leaseMenus: readonly MenuSeed[] = [
  {
    code: 'roomLease',
    name: { zh: '租房申请', en: 'Lease applications' },
    path: '/estate/lease',
    icon: 'SolutionOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'add', 'edit', 'delete', 'export'), row('review', '审核', 'Review')],
  },
  {
    code: 'roomContract',
    name: { zh: '租赁合同', en: 'Lease contracts' },
    path: '/estate/contract',
    icon: 'AuditOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'add', 'edit', 'export'), row('review', '审核', 'Review')],
  },
  {
    code: 'roomRent',
    name: { zh: '租金账单', en: 'Rent bills' },
    path: '/estate/rent',
    icon: 'PayCircleOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'add', 'edit', 'export')],
  },
  {
    code: 'leasePolicy',
    name: { zh: '租赁政策', en: 'Lease policy' },
    path: '/estate/lease-policy',
    icon: 'ControlOutlined',
    kinds: ['buyer'],
    buttons: [...buttons('view', 'add', 'edit', 'delete', 'export')],
  },
];
