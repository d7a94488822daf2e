import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Customers. */
export const crmMenus: readonly MenuSeed[] = [
  {
    code: 'crm',
    name: { zh: '客户管理', en: 'Customers' },
    path: '/crm',
    icon: 'SolutionOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'customer',
        name: { zh: '客户', en: 'Customers' },
        path: '/crm/customer',
        icon: 'SolutionOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
          { verb: 'allot', name: { zh: '分配业务员', en: 'Assign' }, action: 3 },
          { verb: 'visit', name: { zh: '登记拜访', en: 'Log a visit' }, action: 2 },
        ],
      },
      {
        code: 'businessMan',
        name: { zh: '业务员', en: 'Salespeople' },
        path: '/crm/businessMan',
        icon: 'IdcardOutlined',
        kinds: ['buyer'],
        buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
      },
    ],
  },
];
