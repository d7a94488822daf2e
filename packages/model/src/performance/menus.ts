import { buttons, type MenuSeed } from '../kit/menu.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceMenus: readonly MenuSeed[] = [
  {
    code: 'performanceEvaluate',
    name: { zh: '履约评价', en: 'Evaluations' },
    path: '/performanceEvaluate',
    icon: 'AuditOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'judgeTemplate',
        name: { zh: '评价模板', en: 'Templates' },
        path: '/performanceEvaluate/targetLibraryConfiguration/targetConfiguration',
        icon: 'ProfileOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'enable', name: { zh: '启用与停用', en: 'Put into use' }, action: 2 },
        ],
      },
    ],
  },
];
