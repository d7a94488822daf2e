import type { Feature } from '../../kit/page/feature.ts';

/** What happened: events, calls, errors. */
export const logFeature: Feature = {
  name: 'log',
  pages: [
    {
      path: '/monitor/log/usual',
      title: { zh: '通用日志', en: 'General log' },
      permission: 'logusual_view',
      load: async () => ({ Page: (await import('./usual-log-page.tsx')).UsualLogPage }),
    },
    {
      path: '/monitor/log/api',
      title: { zh: '接口日志', en: 'API log' },
      permission: 'logapi_view',
      load: async () => ({ Page: (await import('./api-log-page.tsx')).ApiLogPage }),
    },
    {
      path: '/monitor/log/error',
      title: { zh: '错误日志', en: 'Error log' },
      permission: 'logerror_view',
      load: async () => ({ Page: (await import('./error-log-page.tsx')).ErrorLogPage }),
    },
  ],
};
