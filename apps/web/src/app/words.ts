import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../kit/text/words.ts';

/** What several of its screens say. */
export const appWords = {
  role: words.role,
  onlineHelp: { zh: '在线帮助', en: 'Online help' },
  home: { zh: '首页', en: 'Home' },
  workbench: { zh: '工作台', en: 'Workbench' },
  dashboard: { zh: '数据看板', en: 'Dashboard' },
  nothingUnread: { zh: '没有未读通知', en: 'Nothing unread' },
  differs: { zh: '两次密码输入不一致', en: 'The two passwords differ' },
  offline: { zh: '网络已断开', en: 'You are offline' },
  offlineHelp: {
    zh: '已填写的内容保留在此窗口中，请勿关闭。网络恢复后将自动继续，也可以手动刷新。',
    en: 'What you typed is kept in this window: leave it open. It goes on when the connection is back.',
  },
  reload: { zh: '刷新', en: 'Reload' },
  backToHome: { zh: '返回首页', en: 'Back to home' },
  registerAnAccount: { zh: '注册账号', en: 'Register an account' },
  changePassword: { zh: '修改密码', en: 'Change password' },
  signOut: { zh: '退出登录', en: 'Sign out' },
  announcements: { zh: '通知', en: 'Announcements' },
  noAccess: { zh: '没有访问权限', en: 'No access' },
  notAllowedHelp: {
    zh: '您的账号没有打开此页面的权限。如工作需要，请联系本单位管理员开通。',
    en: 'Your account may not open this page. Ask your administrator if you need it.',
  },
  testPage: { zh: '测试页', en: 'Test page' },
  myProfile: { zh: '个人信息', en: 'My profile' },
  searchTheMenu: { zh: '菜单搜索', en: 'Search the menu' },
} as const satisfies Record<string, Text>;
