import type { Feature } from '../../kit/page/feature.ts';

/** Reports. */
export const reportFeature: Feature = {
  name: 'report',
  pages: [
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
  ],
};
