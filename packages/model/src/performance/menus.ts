import { buttons, type MenuSeed } from '../kit/menu.ts';

/** How suppliers, agencies and experts have done their work. */
export const performanceMenus: readonly MenuSeed[] = [
  {
    code: 'performanceEvaluate',
    name: { zh: '履约评价', en: 'Evaluations' },
    path: '/performanceEvaluate',
    icon: 'AuditOutlined',
    kinds: ['buyer', 'agency', 'supplier'],
    children: [
      {
        code: 'judgement',
        name: { zh: '评价记录', en: 'Records' },
        path: '/performanceEvaluate/record',
        icon: 'FileDoneOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'edit', 'delete', 'export'),
          { verb: 'audit', name: { zh: '复核与归档', en: 'Decide and archive' }, action: 2 },
        ],
      },
      {
        code: 'judgementOwn',
        name: { zh: '对我的评价', en: 'How I was judged' },
        path: '/performanceEvaluate/own',
        icon: 'StarOutlined',
        kinds: ['buyer', 'agency', 'supplier'],
        buttons: [...buttons('view'), { verb: 'answer', name: { zh: '确认与申诉', en: 'Agree or appeal' }, action: 2 }],
      },
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
