import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Approval flows. */
export const workflowMenus: readonly MenuSeed[] = [
  {
    code: 'flow',
    name: { zh: '流程管理', en: 'Flows' },
    path: '/base/workFlow/index',
    icon: 'PartitionOutlined',
    kinds: allKinds,
    buttons: [
      ...buttons('view', 'add', 'edit', 'delete', 'export'),
      { verb: 'grant', name: { zh: '授权', en: 'Grant' }, action: 2 },
      { verb: 'manage', name: { zh: '管理流程实例', en: 'Manage runs' }, action: 2 },
    ],
  },
  {
    code: 'flowBinding',
    name: { zh: '审批绑定', en: 'Approval bindings' },
    path: '/base/workFlow/binding',
    icon: 'LinkOutlined',
    kinds: ['buyer', 'agency'],
    buttons: buttons('view', 'edit'),
  },
];

const own = (code: string, name: MenuSeed['name'], place: { path: string; icon: string }): MenuSeed => ({
  code,
  name,
  ...place,
  kinds: allKinds,
  isEverybodys: true,
});

/** What everybody has to do, has applied for and has done. */
export const workMenu: MenuSeed = {
  code: 'work',
  name: { zh: '我的工作', en: 'My work' },
  path: '/work',
  icon: 'DesktopOutlined',
  kinds: allKinds,
  children: [
    own('todo', { zh: '我的待办', en: 'To do' }, { path: '/work/backlog', icon: 'CalendarOutlined' }),
    own('myapply', { zh: '我的申请', en: 'My applications' }, { path: '/work/myapplybak', icon: 'FileTextOutlined' }),
    own('myform', { zh: '我的填报', en: 'My forms' }, { path: '/work/myform', icon: 'FormOutlined' }),
    own('done', { zh: '我的已办', en: 'Done' }, { path: '/work/done', icon: 'FileDoneOutlined' }),
    own('delegation', { zh: '外出委托', en: 'Out of office' }, { path: '/work/delegation', icon: 'TeamOutlined' }),
  ],
};

/** What everybody is told. */
export const messageMenu: MenuSeed = own(
  'messageCenter',
  { zh: '消息中心', en: 'Messages' },
  { path: '/messageCenter', icon: 'MessageOutlined' },
);
