import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Buildings, floors and rooms, and which unit holds which room. */
export const spaceMenus: readonly MenuSeed[] = [
  {
    code: 'mansion',
    name: { zh: '楼栋管理', en: 'Buildings' },
    path: '/estate/mansion',
    icon: 'BankOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export', 'import'),
  },
  {
    code: 'room',
    name: { zh: '房间台账', en: 'Rooms' },
    path: '/estate/room',
    icon: 'HomeOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export', 'import'),
      { verb: 'all', name: { zh: '全部台账', en: 'Whole ledger' }, action: 1 },
    ],
  },
  {
    code: 'roomDistribution',
    name: { zh: '公房分配', en: 'Room allocation' },
    path: '/estate/distribution',
    icon: 'KeyOutlined',
    kinds: ['buyer'],
    buttons: [
      ...buttons('view', 'add', 'export'),
      { verb: 'checkOut', name: { zh: '退房', en: 'Hand back' }, action: 2 },
    ],
  },
  {
    code: 'roomStatistics',
    name: { zh: '用房统计', en: 'Room statistics' },
    path: '/estate/room-statistics',
    icon: 'PieChartOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'export'),
  },
];
