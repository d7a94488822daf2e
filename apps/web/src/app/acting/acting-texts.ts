import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { appWords } from '../words.ts';

export const actingTexts = {
  title: { zh: '切换身份', en: 'Switch role' },
  help: {
    zh: '只以所选的角色和部门工作，权限与数据范围随之变化；下次登录沿用此选择。',
    en: 'Work in one role and department: rights and data follow. Kept for the next sign-in.',
  },
  role: appWords.role,
  dept: words.department,
  allRoles: { zh: '全部角色', en: 'All roles' },
  allDepts: { zh: '全部部门', en: 'All departments' },
  switch: { zh: '切换', en: 'Switch' },
  unsaved: { zh: '有页面包含未保存的修改，切换后将丢失。', en: 'Unsaved changes on open pages will be lost.' },
  refused: { zh: '未能切换，请重新登录后再试', en: 'Could not switch; sign in again' },
} as const satisfies Record<string, Text>;
