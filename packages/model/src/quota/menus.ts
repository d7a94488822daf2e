import { buttons, type ButtonSeed, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer'] as const;
const calculate: ButtonSeed = { verb: 'calculate', name: { zh: '核算', en: 'Calculate' }, action: 1 };

/** How much room a unit may have, how much it has, and what the difference costs. */
export const quotaMenus: readonly MenuSeed[] = [
  {
    code: 'quota',
    name: { zh: '用房定额', en: 'Quotas' },
    path: '/estate/quota',
    icon: 'ControlOutlined',
    kinds,
    children: [
      {
        code: 'deptCalculate',
        name: { zh: '单位定额', en: 'Quotas of units' },
        path: '/estate/quota/dept',
        icon: 'ApartmentOutlined',
        kinds,
        buttons: [
          ...buttons('view', 'export'),
          calculate,
          { verb: 'settle', name: { zh: '发布和锁定', en: 'Publish and lock' }, action: 1 },
        ],
      },
      {
        code: 'differenceCalculate',
        name: { zh: '超额测算', en: 'Over-use' },
        path: '/estate/quota/difference',
        icon: 'BarChartOutlined',
        kinds,
        buttons: [...buttons('view', 'export'), calculate],
      },
      {
        code: 'scientificResearch',
        name: { zh: '科研用房补贴', en: 'Room for research' },
        path: '/estate/quota/research',
        icon: 'BuildOutlined',
        kinds,
        buttons: [...buttons('view', 'export'), calculate],
      },
      {
        code: 'quotaInput',
        name: { zh: '核算数据', en: 'Facts of units' },
        path: '/estate/quota/input',
        icon: 'DatabaseOutlined',
        kinds,
        buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
      },
      {
        code: 'quotaRegulation',
        name: { zh: '定额标准', en: 'Standards' },
        path: '/estate/quota/regulation',
        icon: 'BookOutlined',
        kinds,
        buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
      },
    ],
  },
];
