import { allKinds, buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** Dictionaries and regions. */
export const dictionaryMenus: readonly MenuSeed[] = [
  {
    code: 'dict',
    name: { zh: '系统字典', en: 'System dictionaries' },
    path: '/dict-vertical/index',
    icon: 'BookOutlined',
    kinds: ['platform'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
  },
  {
    code: 'dictbiz',
    name: { zh: '业务字典', en: 'Business dictionaries' },
    path: '/dict-horizontal/index',
    icon: 'ReadOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'import', 'export'),
  },
];

export const regionMenus: readonly MenuSeed[] = [
  {
    code: 'region',
    name: { zh: '行政区划', en: 'Regions' },
    path: '/base/region',
    icon: 'EnvironmentOutlined',
    kinds: ['platform', 'buyer'],
    buttons: [...buttons('view', 'export'), ...limitedTo(['platform'], buttons('add', 'edit', 'delete', 'import'))],
  },
];
