import { buttons, type MenuSeed } from '../kit/menu.ts';

const kinds = ['buyer'] as const;
const ledger = buttons('view', 'add', 'edit', 'delete', 'export');
const importedLedger = buttons('view', 'add', 'edit', 'delete', 'import', 'export');

/** The ledgers of a campus: schools, land, structures, facilities, car positions and who keeps them. */
export const campusMenus: readonly MenuSeed[] = [
  {
    code: 'school',
    name: { zh: '学校概况', en: 'School profile' },
    path: '/estate/school',
    icon: 'ReadOutlined',
    kinds,
    buttons: ledger,
  },
  {
    code: 'land',
    name: { zh: '土地', en: 'Land' },
    path: '/estate/land',
    icon: 'EnvironmentOutlined',
    kinds,
    buttons: importedLedger,
  },
  {
    code: 'civilDefence',
    name: { zh: '人防工程', en: 'Civil defence' },
    path: '/estate/civil-defence',
    icon: 'SafetyOutlined',
    kinds,
    buttons: ledger,
  },
  {
    code: 'structure',
    name: { zh: '构筑物', en: 'Structures' },
    path: '/estate/structure',
    icon: 'BuildOutlined',
    kinds,
    buttons: importedLedger,
  },
  {
    code: 'facility',
    name: { zh: '设施', en: 'Facilities' },
    path: '/estate/facility',
    icon: 'ToolOutlined',
    kinds,
    buttons: importedLedger,
  },
  {
    code: 'carPosition',
    name: { zh: '车位', en: 'Parking spaces' },
    path: '/estate/car-position',
    icon: 'CarOutlined',
    kinds,
    buttons: [...importedLedger, { verb: 'assign', name: { zh: '分配与退还', en: 'Assign and return' }, action: 2 }],
  },
  {
    code: 'estateManager',
    name: { zh: '管理员', en: 'Managers' },
    path: '/estate/manager',
    icon: 'IdcardOutlined',
    kinds,
    buttons: ledger,
  },
];
