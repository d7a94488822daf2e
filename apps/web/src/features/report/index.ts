import type { PageRoute } from '../../kit/page/page-route.ts';

/** Reports. */
export const reportPages: readonly PageRoute[] = [
  {
    path: '/report/reportlist',
    title: { zh: '报表管理', en: 'Reports' },
    permission: 'reportlist_view',
    load: async () => ({ Page: (await import('./report-list-page.tsx')).ReportListPage }),
  },
  {
    path: '/report/reportlist/:id',
    title: { zh: '报表', en: 'Report' },
    permission: 'reportlist_view',
    load: async () => ({ Page: (await import('./run-page.tsx')).RunPage }),
  },
];
