import { buttons, type MenuSeed } from '../kit/menu.ts';

const library = '/budget/projectLibraryManage';

/** Budget projects. */
export const budgetMenus: readonly MenuSeed[] = [
  {
    code: 'budget',
    name: { zh: '预算管理', en: 'Budgets' },
    path: '/budget',
    icon: 'PieChartOutlined',
    kinds: ['buyer'],
    children: [
      {
        code: 'budgetPro',
        name: { zh: '一级项目申报', en: 'Projects of level 1' },
        path: `${library}/stairDeclare`,
        icon: 'ProjectOutlined',
        kinds: ['buyer'],
        buttons: [
          ...buttons('view', 'add', 'edit', 'delete', 'export'),
          { verb: 'submit', name: { zh: '提交', en: 'Submit' }, action: 2 },
          { verb: 'firstAudit', name: { zh: '一级审核', en: 'First review' }, action: 2 },
          { verb: 'secondAudit', name: { zh: '二级审核', en: 'Second review' }, action: 2 },
          { verb: 'issue', name: { zh: '下达与关闭', en: 'Approve and close' }, action: 2 },
        ],
      },
      {
        code: 'budgetSecond',
        name: { zh: '二级项目申报', en: 'Projects of level 2' },
        path: `${library}/secondDeclare`,
        icon: 'ApartmentOutlined',
        kinds: ['buyer'],
        buttons: buttons('view'),
      },
      {
        code: 'budgetSpecial',
        name: { zh: '专项项目申报', en: 'Special projects' },
        path: `${library}/stairSpecialDeclare`,
        icon: 'StarOutlined',
        kinds: ['buyer'],
        buttons: buttons('view'),
      },
    ],
  },
];
