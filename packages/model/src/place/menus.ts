import { buttons, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer', 'agency'] as const;

/** Sites and their reservations. */
export const placeMenus: readonly MenuSeed[] = [
  {
    code: 'place',
    name: { zh: '场地管理', en: 'Sites' },
    path: '/place',
    icon: 'EnvironmentOutlined',
    kinds,
    children: [
      {
        code: 'reserve',
        name: { zh: '场地预约', en: 'Reservations' },
        path: '/place/reserve',
        icon: 'CalendarOutlined',
        kinds,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'audit', name: { zh: '审核', en: 'Confirm or refuse' }, action: 2 },
          { verb: 'cancel', name: { zh: '取消预约', en: 'Cancel' }, action: 2 },
        ],
      },
      {
        code: 'site',
        name: { zh: '场地', en: 'Sites' },
        path: '/place/site',
        icon: 'BankOutlined',
        kinds,
        buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
      },
    ],
  },
];
