import type { PageRoute } from '../../kit/page/page-route.ts';
import { appWords } from '../words.ts';

/** The first page after signing in, the workbench, and the figures in pictures. */
export const homePages: readonly PageRoute[] = [
  {
    path: '/wel/index',
    title: appWords.home,
    load: async () => ({ Page: (await import('./home-page.tsx')).HomePage }),
  },
  {
    path: '/wel/firstIndex',
    title: appWords.workbench,
    load: async () => ({ Page: (await import('./workbench-page.tsx')).WorkbenchPage }),
  },
  {
    path: '/wel/dashboard',
    title: appWords.dashboard,
    load: async () => ({ Page: (await import('./dashboard-page.tsx')).DashboardPage }),
  },
];

export { announcementPath, useUnreadNotices } from './use-unread-notices.ts';
