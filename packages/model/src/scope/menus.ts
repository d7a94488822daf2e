import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Data scopes and API scopes. */
export const scopeMenus: readonly MenuSeed[] = [
  {
    code: 'datascope',
    name: { zh: '数据权限', en: 'Data scopes' },
    path: '/authority/datascope',
    icon: 'FilterOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'apiscope',
    name: { zh: '接口权限', en: 'API scopes' },
    path: '/authority/apiscope',
    icon: 'ApiOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
