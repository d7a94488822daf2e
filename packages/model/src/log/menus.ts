import { allKinds, buttons, type MenuSeed } from '../kit/menu.ts';

/** Logs. */
export const logMenus: readonly MenuSeed[] = [
  {
    code: 'logusual',
    name: { zh: '通用日志', en: 'General log' },
    path: '/monitor/log/usual',
    icon: 'FileTextOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
  {
    code: 'logapi',
    name: { zh: '接口日志', en: 'API log' },
    path: '/monitor/log/api',
    icon: 'FileSearchOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
  {
    code: 'logerror',
    name: { zh: '错误日志', en: 'Error log' },
    path: '/monitor/log/error',
    icon: 'WarningOutlined',
    kinds: allKinds,
    buttons: buttons('view', 'export'),
  },
];
