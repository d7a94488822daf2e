import { buttons, type MenuSeed } from '../kit/menu.ts';

/** Ready groups of people for projects. */
export const teamMenus: readonly MenuSeed[] = [
  {
    code: 'team',
    name: { zh: '项目团队', en: 'Project teams' },
    path: '/base/team',
    icon: 'TeamOutlined',
    kinds: ['buyer'],
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
