import { noticePages } from '../features/notice/index.ts';
import { supplierPages, tenderingPages } from '../features/tendering/index.ts';
import type { PageRoute } from '../kit/page/page-route.ts';
import { homePath } from './home-path.ts';
import { plannedRoutes } from './planned-routes.ts';

/** Pages that are built. A feature adds its own here: `...tenderingPages` from `features/tendering/index.ts`. */
const builtRoutes: readonly PageRoute[] = [
  {
    path: homePath,
    title: { zh: '首页', en: 'Home' },
    load: async () => ({ Page: (await import('./pages/welcome-page.tsx')).WelcomePage }),
  },
  {
    path: '/info/password',
    title: { zh: '修改密码', en: 'Change password' },
    load: async () => ({ Page: (await import('./pages/password-page.tsx')).PasswordPage }),
  },
  {
    path: '/myiframe/:routerPath',
    title: { zh: '外部页面', en: 'External page' },
    load: async () => ({ Page: (await import('./pages/external-page.tsx')).ExternalPage }),
  },
  ...tenderingPages,
  ...supplierPages,
  ...noticePages,
];

/** Every page of the main layout; what is built stands before what is planned. */
export const pageRoutes: readonly PageRoute[] = [...builtRoutes, ...plannedRoutes];
