import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Reports. */
export const reportMenus: readonly MenuSeed[] = [
  {
    code: 'reportlist',
    name: { zh: '报表管理', en: 'Reports' },
    path: '/report/reportlist',
    icon: 'BarChartOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
