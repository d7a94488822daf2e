import { buttons, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer', 'agency'] as const;
const buyer = ['buyer'] as const;

/** Procurement methods, how a buyer configures them, tasks, and the days of a procurement. */
export const procedureMenus: readonly MenuSeed[] = [
  {
    code: 'procedure',
    name: { zh: '采购方式与日程', en: 'Methods' },
    path: '/procedure',
    icon: 'ScheduleOutlined',
    kinds,
    children: [
      {
        code: 'mytask',
        name: { zh: '我的任务', en: 'My tasks' },
        path: '/procedure/task',
        icon: 'CarryOutOutlined',
        kinds: buyer,
        buttons: [...buttons('view'), { verb: 'finish', name: { zh: '办结', en: 'Finish' }, action: 2 }],
      },
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
      {
        code: 'purchaseconf',
        name: { zh: '采购配置', en: 'Configuration' },
        path: '/procedure/configuration',
        icon: 'ControlOutlined',
        kinds: buyer,
        buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
      },
      {
        code: 'purchaseitem',
        name: { zh: '采购品目', en: 'Items' },
        path: '/procedure/item',
        icon: 'PartitionOutlined',
        kinds: buyer,
        buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
      },
      {
        code: 'purchaseuser',
        name: { zh: '采购人员', en: 'Staff' },
        path: '/procedure/staff',
        icon: 'TeamOutlined',
        kinds: buyer,
        buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
      },
    ],
  },
];
