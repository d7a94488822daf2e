import { buttons, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer', 'agency'] as const;

/** Procurement methods, and the days of a procurement. */
export const procedureMenus: readonly MenuSeed[] = [
  {
    code: 'procedure',
    name: { zh: '采购方式与日程', en: 'Methods' },
    path: '/procedure',
    icon: 'ScheduleOutlined',
    kinds,
    children: [
      {
        code: 'planner',
        name: { zh: '采购日程编排', en: 'Schedule' },
        path: '/procedure/planner',
        icon: 'ScheduleOutlined',
        kinds,
        buttons: buttons('view'),
      },
      {
        code: 'method',
        name: { zh: '采购方式', en: 'All methods' },
        path: '/procedure/method',
        icon: 'ApartmentOutlined',
        kinds,
        buttons: buttons('view'),
      },
    ],
  },
];
