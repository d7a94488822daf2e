import type { Text } from '@zhaocai/model/kit/text';
import { appWords } from '../words.ts';
import { words } from '../../kit/text/words.ts';

export const lockTexts = {
  lock: { zh: '锁屏', en: 'Lock the screen' },
  setPassword: { zh: '设置锁屏密码', en: 'Set a lock password' },
  setPasswordHelp: {
    zh: '离开座位时锁住屏幕，回来后用此密码继续。密码只保存在本浏览器中，不能与他人共用。',
    en: 'Lock the screen when you leave; this password lets you go on. It stays in this browser only.',
  },
  password: { zh: '锁屏密码', en: 'Lock password' },
  again: { zh: '确认锁屏密码', en: 'Lock password again' },
  empty: { zh: '锁屏密码不能为空', en: 'Enter a lock password' },
  differs: appWords.differs,
  setAndLock: { zh: '设置并锁屏', en: 'Set and lock' },
  locked: { zh: '屏幕已锁定', en: 'Screen locked' },
  lockedHelp: { zh: '输入锁屏密码继续工作，已打开的页面都还在。', en: 'Your open pages are kept. Unlock to go on.' },
  unlock: words.unlock,
  wrong: { zh: '锁屏密码不正确', en: 'That is not the lock password' },
  lastTry: { zh: '锁屏密码不正确，再错一次将退出登录', en: 'Wrong again: one more failure signs you out' },
  signOut: { zh: '退出登录，换账号或忘记密码', en: 'Sign out instead' },
  notLocked: { zh: '屏幕没有锁定', en: 'The screen is not locked' },
  notLockedHelp: { zh: '可以直接继续工作。', en: 'You can simply go on.' },
  goOn: appWords.backToHome,
} as const satisfies Record<string, Text>;
