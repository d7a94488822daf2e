import { listExport } from '../kit/list-export.ts';
import { onlineSessions } from './online.ts';

const text = (zh: string, en: string, maxLength = 30) => ({ kind: 'text', label: { zh, en }, maxLength }) as const;

export const onlineExport = listExport({
  list: onlineSessions,
  name: { zh: '在线用户', en: 'Online sessions' },
  permission: 'online_export',
  fields: {
    name: text('姓名', 'Name', 20),
    account: text('账号', 'Account', 20),
    startTime: { kind: 'instant', label: { zh: '登录时间', en: 'Signed in' } },
    lastUsedTime: { kind: 'instant', label: { zh: '最近使用', en: 'Last used' } },
    address: text('登录地址', 'Address', 20),
    deptName: text('所属部门', 'Departments'),
    userAgent: text('浏览器', 'Browser', 60),
  },
});
