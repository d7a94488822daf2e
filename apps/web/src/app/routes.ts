import type { PageRoute } from '../kit/page/page-route.ts';
import { homePages } from './home/index.ts';
import { features } from '../features/index.ts';
import { plannedRoutes } from './planned-routes.ts';
import { appWords } from './words.ts';

/** Pages that are built: the house's own, and those of the features. */
const builtRoutes: readonly PageRoute[] = [
  ...homePages,
  {
    path: '/info/password',
    title: appWords.changePassword,
    load: async () => ({ Page: (await import('./pages/password-page.tsx')).PasswordPage }),
  },
  {
    path: '/info/index',
    title: appWords.myProfile,
    load: async () => ({ Page: (await import('./profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: '/work/flow/:routeKey',
    title: { zh: '流程页面', en: 'Page of a process' },
    load: async () => ({ Page: (await import('./pages/flow-page.tsx')).FlowPage }),
  },
  {
    path: '/onlineHelp',
    title: appWords.onlineHelp,
    load: async () => ({ Page: (await import('./help/help-page.tsx')).HelpPage }),
  },
  {
    path: '/test/index',
    title: appWords.testPage,
    load: async () => ({ Page: (await import('./pages/test-page.tsx')).TestPage }),
  },
  {
    path: '/myiframe/:routerPath',
    title: { zh: '外部页面', en: 'External page' },
    load: async () => ({ Page: (await import('./pages/external-page.tsx')).ExternalPage }),
  },
  ...features.flatMap(({ pages }) => pages),
];

/** Every page of the main layout; what is built stands before what is planned. */
export const pageRoutes: readonly PageRoute[] = [...builtRoutes, ...plannedRoutes];
