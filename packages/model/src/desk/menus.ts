import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Notices within a tenant, and help on its pages. */
export const deskMenus: readonly MenuSeed[] = [
  {
    code: 'desknotice',
    name: { zh: '通知公告', en: 'Announcements' },
    path: '/desk/notice',
    icon: 'SoundOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
  {
    code: 'deskhelp',
    name: { zh: '帮助维护', en: 'Help pages' },
    path: '/desk/help',
    icon: 'ReadOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'add', 'edit', 'delete', 'export'),
  },
];
