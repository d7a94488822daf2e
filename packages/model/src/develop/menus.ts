import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Data sources and the code generator. */
export const developMenus: readonly MenuSeed[] = [
  {
    code: 'datasource',
    name: { zh: '数据源', en: 'Data sources' },
    path: '/tool/datasource',
    icon: 'DatabaseOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'code',
    name: { zh: '代码生成', en: 'Code generator' },
    path: '/tool/code',
    icon: 'CodeOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
