import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Forms that administrators design, and what was filled in. */
export const formMenus: readonly MenuSeed[] = [
  {
    code: 'form',
    name: { zh: '表单管理', en: 'Forms' },
    path: '/projectParameter/FormManagement/FormList/index',
    icon: 'FormOutlined',
    kinds: allKinds,
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'grant', name: { zh: '授权', en: 'Grant' }, action: 2 },
    ],
  },
  {
    code: 'formData',
    name: { zh: '表单数据', en: 'Form data' },
    path: '/projectParameter/FormManagement/answers',
    icon: 'DatabaseOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
];
