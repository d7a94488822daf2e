import type { PageRoute } from '../../kit/page/page-route.ts';

/** The first page after signing in, the workbench, and the figures in pictures. */
export const homePages: readonly PageRoute[] = [
  {
    path: '/wel/index',
    title: { zh: '首页', en: 'Home' },
    load: async () => ({ Page: (await import('./home-page.tsx')).HomePage }),
  },
  {
    path: '/wel/firstIndex',
    title: { zh: '工作台', en: 'Workbench' },
    load: async () => ({ Page: (await import('./workbench-page.tsx')).WorkbenchPage }),
  },
  {
    path: '/wel/dashboard',
    title: { zh: '数据看板', en: 'Dashboard' },
    load: async () => ({ Page: (await import('./dashboard-page.tsx')).DashboardPage }),
  },
];

export { announcementPath, useUnreadNotices } from './use-unread-notices.ts';
