import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Experts of a buyer. */
export const expertMenus: readonly MenuSeed[] = [
  {
    code: 'expertDatabase',
    name: { zh: '专家库', en: 'Experts' },
    path: '/expertDatabase',
    icon: 'SolutionOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'expertLibrary',
        name: { zh: '专家名录', en: 'Library' },
        path: '/expertDatabase/specialistList',
        icon: 'IdcardOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
          { verb: 'audit', name: { zh: '审核入库', en: 'Review' }, action: 2 },
          { verb: 'state', name: { zh: '暂停与退库', en: 'Suspend and take out' }, action: 2 },
          { verb: 'reveal', name: { zh: '查看完整证件与电话', en: 'See whole numbers' }, action: 2 },
        ],
      },
      {
        code: 'expertDraw',
        name: { zh: '专家抽取', en: 'Draws of experts' },
        path: '/expertDatabase/extractingExpert',
        icon: 'NodeIndexOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'export'),
          { verb: 'draw', name: { zh: '抽取与通知', en: 'Draw and notify' }, action: 2 },
          { verb: 'supervise', name: { zh: '监督专家抽取', en: 'Watch over draws' }, action: 2 },
        ],
      },
      {
        code: 'expertOwn',
        name: { zh: '我的专家档案', en: 'My expert file' },
        path: '/expertDatabase/own',
        icon: 'SolutionOutlined',
        kinds: ['buyer'],
        buttons: buttons('view', 'edit'),
      },
    ],
  },
];
