import type { PageRoute } from '../../kit/page/page-route.ts';

/** Shown while developing, or in a build that asks for it; the product does not contain it. */
const isShown = import.meta.env.DEV || import.meta.env.VITE_DEV_PAGES === '1';

export const devPages: readonly PageRoute[] = isShown
  ? [
      {
        path: '/dev/widgets',
        title: { zh: '组件一览', en: 'Widgets' },
        load: async () => ({ Page: (await import('./dev/widgets-page.tsx')).WidgetsPage }),
      },
    ]
  : [];
