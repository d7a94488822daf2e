import { buttons, limitedTo, type MenuSeed } from '../kit/menu.ts';

/** The hall itself, for whoever is present at openings. */
export const hallMenus: readonly MenuSeed[] = [
  {
    code: 'hall',
    name: { zh: '开标大厅', en: 'Opening hall' },
    path: '/tenderee/openingHall',
    icon: 'FileDoneOutlined',
    kinds: ['buyer', 'agency', 'supplier'],
    buttons: [
      ...buttons('view'),
      { verb: 'sign', name: { zh: '签到', en: 'Sign in' }, action: 1 },
      ...limitedTo(['buyer'], [{ verb: 'host', name: { zh: '主持开标', en: 'Host' }, action: 2 }]),
      ...limitedTo(
        ['supplier'],
        [
          { verb: 'confirm', name: { zh: '确认开标记录', en: 'Confirm the record' }, action: 2 },
          { verb: 'object', name: { zh: '提出异议', en: 'Object' }, action: 2 },
        ],
      ),
    ],
  },
];

/** What openings and evaluations of a unit are set up with. */
export const hallSettingMenus: readonly MenuSeed[] = [
  {
    code: 'bidNode',
    name: { zh: '开标节点', en: 'Opening nodes' },
    path: '/base/bidNode',
    icon: 'NodeIndexOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'edit'),
  },
  {
    code: 'bidParam',
    name: { zh: '电子标参数模板', en: 'Parameter templates' },
    path: '/base/bidParam',
    icon: 'ProfileOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
