import { buttons, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer'] as const;

/** Housing subsidies and the order in which people choose a home. */
export const housingMenus: readonly MenuSeed[] = [
  {
    code: 'housing',
    name: { zh: '住房管理', en: 'Housing' },
    path: '/estate/housing',
    icon: 'BankOutlined',
    kinds,
    children: [
      {
        code: 'housingSubsidy',
        name: { zh: '住房补贴', en: 'Subsidies' },
        path: '/estate/housing/subsidy',
        icon: 'PayCircleOutlined',
        kinds,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'review', name: { zh: '核定', en: 'Review' }, action: 2 },
          { verb: 'pay', name: { zh: '登记发放', en: 'Mark as paid' }, action: 2 },
        ],
      },
      {
        code: 'housingStandard',
        name: { zh: '住房面积标准', en: 'Housing standards' },
        path: '/estate/housing/standard',
        icon: 'BookOutlined',
        kinds,
        buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
      },
      {
        code: 'choiceBatch',
        name: { zh: '选房批次', en: 'Batches' },
        path: '/estate/housing/batch',
        icon: 'CalendarOutlined',
        kinds,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'move', name: { zh: '开放和作废', en: 'Open and void' }, action: 2 },
        ],
      },
      {
        code: 'turnoverSort',
        name: { zh: '选房排序', en: 'Order of choosing' },
        path: '/estate/housing/sort',
        icon: 'MenuOutlined',
        kinds,
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
          { verb: 'review', name: { zh: '审核', en: 'Review' }, action: 2 },
          { verb: 'order', name: { zh: '排序', en: 'Order' }, action: 3 },
        ],
      },
    ],
  },
];
