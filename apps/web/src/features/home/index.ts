import type { PageRoute } from '../../kit/page/page-route.ts';

/** The first page after signing in. */
export const homePages: readonly PageRoute[] = [
  {
    path: '/wel/index',
    title: { zh: '首页', en: 'Home' },
    load: async () => ({ Page: (await import('./home-page.tsx')).HomePage }),
  },
];
